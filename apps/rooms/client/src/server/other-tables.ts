import type { TableRules } from '#protocol'
import { type ListedTable, ROOM_CALLS } from '#room-calls'
import { call } from './call.ts'

/** What the page asks of the other tables. All of it throws as `call` does. */
export type OtherTables = {
  /** All tables as they stand now. */
  readonly list: () => Promise<readonly ListedTable[]>
  /** The rules of these tables; unknown ones are left out. */
  readonly rules: (codes: readonly string[]) => Promise<readonly TableRules[]>
}

/** The other tables of the hall, for a session. */
export const otherTables = (session: string): OtherTables => ({
  list: async () => (await call(ROOM_CALLS.tables, { session })).tables,
  rules: async (codes) => (await call(ROOM_CALLS.rules, { session, body: { tables: codes } })).tables,
})
