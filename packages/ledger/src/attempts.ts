import { type Amount, amount } from '@sanuk/money/amount'
import { transferId } from './key.ts'
import { kindOf, type TransferKind } from './kinds.ts'
import { instantOf } from './post-statement.ts'
import type { Queryable } from './queryable.ts'

/** A transfer as it was decided, posted or refused. Balances are those of guarded accounts right afterwards. */
export type Attempt = {
  readonly id: string
  readonly debit: string
  readonly credit: string
  readonly amount: Amount
  readonly kind: TransferKind
  readonly reference: string
  readonly memo: string | null
  readonly posted: boolean
  readonly debitBalance: Amount | null
  readonly creditBalance: Amount | null
  readonly at: Date
}

const COLUMNS = `key, debit, credit, amount, kind, reference, memo, debit_balance, credit_balance, batch,
  debit_sequence is not null or credit_sequence is not null or (debit < 0 and credit < 0) as posted`

/** What was decided under a key, or `null` where nothing was. */
export async function findAttempt(on: Queryable, key: string): Promise<Attempt | null> {
  const { rows } = await on.query(`select ${COLUMNS} from ledger.attempt where key = $1 limit 1`, [transferId(key)])
  return rows[0] ? readAttempt(rows[0]) : null
}

/** The same for many keys, in no order. */
export async function findAttempts(on: Queryable, keys: readonly string[]): Promise<Attempt[]> {
  if (keys.length === 0) return []
  const { rows } = await on.query(`select ${COLUMNS} from ledger.attempt where key = any ($1::uuid[])`, [
    keys.map(transferId),
  ])
  return rows.map(readAttempt)
}

/** `changesOf` on a database that is known. */
export type ChangesOf = (of: Changes) => Promise<Attempt[]>

type Changes = { readonly account: string; readonly first: number; readonly last: number; readonly reference: string }

/** Changes of a guarded account by their numbers, both included, of one reference, oldest first. */
export async function changesOf(on: Queryable, { account, first, last, reference }: Changes): Promise<Attempt[]> {
  const { rows } = await on.query(
    `select ${COLUMNS} from (
       select *, debit_sequence as change from ledger.attempt where debit = $1 and debit_sequence between $2 and $3
       union all
       select *, credit_sequence from ledger.attempt where credit = $1 and credit_sequence between $2 and $3
     ) changed where reference = $4 order by change`,
    [account, first, last, reference],
  )
  return rows.map(readAttempt)
}

function readAttempt(row: Record<string, unknown>): Attempt {
  const kind = kindOf(Number(row.kind))
  const text = (value: unknown) => (value === null ? null : String(value))
  const balance = (value: unknown) => (value === null ? null : amount(BigInt(String(value))))
  return {
    id: String(row.key),
    debit: String(row.debit),
    credit: String(row.credit),
    kind,
    amount: amount(BigInt(String(row.amount))),
    reference: String(row.reference),
    memo: text(row.memo),
    posted: row.posted === true,
    at: transferInstant(row.batch),
    debitBalance: balance(row.debit_balance),
    creditBalance: balance(row.credit_balance),
  }
}

/** The instant of a batch, as a row has it. */
export const transferInstant = (batch: unknown): Date => instantOf(BigInt(String(batch)))
