import { transferId } from '@sanuk/ledger/key'
import { KINDS } from '@sanuk/ledger/kinds'
import { currencyCodes } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { Posting } from '../corrections/difference.ts'

const correctionRow = z.object({
  id: z.uuid(),
  issue: z.bigint(),
  version: z.number(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  proposedBy: z.uuid(),
  at: z.date(),
  pass: z.literal([1, 2]),
  settledTo: z.bigint(),
  doneAt: z.nullable(z.date()),
})
export type CorrectionRecord = z.output<typeof correctionRow>

const columns = sql`
  id, issue, version, before, after, proposed_by as "proposedBy", at, pass, settled_to as "settledTo",
  done_at as "doneAt"`

const paidRow = z.object({ ticket: z.uuid(), amount: z.bigint(), rebate: z.bigint(), owed: z.bigint() })
export type PaidRecord = z.output<typeof paidRow>

const accountRow = z.object({ id: z.bigint(), balance: z.bigint(), currency: z.enum(currencyCodes) })
export type HeldAccount = z.output<typeof accountRow>

/** A correction, and how far it was when it was read. */
type Progress = Pick<CorrectionRecord, 'id' | 'pass' | 'settledTo'>

/** Tickets that are paid something else now, and the postings of the differences. */
export type Resettled = {
  readonly id: string
  readonly to: bigint
  readonly tickets: readonly {
    readonly id: string
    readonly brand: string
    /** What it wins now, and with its rebate. */
    readonly win: bigint
    readonly paid: bigint
    readonly owed: bigint
    /** What of its stake counts as turnover. */
    readonly valid: bigint
    /** Which posting moved the member's money, counted from 0; `null` where none did. */
    readonly moved: number | null
  }[]
  readonly postings: readonly Posting[]
}

export type CorrectionStore = ReturnType<typeof createCorrectionStore>

/** Corrections of results, and what tickets were paid. */
export function createCorrectionStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<CorrectionRecord[]> =>
    (await query.execute(on)).rows.map((row) => correctionRow.parse(row))
  return {
    ofIssue: (issue: bigint) =>
      some(sql`select ${columns} from lottery.correction where issue = ${issue} order by version`),
    underWay: () => some(sql`select ${columns} from lottery.correction where done_at is null order by at limit 50`),
    isUnderWay: async (issue: bigint, on: Connection = database): Promise<boolean> =>
      (await some(sql`select ${columns} from lottery.correction where issue = ${issue} and done_at is null`, on))
        .length > 0,
    /** Gives a settled issue another result, which its tickets are settled by from now on. */
    add: async (
      transaction: Transaction,
      { id, issue, version, before, after, proposedBy }: Omit<CorrectionRecord, 'at' | 'pass' | 'settledTo' | 'doneAt'>,
    ): Promise<void> => {
      await sql`
        insert into lottery.correction (id, issue, version, before, after, proposed_by, at)
        values (${id}, ${issue}, ${version}, ${before}::text[], ${after}::text[], ${proposedBy}, clock_timestamp())`.execute(
        transaction,
      )
      await sql`
        update lottery.issue set version = ${version}, result = ${after}::text[], simulated = false
         where id = ${issue}`.execute(transaction)
    },
    /** Locks a correction that is still where it was read; false where another process went on. */
    lock: async (transaction: Transaction, { id, pass, settledTo }: Progress): Promise<boolean> => {
      const { rows } = await sql`
        select from lottery.correction
         where id = ${id} and pass = ${pass} and settled_to = ${settledTo} and done_at is null
           for no key update`.execute(transaction)
      return rows.length === 1
    },
    /** A pass is over: the second one begins, or all is done. */
    endPass: async ({ id, pass, settledTo }: Progress): Promise<void> => {
      const next = pass === 1 ? sql`pass = 2, settled_to = 0` : sql`done_at = clock_timestamp()`
      await sql`
        update lottery.correction set ${next}
         where id = ${id} and pass = ${pass} and settled_to = ${settledTo} and done_at is null`.execute(database)
    },
    /** What these tickets were paid; those that never were are missing. */
    paidTo: async (tickets: readonly string[], on: Connection = database): Promise<ReadonlyMap<string, PaidRecord>> => {
      const { rows } = await sql`
        select ticket, amount, rebate, owed from lottery.win where ticket = any (${[...tickets]}::uuid[])`.execute(on)
      const read = rows.map((row) => paidRow.parse(row))
      return new Map(read.map((row) => [row.ticket, row]))
    },
    /** Locks rounds, then accounts, each in one order, and answers what the accounts hold. */
    holdAccounts: async (
      transaction: Transaction,
      { rounds, accounts }: { rounds: readonly string[]; accounts: readonly bigint[] },
    ): Promise<ReadonlyMap<bigint, HeldAccount>> => {
      await sql`select from wagers.lock_rounds(${[...rounds]}::uuid[])`.execute(transaction)
      const { rows } = await sql`
        select account.id, ledger.lock_balance(account.id) as balance, currency
          from (select distinct id from unnest(${accounts.map(String)}::bigint[]) as id order by id) asked
          join ledger.account using (id) order by account.id`.execute(transaction)
      return new Map(rows.map((row) => accountRow.parse(row)).map((row) => [row.id, row]))
    },
    /** The same without locks: for a preview. */
    balances: async (accounts: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> => {
      const { rows } = await sql<{ id: bigint; balance: bigint }>`
        select id, balance from ledger.account where id = any (${accounts.map(String)}::bigint[])`.execute(database)
      return new Map(rows.map(({ id, balance }) => [id, balance]))
    },
    resettle: async (transaction: Transaction, { id, to, tickets, postings }: Resettled): Promise<void> => {
      await sql`
        select lottery.resettle(
          ${id}::uuid, ${to}::bigint, ${tickets.map((one) => one.id)}::uuid[],
          ${tickets.map(({ brand }) => brand)}::uuid[], ${tickets.map(({ win }) => String(win))}::bigint[],
          ${tickets.map(({ owed }) => String(owed))}::bigint[], ${tickets.map(({ paid }) => String(paid))}::bigint[],
          ${tickets.map(({ valid }) => String(valid))}::bigint[],
          ${tickets.map(({ moved }) => (moved === null ? null : moved + 1))}::integer[],
          ${postings.map(({ key }) => transferId(key))}::uuid[], ${postings.map(({ debit }) => debit)}::bigint[],
          ${postings.map(({ credit }) => credit)}::bigint[], ${postings.map((one) => String(one.amount))}::bigint[],
          ${postings.map(({ kind }) => KINDS[kind])}::smallint[], ${postings.map(({ ticket }) => ticket)}::uuid[],
          ${postings.map(({ name }) => name)}::text[])`.execute(transaction)
    },
  }
}
