import { BANK_CODES, type BankCode } from '@sanuk/contracts/thai-banks'
import { type Selectable, sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'

type AccountTable = {
  id: string
  brand: string
  member: string
  bank: string
  number_sealed: Buffer
  number_hash: Buffer
  number_length: number
  last_four: string
  holder: string
  added_at: Date
  usable_from: Date
  removed_at: Date | null
}
type Tables = {
  'payees.account': AccountTable
  'payees.holder': { member: string; brand: string; name: string; given_at: Date }
}

export type AccountRecord = {
  readonly id: string
  readonly member: string
  readonly bank: BankCode
  readonly numberSealed: Buffer
  readonly numberLength: number
  readonly lastFour: string
  readonly holder: string
  readonly addedAt: Date
  readonly usableFrom: Date
  readonly removedAt: Date | null
}

export type NewAccount = Omit<AccountRecord, 'removedAt'> & { readonly brand: string; readonly numberHash: Buffer }

export type AccountStore = ReturnType<typeof createAccountStore>

/** Members' bank accounts, and the name in which they are. */
export function createAccountStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  const of = (member: string, connection: Connection) =>
    on(connection).selectFrom('payees.account').selectAll().where('member', '=', member).orderBy('added_at')
  return {
    /** Members of a brand in groups that have an account in one name, spaces and case forgiven. */
    /** Members who have one account at a bank, or had it: nobody has another's at the same time. */
    sharedAccounts: async (brand: string): Promise<string[][]> => {
      const { rows } = await sql<{ members: string[] }>`
        select array_agg(distinct member::text) as members from payees.account where brand = ${brand}
         group by bank, number_hash having count(distinct member) > 1`.execute(database)
      return rows.map(({ members }) => members)
    },
    sharedNames: async (brand: string): Promise<string[][]> => {
      const { rows } = await sql<{ members: string[] }>`
        select array_agg(member::text) as members from payees.holder where brand = ${brand}
         group by lower(regexp_replace(normalize(name, NFKC), '\\s+', '', 'g')) having count(*) > 1`.execute(database)
      return rows.map(({ members }) => members)
    },
    nameOf: async (member: string): Promise<string | null> => {
      const row = await on(database)
        .selectFrom('payees.holder')
        .select('name')
        .where('member', '=', member)
        .executeTakeFirst()
      return row?.name ?? null
    },
    /** Keeps the name unless there is one, and answers the one that counts; nobody else adds an account meanwhile. */
    holdName: async (
      transaction: Transaction,
      holder: { member: string; brand: string; name: string; given_at: Date },
    ): Promise<string> => {
      await on(transaction)
        .insertInto('payees.holder')
        .values(holder)
        .onConflict((conflict) => conflict.column('member').doNothing())
        .execute()
      const { name } = await on(transaction)
        .selectFrom('payees.holder')
        .select('name')
        .where('member', '=', holder.member)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return name
    },
    /** Every account the member ever had. */
    ofMember: async (member: string, connection: Connection = database): Promise<AccountRecord[]> =>
      (await of(member, connection).execute()).map(readAccount),
    find: async (id: string): Promise<AccountRecord | null> => {
      const row = await on(database).selectFrom('payees.account').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? readAccount(row) : null
    },
    findMany: async (ids: readonly string[]): Promise<Map<string, AccountRecord>> => {
      if (ids.length === 0) return new Map()
      const rows = await on(database)
        .selectFrom('payees.account')
        .selectAll()
        .where('id', 'in', [...new Set(ids)])
        .execute()
      return new Map(rows.map((row) => [row.id, readAccount(row)]))
    },
    /** False where somebody of the brand has this number. */
    add: async (transaction: Transaction, account: NewAccount): Promise<boolean> => {
      const { id, brand, member, bank, holder } = account
      const { numInsertedOrUpdatedRows } = await on(transaction)
        .insertInto('payees.account')
        .values({
          ...{ id, brand, member, bank, holder, removed_at: null },
          ...{ number_sealed: account.numberSealed, number_hash: account.numberHash },
          ...{ number_length: account.numberLength, last_four: account.lastFour },
          ...{ added_at: account.addedAt, usable_from: account.usableFrom },
        })
        .onConflict((conflict) =>
          conflict.columns(['brand', 'bank', 'number_hash']).where('removed_at', 'is', null).doNothing(),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    /** False where the member has no such account. */
    remove: async (member: string, id: string, at: Date): Promise<boolean> => {
      const { numUpdatedRows } = await on(database)
        .updateTable('payees.account')
        .set({ removed_at: at })
        .where('id', '=', id)
        .where('member', '=', member)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

function readAccount(row: Selectable<AccountTable>): AccountRecord {
  const bank = BANK_CODES.find((known) => known === row.bank)
  if (!bank) throw new Error(`account ${row.id} is at an unknown bank`)
  return {
    ...{ id: row.id, member: row.member, bank, holder: row.holder, numberSealed: row.number_sealed },
    ...{ numberLength: row.number_length, lastFour: row.last_four },
    ...{ addedAt: row.added_at, usableFrom: row.usable_from, removedAt: row.removed_at },
  }
}
