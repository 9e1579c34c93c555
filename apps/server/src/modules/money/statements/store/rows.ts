import { BOOKED_KINDS, STATEMENT_COLUMNS, STATEMENT_KINDS, STATEMENT_STATES } from '@sanuk/contracts/office-statements'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import * as z from 'zod/mini'
import type { Gap } from '../chain.ts'
import type { Columns } from '../columns.ts'
import type { OpenLine } from '../match.ts'

/** A comparison as it is kept. */
export type StatementRecord = {
  readonly id: string
  readonly brand: string
  readonly account: string
  readonly currency: CurrencyCode
  readonly fileName: string
  readonly fileHash: string
  readonly madeBy: string
  readonly madeAt: Date
  readonly from: Date
  readonly until: Date
  readonly coversFrom: Date
  readonly lines: number
  readonly fresh: number
  readonly moneyIn: Amount
  readonly moneyOut: Amount
  readonly linesIn: number
  readonly linesOut: number
  readonly opening: Amount | null
  readonly closing: Amount | null
  readonly gaps: number
  readonly gapsNamed: readonly Gap[]
  readonly books: Amount
  readonly held: Amount
  readonly toleranceMinutes: number
}

/** What became of it since. */
export type Standing = { readonly matched: number; readonly open: number; readonly differences: number }

const money = z.pipe(z.bigint(), z.transform(amount))
const moneyText = z.pipe(
  z.string(),
  z.transform((text: string) => amount(BigInt(text))),
)

const statementRow = z.object({
  id: z.string(),
  brand: z.string(),
  account: z.string(),
  currency: z.string(),
  file_name: z.string(),
  file_hash: z.string(),
  made_by: z.string(),
  made_at: z.date(),
  first_at: z.date(),
  until: z.date(),
  covers_from: z.date(),
  lines: z.number(),
  fresh: z.number(),
  money_in: money,
  money_out: money,
  lines_in: z.number(),
  lines_out: z.number(),
  opening: z.nullable(money),
  closing: z.nullable(money),
  gaps: z.number(),
  gaps_named: z.array(z.object({ line: z.number(), amount: moneyText })),
  books: money,
  held: money,
  tolerance_minutes: z.number(),
})
const standingRow = z.object({ matched: z.number(), open: z.number(), differences: z.number() })

/** A row as a comparison. Throws where a column does not hold what it should. */
export function readStatementRow(row: unknown): StatementRecord & Standing {
  const read = statementRow.parse(row)
  const { id, brand, account, currency, until, lines, fresh, opening, closing, gaps, books, held } = read
  if (!isCurrencyCode(currency)) throw new Error(`statement ${id} is not readable`)
  return {
    id,
    brand,
    account,
    currency,
    until,
    lines,
    fresh,
    opening,
    closing,
    gaps,
    books,
    held,
    fileName: read.file_name,
    fileHash: read.file_hash,
    madeBy: read.made_by,
    madeAt: read.made_at,
    from: read.first_at,
    coversFrom: read.covers_from,
    moneyIn: read.money_in,
    moneyOut: read.money_out,
    linesIn: read.lines_in,
    linesOut: read.lines_out,
    gapsNamed: read.gaps_named,
    toleranceMinutes: read.tolerance_minutes,
    ...standingRow.parse(row),
  }
}

/** JSON knows no whole numbers of that size: money is kept as text. */
export const writeGaps = (gaps: readonly Gap[]): string =>
  JSON.stringify(gaps.map(({ line, amount: missing }) => ({ line, amount: String(missing) })))

const lineRow = z.object({
  id: z.string(),
  at: z.date(),
  span: z.number(),
  amount: money,
  reference: z.string(),
  description: z.string(),
})

export const readOpenLine = (row: unknown): OpenLine => lineRow.parse(row)

/** How the files of an account's bank are read. */
export type KeptLayout = {
  readonly headers: readonly string[]
  readonly columns: Columns
  readonly toleranceMinutes: number
}

const layoutRow = z.object({
  headers: z.array(z.string()),
  columns: z.partialRecord(z.enum(STATEMENT_COLUMNS), z.number()),
  tolerance_minutes: z.number(),
})

export function readLayout(row: unknown): KeptLayout {
  const { headers, columns, tolerance_minutes } = layoutRow.parse(row)
  return { headers, columns, toleranceMinutes: tolerance_minutes }
}

const bookedKind = z.enum(BOOKED_KINDS)

const differenceRow = z.object({
  id: z.string(),
  account: z.string(),
  statement: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  state: z.enum(STATEMENT_STATES),
  line_id: z.nullable(z.string()),
  line: z.nullable(z.number()),
  at: z.nullable(z.date()),
  span: z.nullable(z.number()),
  amount: z.nullable(money),
  digest: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  description: z.nullable(z.string()),
  entry: z.nullable(z.string()),
  our_amount: z.nullable(money),
  our_at: z.nullable(z.date()),
  our_reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  settled_by: z.nullable(z.string()),
  settled_at: z.nullable(z.date()),
  payment: z.nullable(z.string()),
})

/** A difference with both of its sides. */
export function readDifference(row: unknown) {
  const read = differenceRow.parse(row)
  const { id, account, statement, kind, state, note, payment, digest } = read
  const [bookedAs = '', name = ''] = read.entry?.split(' ') ?? []
  return {
    id,
    account,
    statement,
    kind,
    state,
    note,
    payment,
    digest,
    settledBy: read.settled_by,
    settledAt: read.settled_at,
    bank:
      read.line_id && read.at && read.amount !== null
        ? {
            id: read.line_id,
            line: read.line ?? 0,
            at: read.at,
            span: read.span ?? 1,
            amount: read.amount,
            reference: read.reference ?? '',
            description: read.description ?? '',
          }
        : null,
    books:
      read.entry && read.our_at && read.our_amount !== null
        ? {
            kind: bookedKind.parse(bookedAs),
            id: name.split('/')[0] ?? '',
            amount: read.our_amount,
            at: read.our_at,
            reference: read.our_reference ?? '',
          }
        : null,
  }
}

export type DifferenceRecord = ReturnType<typeof readDifference>
