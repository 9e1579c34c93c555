import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { KINDS, type TransferKind } from './kinds.ts'
import type { Queryable } from './queryable.ts'

/** Kinds of transfers that move money in and out besides play. The index `attempt_flows` holds the same ones. */
export const FLOW_KINDS = [
  ...(['withdrawal', 'release', 'adjustment', 'raffle', 'reward', 'rebate', 'bonus'] as const),
  ...(['mission', 'referral', 'salary', 'dividend', 'redemption', 'conversion'] as const),
] as const satisfies readonly TransferKind[]
export type FlowKind = (typeof FLOW_KINDS)[number]

/** What was posted on a day for one kind between two kinds of accounts. */
export type Flow = {
  readonly day: string
  readonly kind: FlowKind
  /** The kinds of the accounts that were debited and credited. */
  readonly from: string
  readonly to: string
  readonly sum: Amount
  readonly number: number
}

type Range = {
  readonly brand: string
  readonly currency: CurrencyCode
  /** `ends` is excluded. */
  readonly days: readonly { readonly day: string; readonly begins: Date; readonly ends: Date }[]
}

// Written out, so that the planner recognises the index.
const OF_FLOWS = `attempt.kind in (${FLOW_KINDS.map((kind) => KINDS[kind]).join(', ')})`

/** What a brand's days brought besides play, in one currency. Days without any are left out. */
export async function flowsByDay(on: Queryable, { brand, currency, days }: Range): Promise<Flow[]> {
  const { rows } = await on.query(
    `select days.day::text, attempt.kind, debited.kind as "from", credited.kind as "to",
            sum(attempt.amount)::text as sum, count(*)::int as number
       from unnest($3::date[], $4::timestamptz[], $5::timestamptz[]) as days (day, begins, ends)
       join ledger.attempt on batch >= ledger.batch_at(begins) and batch < ledger.batch_at(ends) and ${OF_FLOWS}
        and amount > 0 and (debit_sequence is not null or credit_sequence is not null or (debit < 0 and credit < 0))
       join ledger.account debited on debited.id = attempt.debit and debited.brand = $1 and debited.currency = $2
       join ledger.account credited on credited.id = attempt.credit
      group by 1, 2, 3, 4`,
    [
      ...[brand, currency, days.map(({ day }) => day)],
      ...[days.map(({ begins }) => begins), days.map(({ ends }) => ends)],
    ],
  )
  return rows.map((row) => ({
    day: String(row.day),
    kind: flowKind(Number(row.kind)),
    from: String(row.from),
    to: String(row.to),
    sum: amount(BigInt(String(row.sum))),
    number: Number(row.number),
  }))
}

function flowKind(number: number): FlowKind {
  const kind = FLOW_KINDS.find((name) => KINDS[name] === number)
  if (!kind) throw new Error(`kind ${number} of the books is no flow`)
  return kind
}
