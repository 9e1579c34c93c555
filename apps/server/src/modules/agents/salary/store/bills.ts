import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { createAccrualRows } from '#platform/accruals/accrual-rows'
import type { Connection, Database, Transaction } from '#platform/database'
import { listPage, newestFrom } from '#platform/list-query'
import type { Place } from '#platform/page-cursor'
import { isGone, type LeastPaid } from './agents-gone.ts'
import { takeDue } from './take-due.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const billRow = z.object({
  agent: z.uuid(),
  above: z.nullable(z.uuid()),
  firstDay: z.string(),
  lastDay: z.string(),
  beginsAt: z.date(),
  tier: z.number(),
  rate: z.number(),
  valid: money,
  active: z.number(),
  net: money,
  carriedIn: money,
  loss: money,
  amount: money,
  granted: money,
  limited: z.boolean(),
  earned: money,
  paid: money,
  paidAt: z.nullable(z.date()),
  approved: z.nullable(money),
  denied: z.nullable(z.string()),
})
/** What a period of an agent's team brings of its loss, and what operators decided. `tier` counts from 1; 0 for none. */
export type Bill = z.output<typeof billRow>

/** A bill as it is counted. */
export type CountedBill = Omit<Bill, 'beginsAt' | 'paid' | 'paidAt' | 'approved' | 'denied'> & {
  readonly contract: string | null
  readonly carriedOn: bigint
}

export const billColumns = sql`
  bill.agent, bill.above, bill.first_day::text as "firstDay", bill.last_day::text as "lastDay",
  bill.begins_at as "beginsAt", bill.tier, bill.rate, bill.valid, bill.active, bill.net, bill.carried_in as "carriedIn",
  bill.loss, bill.amount, bill.granted, bill.limited, bill.earned, bill.paid, bill.paid_at as "paidAt", bill.approved,
  bill.denied`
const PAGE = 24

/** What was approved is paid, and no more than that. */
const PAYABLE = sql`earned <= approved`

export const readBill = (row: unknown): Bill => billRow.parse(row)

export type BillStore = ReturnType<typeof createBillStore>

/** Dividends of agents in a scheme. */
export function createBillStore(database: Database, scheme: DividendScheme) {
  const accruals = createAccrualRows(database, {
    table: 'salary.bill',
    owner: 'agent',
    period: 'first_day',
    periodType: 'date',
    basis: 'loss',
    first: ['begins_at', 'last_day'],
    replaced: [
      'contract',
      'above',
      'tier',
      'rate',
      'valid',
      'active',
      'net',
      'carried_in',
      'carried_on',
      'amount',
      'granted',
      'limited',
    ],
    scope: { column: 'scheme', value: scheme },
  })
  return {
    /** Writes the bills of a period; what was decided and paid stays. */
    write: async (
      transaction: Transaction,
      bills: readonly CountedBill[],
      { brand, beginsAt }: { readonly brand: string; readonly beginsAt: Date },
    ): Promise<void> => {
      const rows = JSON.stringify(bills, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
      await sql`${accruals.write(sql`
        select agent, "firstDay", ${brand}::uuid as brand, loss, earned, ${beginsAt}::timestamptz as begins_at, "lastDay",
               contract, above, tier, rate, valid, active, net, "carriedIn", "carriedOn", amount, granted, limited
          from jsonb_to_recordset(${rows}::jsonb) counted (
            agent uuid, "firstDay" date, loss bigint, earned bigint, "lastDay" date, contract uuid, above uuid, tier smallint,
            rate integer, valid bigint, active integer, net bigint, "carriedIn" bigint, "carriedOn" bigint, amount bigint,
            granted bigint, limited boolean)`)}`.execute(transaction)
    },
    /** Agents who have a bill in a period, with what it carries on. */
    carriedOn: async (brand: string, firstDay: string, on: Connection = database): Promise<Map<string, Amount>> => {
      const { rows } = await sql<{ agent: string; carried: bigint }>`
        select agent, carried_on as carried from salary.bill
         where scheme = ${scheme} and brand = ${brand} and first_day = ${firstDay}::date`.execute(on)
      return new Map(rows.map(({ agent, carried }) => [agent, amount(carried)]))
    },
    agentsDue: (brand: string, { today, ...most }: LeastPaid & { readonly limit: number }): Promise<string[]> =>
      accruals.ownersDue({ brand, payable: PAYABLE }, { ...most, waived: isGone('bill.agent', today) }),
    takeDue: takeDue({ accruals, table: 'salary.bill', scheme, payable: PAYABLE }),
    ofAgent: async (agent: string, from: Place | null) => {
      const { where, order, limit, cut } = listPage(
        { at: 'begins_at', id: 'agent', amount: 'earned' },
        newestFrom(from),
        PAGE,
      )
      const { rows } = await sql`
        select ${billColumns} from salary.bill where scheme = ${scheme} and agent = ${agent} and ${where}
         order by ${order} limit ${limit}`.execute(database)
      return cut(rows.map(readBill), ({ beginsAt, earned }) => ({ id: agent, at: beginsAt, amount: earned }))
    },
    find: async (agent: string, firstDay: string, on: Connection = database): Promise<Bill | null> => {
      const { rows } = await sql`
        select ${billColumns} from salary.bill
         where scheme = ${scheme} and agent = ${agent} and first_day = ${firstDay}::date`.execute(on)
      return rows[0] === undefined ? null : readBill(rows[0])
    },
    /** What goes to the lines right below an agent, the largest first. */
    linesBelow: async (agent: string, firstDay: string) => {
      const { rows } = await sql<{ agent: string; granted: bigint }>`
        select agent, granted from salary.bill
         where scheme = ${scheme} and above = ${agent} and first_day = ${firstDay}::date and granted > 0
         order by granted desc, agent`.execute(database)
      return rows.map((row) => ({ agent: row.agent, granted: amount(row.granted) }))
    },
    paidTo: async (agent: string): Promise<Amount> => {
      const { rows } = await sql<{ paid: bigint }>`
        select coalesce(sum(paid), 0)::bigint as paid from salary.bill
         where scheme = ${scheme} and agent = ${agent}`.execute(database)
      return amount(rows[0]?.paid ?? ZERO)
    },
  }
}
