import pg from 'pg'
import type { Database } from '../database.ts'
import { type GameRound, OPEN_STATES } from './round.ts'
import { type Lease, roundLeases } from './round-leases.ts'
import { roundMoves } from './round-moves.ts'
import { selectRounds } from './round-queries.ts'
import { readRound } from './round-table.ts'

export type RoundStore = ReturnType<typeof createRoundStore>

/** The rounds as they lie in the database. */
export function createRoundStore(database: Database) {
  const one = async (query: ReturnType<typeof selectRounds>): Promise<GameRound | null> => {
    const row = await query.executeTakeFirst()
    return row ? readRound(row) : null
  }
  return {
    ...roundMoves(database),
    ...roundLeases(database),
    begin: (round: GameRound, lease: Lease) => begin(database, round, lease),
    find: (id: string) => one(selectRounds(database).where('studio.round.id', '=', id)),
    findSpin: (member: string, spin: string) =>
      one(selectRounds(database).where('studio.round.member', '=', member).where('studio.round.spin', '=', spin)),
    /** The member's round of a game that is not over: under way, or not seen to its end. */
    findUnfinished: (member: string, game: string) =>
      one(
        selectRounds(database)
          .where('studio.round.member', '=', member)
          .where('studio.round.game', '=', game)
          .where('studio.round.state', 'in', [...OPEN_STATES, 'settled'])
          .orderBy('studio.round.created_at', 'desc'),
      ),
  }
}

/**
 * Begins a round, unless this spin was begun before (`known`) or another one of the member's in this game is under way
 * (`busy`). What he has not seen of earlier rounds he has passed over by spinning on.
 */
async function begin(database: Database, round: GameRound, lease: Lease): Promise<'begun' | 'known' | 'busy'> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const begun = await transaction
        .insertInto('studio.round')
        .values(rowOf(round, lease))
        .onConflict((conflict) => conflict.columns(['member', 'spin']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!begun) return 'known'
      await transaction
        .updateTable('studio.round')
        .set({ state: 'shown' })
        .where('member', '=', round.member)
        .where('game', '=', round.game)
        .where('state', '=', 'settled')
        .execute()
      return 'begun'
    })
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'round_open') return 'busy'
    throw error
  }
}

function rowOf(round: GameRound, { until }: Lease) {
  const { id, session, spin, member, game, currency, stake, bet, win, rollback } = round
  return {
    ...{ id, session, spin, member, game, currency, stake, bet, win, rollback },
    state: 'betting' as const,
    math_version: round.mathVersion,
    created_at: round.createdAt,
    leased_until: until,
  }
}
