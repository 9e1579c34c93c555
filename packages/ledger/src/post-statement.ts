import { amount } from '@sanuk/money/amount'
import { isGuarded } from './accounts.ts'
import { arrayBytes } from './array-bytes.ts'
import { transferId } from './key.ts'
import { KINDS } from './kinds.ts'
import type { Question } from './round-trip.ts'
import type { PostResult, Transfer } from './transfer.ts'

/**
 * The prepared statement that posts transfers. Keys are looked for by the database's clock, so that no server's own,
 * however wrong, makes one forgotten.
 */
export const POST = {
  name: 'ledger post',
  text: `select batch, outcomes, balances, known::text as known
           from ledger.post($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::smallint[], $6::uuid[],
                            $7::text[], coalesce(ledger.batch_at(clock_timestamp() - make_interval(days => $8)), 0))`,
} as const

/** The statement with its transfers, as a round trip asks it. */
export function postQuestion(transfers: readonly Transfer[], days: number): Question<PostResult> {
  const content = transfers.map(named)
  return { ...POST, values: postParameters(content, days), read: (row) => readResults(content, row) }
}

/** Transfers as the statement takes them. Their keys are looked for among those of the last `days`, or of all (`null`). */
export function postParameters(transfers: readonly Named[], days: number | null): (Buffer | number | null)[] {
  return [
    arrayBytes('uuid', transfers, ({ id }) => id),
    arrayBytes('bigint', transfers, ({ transfer }) => transfer.debit),
    arrayBytes('bigint', transfers, ({ transfer }) => transfer.credit),
    arrayBytes('bigint', transfers, ({ transfer }) => transfer.amount),
    arrayBytes('smallint', transfers, ({ transfer }) => KINDS[transfer.kind]),
    arrayBytes('uuid', transfers, ({ transfer }) => transfer.reference),
    arrayBytes('text', transfers, ({ transfer }) => transfer.memo ?? null),
    days,
  ]
}

/** A transfer with its id, which is made once. */
export type Named = { readonly id: string; readonly transfer: Transfer }

export const named = (transfer: Transfer): Named => ({ id: transferId(transfer.key), transfer })

/** What the statement answered, one result for each transfer. */
export function readResults(transfers: readonly Named[], row: Record<string, unknown> | undefined): PostResult[] {
  const outcomes = String(row?.outcomes)
  const balances = String(row?.balances).split(',')
  if (outcomes.length !== transfers.length || balances.length !== transfers.length) {
    throw new Error(`${transfers.length} transfers, ${outcomes.length} outcomes`)
  }
  const at = instantOf(BigInt(String(row?.batch)))
  const known = readKnown(row?.known)
  return transfers.map((transfer, index) =>
    readResult(transfer, {
      outcome: outcomes.charAt(index),
      balances: balances[index] ?? '',
      at: known.get(index + 1) ?? at,
    }),
  )
}

/**
 * When repeats were first answered, by their places. Read from the text of the JSON: its numbers have more digits than a
 * JavaScript number keeps.
 */
function readKnown(text: unknown): ReadonlyMap<number, Date> {
  const pairs = typeof text === 'string' ? text.matchAll(/\[(\d+), (\d+)\]/g) : []
  return new Map(
    Array.from(pairs, ([, ordinal = '', batch = '']) => [Number(ordinal), instantOf(BigInt(batch))] as const),
  )
}

type Answer = { readonly outcome: string; readonly balances: string; readonly at: Date }

function readResult({ id, transfer }: Named, { outcome, balances, at }: Answer): PostResult {
  const replayed = outcome === 'r' || outcome === 'j'
  switch (outcome) {
    case 'p':
    case 'r': {
      const { debitBalance, creditBalance } = sides(transfer, balances)
      return { outcome: 'posted', replayed, transfer: id, debitBalance, creditBalance, at }
    }
    case 'i':
    case 'j':
      return {
        outcome: 'insufficient',
        replayed,
        debitBalance: sides(transfer, balances).debitBalance ?? amount(0n),
        at,
      }
    case 'x':
      return { outcome: 'different_content' }
    case 'u':
      return { outcome: 'unknown_account' }
    default:
      throw new Error(`the ledger answered an unknown outcome: ${outcome}`)
  }
}

function sides({ debit, credit }: Transfer, balances: string) {
  const [first = '0', second = first] = balances.split('/')
  return {
    debitBalance: isGuarded(debit) ? amount(BigInt(first)) : null,
    creditBalance: isGuarded(credit) ? amount(BigInt(second)) : null,
  }
}

/** The instant a batch was numbered at: microseconds since 1970, times 256. */
export const instantOf = (batch: bigint): Date => new Date(Number((batch >> 8n) / 1000n))
