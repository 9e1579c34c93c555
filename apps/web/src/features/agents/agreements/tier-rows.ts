import {
  type AgentScheme,
  type AgentTier,
  DIVIDEND_RATE_MAX,
  DIVIDEND_SCHEMES,
  SALARY_RATE_MAX,
} from '@sanuk/contracts/agent-schemes'
import { isMoney, parseAmount } from '@sanuk/money/amount'

/** The fields of a tier, as refusals name them. */
export const TIER_FIELDS = ['rate', 'valid', 'active', 'loss'] as const
export type TierField = (typeof TIER_FIELDS)[number]

/** A tier while it is typed: decimal strings, empty where nothing stands, `?` for what cannot be read. */
export type TierRow = {
  /** Which row it is, whatever stands in it and wherever it moves. */
  readonly id: string
  /** In per cent. */
  readonly rate: string
  readonly valid: string
  readonly active: string
  /** Asked for by dividends only. */
  readonly loss: string
}

/** So many active accounts a contract asks for at most. */
export const ACTIVE_MAX = 1_000_000

/** By how much a new row pays more than the one above it, in hundredths of a per cent. */
const STEP = 10

const percentOf = (rate: number): string => String(rate / 100)

/** A typed rate in hundredths of a per cent; `null` where it is none or smaller than one hundredth. */
function rateOf(percent: string): number | null {
  if (!isMoney(percent)) return null
  return Number(parseAmount(percent) / 100n) || null
}

const rowOf = ({ rate, valid, active, loss = '0' }: AgentTier): TierRow => ({
  id: crypto.randomUUID(),
  rate: percentOf(rate),
  valid,
  active: String(active),
  loss,
})

/** Rows for these tiers; without any, a first one whose rate is still to be typed. */
export const rowsFor = (tiers: readonly AgentTier[]): TierRow[] =>
  tiers.length > 0 ? tiers.map(rowOf) : [{ id: crypto.randomUUID(), rate: '', valid: '0', active: '0', loss: '0' }]

/** A row for the tier above: it asks for the same, and pays a step more where it may. */
export function rowAfter(row: TierRow, most: number): TierRow {
  const rate = rateOf(row.rate)
  return { ...row, id: crypto.randomUUID(), rate: rate === null ? '' : percentOf(Math.min(rate + STEP, most)) }
}

export type RowFault = 'missing' | 'unreadable' | 'too_high'

/** What is wrong with a field by itself. `most` is the highest rate that may be agreed. A condition left empty asks for nothing. */
export function rowFault(row: TierRow, field: TierField, most: number): RowFault | null {
  if (field === 'rate') return rateFault(row.rate, most)
  if (row[field] === '') return null
  if (field !== 'active') return isMoney(row[field]) ? null : 'unreadable'
  if (!/^\d+$/.test(row.active)) return 'unreadable'
  return Number(row.active) > ACTIVE_MAX ? 'too_high' : null
}

function rateFault(percent: string, most: number): RowFault | null {
  if (percent === '') return 'missing'
  if (!isMoney(percent)) return 'unreadable'
  const rate = rateOf(percent)
  if (rate === null) return 'missing'
  return rate > most ? 'too_high' : null
}

/** What rows are read by: the highest rate that may be agreed, and whether tiers ask for a loss. */
export type TierRules = { readonly most: number; readonly hasLoss: boolean }

/** The tiers that stand in rows; `null` while anything is wrong with one by itself. */
export function readRows(rows: readonly TierRow[], { most, hasLoss }: TierRules): AgentTier[] | null {
  if (rows.some((row) => TIER_FIELDS.some((field) => rowFault(row, field, most)))) return null
  return rows.map(({ rate, valid, active, loss }) => ({
    rate: rateOf(rate) ?? 0,
    valid: valid || '0',
    active: Number(active),
    ...(hasLoss && { loss: loss || '0' }),
  }))
}

/** By what tiers of a scheme are read where the brand's own highest rate is `most`. */
export function tierRules(scheme: AgentScheme, most: number | null): TierRules {
  const hasLoss = DIVIDEND_SCHEMES.some((one) => one === scheme)
  const highest = hasLoss ? DIVIDEND_RATE_MAX : SALARY_RATE_MAX
  return { most: Math.min(most ?? highest, highest), hasLoss }
}
