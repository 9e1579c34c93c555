import { type Amount, amount } from '@sanuk/money/amount'
import { transferInstant } from './attempts.ts'
import { KINDS, kindOf, type TransferKind } from './kinds.ts'
import { PLANNED_ANEW, type Queryable } from './queryable.ts'

/** A change of a guarded account. `change` numbers them; `moved` is less than nothing where money left. */
export type StatementLine = {
  readonly change: number
  readonly id: string
  readonly kind: TransferKind
  readonly moved: Amount
  readonly balanceAfter: Amount
  readonly reference: string
  readonly at: Date
}

/** Which changes: of some kinds, between two instants (the second one excluded). */
export type StatementRange = {
  readonly account: string
  readonly kinds: readonly TransferKind[]
  readonly from: Date
  readonly until: Date
}

/** What was decided without money, such as a win of nothing, moved nothing. */
const WITHIN =
  'amount > 0 and batch >= ledger.batch_at($2) and batch < ledger.batch_at($3) and kind = any ($4::smallint[])'

const parametersOf = ({ account, kinds, from, until }: StatementRange) => [
  ...[account, from, until],
  kinds.map((kind) => KINDS[kind]),
]

/** Changes of an account, newest first, before the one of that number where a page goes on. */
export async function statementOf(
  on: Queryable,
  range: StatementRange,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<StatementLine[]> {
  // Each side is read from its own index, newest first: a page costs as much of a short history as of a long one.
  const { rows } = await on.query(
    `${PLANNED_ANEW}select * from (
       (select debit_sequence as change, key, kind, -amount as moved, debit_balance as after, reference, batch
          from ledger.attempt
         where debit = $1 and debit_sequence is not null and debit_sequence < $5 and ${WITHIN}
         order by debit_sequence desc limit $6)
       union all
       (select credit_sequence, key, kind, amount, credit_balance, reference, batch
          from ledger.attempt
         where credit = $1 and credit_sequence is not null and credit_sequence < $5 and ${WITHIN}
         order by credit_sequence desc limit $6)
     ) lines order by change desc limit $6`,
    [...parametersOf(range), before ?? CHANGE_MAX, limit],
  )
  return rows.map((row) => ({
    change: Number(row.change),
    id: String(row.key),
    kind: kindOf(Number(row.kind)),
    moved: amountOf(row.moved),
    balanceAfter: amountOf(row.after),
    reference: String(row.reference),
    at: transferInstant(row.batch),
  }))
}

/** What came in and what went out; nothing of an account that whoever asks may not see. */
export async function statementTotals(on: Queryable, range: StatementRange): Promise<{ in: Amount; out: Amount }> {
  const { rows } = await on.query(
    `select came, "left" from ledger.account,
            ledger.moved(account.id, ledger.batch_at($2), ledger.batch_at($3), $4::smallint[]) where account.id = $1`,
    parametersOf(range),
  )
  return { in: amountOf(rows[0]?.came ?? 0n), out: amountOf(rows[0]?.left ?? 0n) }
}

/** Larger than any number a change has. */
const CHANGE_MAX = 2_147_483_647

const amountOf = (value: unknown): Amount => amount(BigInt(String(value)))
