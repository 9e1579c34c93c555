import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { BoxRow } from './box-table.ts'

type NewBox = Pick<BoxRow, 'table_code' | 'box' | 'member' | 'shown_name' | 'taken_at'>

export type BoxStore = ReturnType<typeof createBoxStore>

/** Who sits at which box, as it lies in our schema. */
export function createBoxStore(database: Database) {
  return {
    of: (table: string): Promise<BoxRow[]> =>
      database.selectFrom('rooms.box').selectAll().where('table_code', '=', table).orderBy('box').execute(),
    /** Answers whether the box was free. */
    add: async (box: NewBox): Promise<boolean> => {
      const added = await database
        .insertInto('rooms.box')
        .values(box)
        .onConflict((conflict) => conflict.doNothing())
        .returning('box')
        .executeTakeFirst()
      return added !== undefined
    },
    setLeaving: async (table: string, box: number, isLeaving: boolean): Promise<void> => {
      await database
        .updateTable('rooms.box')
        .set({ is_leaving: isLeaving })
        .where('table_code', '=', table)
        .where('box', '=', box)
        .execute()
    },
    /** Counts a coup that was dealt: boxes without a bet in it are idle once more, the others are not. */
    countCoup: async (table: string, played: readonly number[]): Promise<void> => {
      await sql`
        update rooms.box set idle = case when box = any (${[...played]}::int[]) then 0 else idle + 1 end
        where table_code = ${table}`.execute(database)
    },
    free: async (table: string, boxes: readonly number[]): Promise<void> => {
      await database
        .deleteFrom('rooms.box')
        .where('table_code', '=', table)
        .where('box', 'in', [...boxes])
        .execute()
    },
  }
}
