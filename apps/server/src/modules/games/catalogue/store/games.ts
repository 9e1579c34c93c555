import { sql } from 'kysely'
import type { Game, GameName } from '#platform/capabilities/game'
import type { Connection, Database } from '#platform/database'
import { type GameTables, readGame, rowOf } from './game-rows.ts'

/** Games as their vendors list them, one by one. */
export function createGameStore(database: Database) {
  const own = database.withTables<GameTables>()
  return {
    one: async (by: GameName): Promise<Game | null> => {
      const query = own.selectFrom('catalogue.game').selectAll()
      const row = await ('nodeId' in by
        ? query.where('node_id', '=', by.nodeId)
        : query.where('vendor', '=', by.vendor).where('code', '=', by.code)
      ).executeTakeFirst()
      return row ? readGame(row) : null
    },
    /** A game that its vendor lists now. */
    listed: async (vendor: string, code: string): Promise<Game | null> => {
      const query = own.selectFrom('catalogue.game').selectAll().where('vendor', '=', vendor).where('code', '=', code)
      const row = await query.where('listed', '=', true).executeTakeFirst()
      return row ? readGame(row) : null
    },
    /** Games that are shown and whose vendors play free rounds of them, in the order of their lists. */
    withFreeRounds: async (): Promise<Game[]> => {
      const query = own.selectFrom('catalogue.game').selectAll().where('listed', '=', true).where('playable', '=', true)
      const rows = await query
        .where(sql<boolean>`free_round_stakes <> '[]'::jsonb`)
        .orderBy('vendor')
        .orderBy('place')
        .execute()
      return rows.map(readGame)
    },
    /** Games that feed progressive pools, whether or not they are still listed: their open rounds are played to the end. */
    withPools: async (on: Connection = database): Promise<Game[]> => {
      const query = on.withTables<GameTables>().selectFrom('catalogue.game').selectAll()
      return (await query.where(sql<boolean>`pools <> '[]'::jsonb`).execute()).map(readGame)
    },
    /** Enters a game that no vendor's list names. One that is there stays as it is. */
    addUnlisted: async (game: Game): Promise<void> => {
      const {
        names,
        picture,
        free_round_stakes: stakes,
        stakes_in: stakesIn,
        pools,
        ...row
      } = rowOf(game, { place: 0, listed: false })
      await own
        .insertInto('catalogue.game')
        .values({
          ...row,
          names: JSON.stringify(names),
          picture: JSON.stringify(picture),
          free_round_stakes: JSON.stringify(stakes),
          stakes_in: JSON.stringify(stakesIn),
          pools: JSON.stringify(pools),
          edition: 1n,
        })
        .onConflict((conflict) => conflict.constraint('game_of_vendor').doNothing())
        .execute()
    },
    named: async (games: readonly { vendor: string; code: string }[]): Promise<Map<string, Game>> => {
      if (games.length === 0) return new Map()
      const rows = await own
        .selectFrom('catalogue.game')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('vendor', 'code'),
            'in',
            games.map(({ vendor, code }) => tuple(vendor, code)),
          ),
        )
        .execute()
      return new Map(rows.map((row) => [`${row.vendor} ${row.code}`, readGame(row)]))
    },
  }
}
