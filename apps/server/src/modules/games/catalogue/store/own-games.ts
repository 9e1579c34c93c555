import { FAVOURITES_MAX } from '@sanuk/contracts/catalogue'
import { type Generated, sql } from 'kysely'
import { type Database, inTransaction } from '#platform/database'

type OwnTables = {
  'catalogue.favourite': { brand: string; member: string; node_id: string; added_at: Generated<Date> }
  'catalogue.opened': { brand: string; member: string; node_id: string; opened_at: Date }
}

/** A member, of a brand. */
export type Owner = { readonly brand: string; readonly member: string }

/** More than anybody looks back. */
const OPENED_READ = 200

/** Which games members marked, and which they opened. */
export function createOwnGames(database: Database) {
  const own = database.withTables<OwnTables>()
  return {
    /** Node ids of the favourites, the latest first. */
    favourites: async (member: string): Promise<string[]> => {
      const rows = await own
        .selectFrom('catalogue.favourite')
        .select('node_id')
        .where('member', '=', member)
        .orderBy('added_at', 'desc')
        .orderBy('node_id')
        .execute()
      return rows.map(({ node_id }) => node_id)
    },
    /** Marks a game; beyond the most that are kept, the oldest mark goes. */
    addFavourite: ({ brand, member }: Owner, nodeId: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await transaction
          .withTables<OwnTables>()
          .insertInto('catalogue.favourite')
          .values({ brand, member, node_id: nodeId })
          .onConflict((conflict) => conflict.columns(['member', 'node_id']).doNothing())
          .execute()
        await sql`
          delete from catalogue.favourite where member = ${member} and node_id in (
            select node_id from catalogue.favourite where member = ${member}
             order by added_at desc, node_id offset ${FAVOURITES_MAX})
        `.execute(transaction)
      }),
    removeFavourite: async ({ member }: Owner, nodeId: string): Promise<void> => {
      await own.deleteFrom('catalogue.favourite').where('member', '=', member).where('node_id', '=', nodeId).execute()
    },
    noteOpened: async ({ brand, member }: Owner, nodeId: string, at: Date): Promise<void> => {
      await own
        .insertInto('catalogue.opened')
        .values({ brand, member, node_id: nodeId, opened_at: at })
        .onConflict((conflict) => conflict.columns(['member', 'node_id']).doUpdateSet({ opened_at: at }))
        .execute()
    },
    /** Games a member opened, the latest first. */
    opened: async (member: string): Promise<{ nodeId: string; at: Date }[]> => {
      const rows = await own
        .selectFrom('catalogue.opened')
        .select(['node_id', 'opened_at'])
        .where('member', '=', member)
        .orderBy('opened_at', 'desc')
        .limit(OPENED_READ)
        .execute()
      return rows.map(({ node_id, opened_at }) => ({ nodeId: node_id, at: opened_at }))
    },
  }
}
