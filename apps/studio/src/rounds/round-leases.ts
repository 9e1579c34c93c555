import type { Lease } from '@sanuk/vendor-server/lease'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables } from '../database.ts'
import { type GameRound, OPEN_STATES } from './round.ts'
import { updateRounds } from './round-queries.ts'
import { readRound } from './round-table.ts'

/** Who works on which round: of several processes one at a time, and another one when that one is gone. */
export function roundLeases(database: Database) {
  return {
    /** Takes a round that nobody works on, if it is one. */
    take: async (id: string, lease: Lease): Promise<GameRound | null> => {
      const row = await updateRounds(database)
        .set({ leased_until: lease.until })
        .where('studio.round.id', '=', id)
        .where((round) => isDue(round, lease.now))
        .executeTakeFirst()
      return row ? readRound(row) : null
    },
    /** Takes rounds that nobody works on, those first that have waited longest. */
    takeDue: async (most: number, lease: Lease): Promise<GameRound[]> => {
      const rows = await updateRounds(database)
        .set({ leased_until: lease.until })
        .where('studio.round.id', 'in', (rounds) =>
          rounds
            .selectFrom('studio.round')
            .select('studio.round.id')
            .where((round) => isDue(round, lease.now))
            .orderBy('studio.round.leased_until')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .execute()
      return rows.map(readRound)
    },
    /** Rounds that were begun before and whose player has not come back since; taken as above. */
    takeLeft: async (before: Date, most: number, lease: Lease): Promise<GameRound[]> => {
      const rows = await updateRounds(database)
        .set({ leased_until: lease.until })
        .where('studio.round.id', 'in', (rounds) =>
          rounds
            .selectFrom('studio.round')
            .select('studio.round.id')
            .where('studio.round.state', '=', 'playing')
            .where('studio.round.created_at', '<', before)
            .where('studio.round.leased_until', '<=', lease.now)
            .orderBy('studio.round.created_at')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .execute()
      return rows.map(readRound)
    },
    /** Rounds against the clock whose time is over; taken as above. */
    takeOverdue: async (most: number, lease: Lease): Promise<GameRound[]> => {
      const rows = await updateRounds(database)
        .set({ leased_until: lease.until })
        .where('studio.round.id', 'in', (rounds) =>
          rounds
            .selectFrom('studio.round')
            .select('studio.round.id')
            .where('studio.round.state', '=', 'playing')
            .where('studio.round.ends_at', '<=', lease.now)
            .where('studio.round.leased_until', '<=', lease.now)
            .orderBy('studio.round.ends_at')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .execute()
      return rows.map(readRound)
    },
    /** Leaves a round alone until then: the platform did not answer. */
    postpone: async (id: string, until: Date): Promise<void> => {
      await database
        .updateTable('studio.round')
        .set({ leased_until: until, tries: sql<number>`tries + 1` })
        .where('id', '=', id)
        .where('state', 'in', [...OPEN_STATES])
        .execute()
    },
  }
}

function isDue(round: ExpressionBuilder<Tables, 'studio.round'>, now: Date) {
  return round.and([round('studio.round.state', 'in', [...OPEN_STATES]), round('studio.round.leased_until', '<=', now)])
}
