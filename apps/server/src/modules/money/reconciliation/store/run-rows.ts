import { DIFFERENCE_KINDS, STATEMENT_CALLS } from '@sanuk/contracts/office-reconciliation'
import { amount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Difference, NamedSide } from '../compare.ts'
import type { DifferenceKind } from '../match.ts'
import type { Total } from '../totals.ts'

/** A comparison as it is kept. */
export type RunRecord = {
  readonly id: string
  readonly vendor: string
  /** `yyyy-MM-dd`. */
  readonly day: string
  readonly timeZone: string
  readonly fileName: string
  readonly fileHash: string
  readonly madeBy: string
  readonly madeAt: Date
  readonly lines: number
  readonly totals: readonly Total[]
  readonly kinds: ReadonlyMap<DifferenceKind, number>
}

export type KeptDifference = Difference & { readonly ordinal: number }

const money = z.pipe(
  z.string(),
  z.transform((text: string) => amount(BigInt(text))),
)
const sum = z.object({ transactions: z.number(), amount: money })
const kind = z.enum(DIFFERENCE_KINDS)
const call = z.enum(STATEMENT_CALLS)

const runRow = z.object({
  id: z.string(),
  vendor: z.string(),
  day: z.string(),
  time_zone: z.string(),
  file_name: z.string(),
  file_hash: z.string(),
  made_by: z.string(),
  made_at: z.date(),
  lines: z.number(),
  totals: z.array(z.object({ currency: z.string(), call, theirs: sum, ours: sum })),
  kinds: z.array(z.tuple([kind, z.number()])),
})

/** A row as a run. Throws where a column does not hold what it should. */
export function readRun(row: unknown): RunRecord {
  const { id, vendor, day, time_zone, file_name, file_hash, made_by, made_at, lines, totals, kinds } = runRow.parse(row)
  return {
    id,
    vendor,
    day,
    lines,
    totals,
    timeZone: time_zone,
    fileName: file_name,
    fileHash: file_hash,
    madeBy: made_by,
    madeAt: made_at,
    kinds: new Map(kinds),
  }
}

/** Totals as they are kept: money as text, since JSON knows no whole numbers of that size. */
export const writeTotals = (totals: readonly Total[]): string =>
  JSON.stringify(totals, (_, value) => (typeof value === 'bigint' ? String(value) : value))

const differenceRow = z.object({
  ordinal: z.number(),
  kind,
  transaction: z.string(),
  call,
  their_round: z.nullable(z.string()),
  their_amount: z.nullable(z.bigint()),
  their_currency: z.nullable(z.string()),
  their_at: z.nullable(z.date()),
  our_round: z.nullable(z.string()),
  our_amount: z.nullable(z.bigint()),
  our_currency: z.nullable(z.string()),
  our_at: z.nullable(z.date()),
})

/** A row as a difference. */
export function readDifference(row: unknown): KeptDifference {
  const read = differenceRow.parse(row)
  const { ordinal, transaction } = read
  const theirs = side(read.their_round, read.their_amount, read.their_currency, read.their_at)
  const ours = side(read.our_round, read.our_amount, read.our_currency, read.our_at)
  return { ordinal, transaction, kind: read.kind, call: read.call, theirs, ours }
}

const side = (
  ...[round, value, currency, at]: [string | null, bigint | null, string | null, Date | null]
): NamedSide | null =>
  value === null || currency === null || at === null ? null : { round, currency, at, amount: amount(value) }
