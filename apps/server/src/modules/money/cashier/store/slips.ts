import { ENTRY_WORDS } from '@sanuk/contracts/office-cashier'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type Queue, readQueue } from '#platform/queue'
import { readSlip, type Slip, tablesOn } from './rows.ts'

const entryWord = z.enum(ENTRY_WORDS)
export type Entry = {
  readonly at: Date
  readonly operator: string | null
  readonly what: z.output<typeof entryWord>
  readonly note: string | null
}
type NewEntry = Entry & { readonly brand: string; readonly deposit?: string | null; readonly payment?: string | null }

export type SlipStore = ReturnType<typeof createSlipStore>

/** Slips that members sent, and what colleagues wrote and did. */
export function createSlipStore(database: Database) {
  const all = () => tablesOn(database).selectFrom('cashier.slip').selectAll()
  return {
    /** Keeps a slip; false where the same picture was sent before. */
    add: async (
      transaction: Transaction,
      slip: Omit<Slip, 'state' | 'reason'> & { hash: string },
    ): Promise<boolean> => {
      const { sentAt, ...row } = slip
      const added = await tablesOn(transaction)
        .insertInto('cashier.slip')
        .values({ ...row, sent_at: sentAt, state: 'waiting', reason: null, decided_by: null })
        .onConflict((conflict) => conflict.constraint('slip_once').doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    },
    /** Whether a picture with these pixels was sent at the brand before. */
    isKnown: async (brand: string, hash: string): Promise<boolean> => {
      const known = await tablesOn(database)
        .selectFrom('cashier.slip')
        .select('id')
        .where('brand', '=', brand)
        .where('hash', '=', hash)
        .executeTakeFirst()
      return known !== undefined
    },
    /** How many were sent for a deposit. */
    count: async (connection: Connection, deposit: string): Promise<number> => {
      const { count } = await tablesOn(connection)
        .selectFrom('cashier.slip')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('deposit', '=', deposit)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Of each deposit the last one. */
    lastOf: async (deposits: readonly string[]): Promise<Map<string, Slip>> => {
      if (deposits.length === 0) return new Map()
      const rows = await all().where('deposit', 'in', deposits).orderBy('sent_at').execute()
      return new Map(rows.map((row) => [row.deposit, readSlip(row)]))
    },
    of: async (deposit: string): Promise<Slip[]> =>
      (await all().where('deposit', '=', deposit).orderBy('sent_at', 'desc').execute()).map(readSlip),
    /** Decides on those that wait; how many there were. */
    decide: async (
      connection: Connection,
      deposit: string,
      by: { state: 'accepted' | 'rejected'; reason: string | null; operator: string | null },
    ): Promise<number> => {
      const decided = await tablesOn(connection)
        .updateTable('cashier.slip')
        .set({ state: by.state, reason: by.reason, decided_by: by.operator })
        .where('deposit', '=', deposit)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return Number(decided.numUpdatedRows)
    },
    /** Deposits whose slips wait, oldest first: by their ids, with the instant the first came. */
    waiting: async (brand: string): Promise<Map<string, Date>> => {
      const { rows } = await sql<{ deposit: string; since: Date }>`
        select deposit, min(sent_at) as since from cashier.slip
         where brand = ${brand}::uuid and state = 'waiting' group by deposit order by since limit 200`.execute(database)
      return new Map(rows.map(({ deposit, since }) => [deposit, since]))
    },
    /** Deposits with slips that nobody decided on. */
    queue: (brand: string): Promise<Queue> =>
      readQueue(
        database,
        sql`select min(sent_at) as since from cashier.slip
             where brand = ${brand} and state = 'waiting' group by deposit`,
      ),
    write: async (connection: Connection, entry: NewEntry): Promise<void> => {
      const { brand, deposit = null, payment = null, at, operator, what, note } = entry
      await tablesOn(connection)
        .insertInto('cashier.entry')
        .values({ brand, deposit, payment, at, operator, what, note })
        .execute()
    },
    entriesOf: async (of: { readonly deposit: string } | { readonly payment: string }): Promise<Entry[]> => {
      const [column, id] = 'deposit' in of ? (['deposit', of.deposit] as const) : (['payment', of.payment] as const)
      const rows = await tablesOn(database)
        .selectFrom('cashier.entry')
        .select(['at', 'operator', 'what', 'note'])
        .where(column, '=', id)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, what: entryWord.parse(row.what) }))
    },
  }
}
