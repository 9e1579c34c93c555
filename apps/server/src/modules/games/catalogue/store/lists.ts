import type { GameType } from '@sanuk/contracts/catalogue'
import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'
import type { PlacedKnown } from '../list-differences.ts'
import { type GameTables, readGame } from './game-rows.ts'

/** How vendors' lists are kept, and whose wait for an operator. */
export function createListStore(database: Database) {
  const own = database.withTables<GameTables & { 'catalogue.list_by_hand': { vendor: string } }>()
  return {
    byHand: async (): Promise<ReadonlySet<string>> =>
      new Set((await own.selectFrom('catalogue.list_by_hand').select('vendor').execute()).map(({ vendor }) => vendor)),
    setByHand: async (vendor: string, byHand: boolean): Promise<void> => {
      const rows = own.insertInto('catalogue.list_by_hand').values({ vendor })
      if (byHand) await rows.onConflict((conflict) => conflict.doNothing()).execute()
      else await own.deleteFrom('catalogue.list_by_hand').where('vendor', '=', vendor).execute()
    },
    /** Games that are listed, by vendor. */
    counts: async (): Promise<ReadonlyMap<string, number>> => {
      const { rows } = await sql<{ vendor: string; games: number }>`
        select vendor, count(*)::int as games from catalogue.game where listed group by vendor`.execute(database)
      return new Map(rows.map(({ vendor, games }) => [vendor, games]))
    },
    /** Which categories each vendor has games of, those that are shown to nobody included. */
    categories: async (): Promise<ReadonlyMap<string, readonly GameType[]>> => {
      const { rows } = await sql<{ vendor: string; types: GameType[] }>`
        select vendor, array_agg(distinct game_type order by game_type) as types
          from catalogue.game where listed or playable group by vendor`.execute(database)
      return new Map(rows.map(({ vendor, types }) => [vendor, types]))
    },
    /** A vendor's list as it was taken over last, in its order. */
    known: async (on: Connection, vendor: string, listed: boolean): Promise<PlacedKnown[]> => {
      const games = on.withTables<GameTables>().selectFrom('catalogue.game').selectAll().where('vendor', '=', vendor)
      const rows = await games.where('listed', '=', listed).orderBy('place').orderBy('code').execute()
      return rows.map((row) => ({ ...readGame(row), place: row.place }))
    },
  }
}
