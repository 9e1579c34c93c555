import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database.ts'
import { UNFINISHED_STATES } from '../rounds/round.ts'
import type { SeedTable } from './seed-table.ts'

/** A server seed as it is kept, with its hash. */
export type Sealed = { readonly sealed: Buffer; readonly commitment: Buffer }

export type SeedRow = Selectable<SeedTable>

/** How many of the seeds that were told are listed. */
const LISTED = 20

/** Seeds as they lie in the database. */
export function createSeedStore(database: Database) {
  const seeds = (player: string, on: Database = database) =>
    on.selectFrom('studio.seed').selectAll().where('player', '=', player)
  return {
    playing: (player: string) => seeds(player).where('state', '=', 'playing').executeTakeFirst(),
    next: (player: string) => seeds(player).where('state', '=', 'next').executeTakeFirst(),
    told: (player: string) =>
      seeds(player).where('state', '=', 'told').orderBy('told_at', 'desc').limit(LISTED).execute(),
    /** Keeps a seed as the player's next one, unless there is one. */
    addNext: async (player: string, { sealed, commitment }: Sealed, now: Date): Promise<void> => {
      await database
        .insertInto('studio.seed')
        .values({ id: randomUUID(), player, commitment, state: 'next', server_seed: sealed, created_at: now })
        .onConflict((conflict) => conflict.columns(['player']).where('state', '=', 'next').doNothing())
        .execute()
    },
    /** Both seeds of a player, and nobody else changes or draws from them before the transaction ends. */
    hold: (player: string, on: Database) =>
      seeds(player, on).where('state', '<>', 'told').orderBy('state').forUpdate().execute(),
    /** How a round stands that is drawn from a seed and not over; undefined where there is none. */
    stateInUse: async (seed: string, on: Database): Promise<string | undefined> => {
      const rounds = on.selectFrom('studio.round').select('state').where('seed', '=', seed)
      return (await rounds.where('state', 'in', UNFINISHED_STATES).limit(1).executeTakeFirst())?.state
    },
    tell: async (id: string, on: Database, now: Date): Promise<void> => {
      await on.updateTable('studio.seed').set({ state: 'told', told_at: now }).where('id', '=', id).execute()
    },
    begin: async (id: string, clientSeed: string, on: Database): Promise<void> => {
      await on
        .updateTable('studio.seed')
        .set({ state: 'playing', client_seed: clientSeed })
        .where('id', '=', id)
        .execute()
    },
    /** Takes the number of the next round drawn from what a player plays with; `null` where that is nothing yet. */
    take: async (player: string, on: Database): Promise<{ readonly row: SeedRow; readonly nonce: number } | null> => {
      const row = await on
        .updateTable('studio.seed')
        .set({ rounds: sql<number>`rounds + 1` })
        .where('player', '=', player)
        .where('state', '=', 'playing')
        .returningAll()
        .executeTakeFirst()
      return row ? { row, nonce: row.rounds - 1 } : null
    },
    /** Drops what demos were drawn from whose session is gone. */
    forgetDemos: async (): Promise<void> => {
      await sql`
        delete from studio.seed
         where player like 'demo:%' and not exists (select from studio.session where 'demo:' || id = player)`.execute(
        database,
      )
    },
  }
}
