import { type Amount, amount } from '@sanuk/money/amount'
import type { Connection } from '#platform/database'
import { tablesOn } from './rows.ts'

type Whose = { readonly brand: string; readonly currency: string }

/** Payments of a brand that left from an instant on, and those that came home since because they never arrived. */
export async function movesSince(on: Connection, { brand, currency }: Whose, since: Date): Promise<BankMove[]> {
  const rows = await tablesOn(on)
    .selectFrom('withdrawals.part as part')
    .innerJoin('withdrawals.withdrawal as whole', 'whole.id', 'part.withdrawal')
    .select(['withdrawal', 'number', 'part.amount', 'bank_reference', 'paid_at', 'part.returned', 'since'])
    .select('whole.reference')
    .where('part.brand', '=', brand)
    .where('whole.currency', '=', currency)
    .where((by) =>
      by.or([by('paid_at', '>=', since), by.and([by('part.returned', '=', true), by('since', '>=', since)])]),
    )
    .execute()
  return rows.flatMap(movesOf).filter(({ at }) => at >= since)
}

/** Money that moved at the bank: a payment that left, with a minus, or one that came back. */
export type BankMove = {
  readonly kind: 'payout' | 'payout_back'
  /** The withdrawal and the number of the payment. */
  readonly id: string
  readonly at: Date
  readonly amount: Amount
  readonly references: readonly string[]
  readonly posted: Amount
}

type Moved = {
  readonly withdrawal: string
  readonly number: number
  readonly amount: bigint
  readonly bank_reference: string
  readonly paid_at: Date
  readonly returned: boolean
  readonly since: Date
  readonly reference: string
}

function movesOf(row: Moved): BankMove[] {
  const id = `${row.withdrawal}/${row.number}`
  const [left, back] = [amount(-row.amount), amount(row.amount)]
  const references = [row.bank_reference, row.reference]
  const paid: BankMove = { kind: 'payout', id, at: row.paid_at, amount: left, references, posted: left }
  // A withdrawal whose payments came home stays as it is: since then they are back.
  return row.returned
    ? [paid, { kind: 'payout_back', id, at: row.since, amount: back, references, posted: back }]
    : [paid]
}
