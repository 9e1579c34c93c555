import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { searchableName } from '../search/name-search.ts'
import type { StockedGame } from '../shelf/shelved-game.ts'
import { type GameTables, readGame } from './game-rows.ts'

/** How far the vendors' lists are, and a brand's choices. */
export type Editions = { readonly list: bigint; readonly choices: bigint }

export type EditionStore = ReturnType<typeof createEditionStore>

/** What changed in the catalogue, for those who keep it in memory. */
export function createEditionStore(database: Database) {
  const own = database.withTables<GameTables>()
  return {
    now: async (brand: string): Promise<Editions> => {
      const { rows } = await sql<Editions>`
        select (select number from catalogue.edition) as list,
               coalesce((select number from catalogue.choice_edition where brand = ${brand}::uuid), 0) as choices
      `.execute(database)
      if (!rows[0]) throw new Error('the catalogue has no edition')
      return rows[0]
    },
    /** Games that were written after an edition: as they are now, or only by node id where they are listed no more. */
    since: async (edition: bigint): Promise<{ listed: StockedGame[]; gone: string[] }> => {
      const rows = await own.selectFrom('catalogue.game').selectAll().where('edition', '>', edition).execute()
      return {
        listed: rows.flatMap((row) => {
          if (!row.listed) return []
          const game = readGame(row)
          return [{ ...game, place: row.place, name: searchableName(game.names) }]
        }),
        gone: rows.flatMap((row) => (row.listed ? [] : [row.node_id])),
      }
    },
  }
}
