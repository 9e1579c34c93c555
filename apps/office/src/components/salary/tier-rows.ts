import { type AgentScheme, type AgentTier, DIVIDEND_RATE_MAX, SALARY_RATE_MAX } from '@sanuk/contracts/agent-schemes'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { isDividend } from './is-dividend.ts'

/** The fields of a tier, as refusals name them. */
export type TierField = 'rate' | 'valid' | 'active' | 'loss'

/** A tier while it is typed. */
export type TierRow = {
  /** Which row it is, whatever stands in it and wherever it moves. */
  readonly id: string
  /** In hundredths of a per cent; not a number where none stands there. */
  readonly rate: number
  /** As `MoneyInput` gives them: empty, or `?` for what cannot be read. */
  readonly valid: string
  readonly active: string
  /** Only shown and sent for dividends. */
  readonly loss: string
}

type Terms = {
  /** In the order in which they stand. */
  readonly fields: readonly TierField[]
  /** By how much a new row pays more than the one above it, and the highest rate; both in hundredths of a per cent. */
  readonly step: number
  readonly most: number
}

const SALARY: Terms = { fields: ['rate', 'valid', 'active'], step: 10, most: SALARY_RATE_MAX }
const DIVIDEND: Terms = { fields: ['rate', 'valid', 'loss', 'active'], step: 100, most: DIVIDEND_RATE_MAX }

const termsOf = (scheme: AgentScheme): Terms => (isDividend(scheme) ? DIVIDEND : SALARY)

/** The fields that a tier of a scheme has. */
export const fieldsOf = (scheme: AgentScheme): readonly TierField[] => termsOf(scheme).fields

const rowOf = ({ rate, valid, active, loss = '0' }: AgentTier): TierRow => ({
  id: crypto.randomUUID(),
  rate,
  valid,
  active: String(active),
  loss,
})

/** Rows for these tiers; without any, a first one that asks for nothing. */
export const rowsFor = (tiers: readonly AgentTier[], scheme: AgentScheme): TierRow[] =>
  tiers.length > 0 ? tiers.map(rowOf) : [rowOf({ rate: termsOf(scheme).step, valid: '0', active: 0 })]

/** A row for the tier above: it pays a step more for the same. */
export function rowAfter(row: TierRow, scheme: AgentScheme): TierRow {
  const { step, most } = termsOf(scheme)
  return { ...row, id: crypto.randomUUID(), rate: Math.min(row.rate + step, most) }
}

/** The tiers that stand in rows; `null` while a number is missing or cannot be read. */
export function readRows(rows: readonly TierRow[], scheme: AgentScheme): AgentTier[] | null {
  const asksForLoss = isDividend(scheme)
  const isComplete = rows.every(
    ({ rate, valid, active, loss }) =>
      rate > 0 && isMoney(valid) && /^\d+$/.test(active) && (!asksForLoss || isMoney(loss)),
  )
  if (!isComplete) return null
  return rows.map(({ rate, valid, active, loss }) => ({
    rate,
    valid,
    active: Number(active),
    ...(asksForLoss && { loss }),
  }))
}

/** Whether tiers are alike, however their amounts are written. */
export const sameTiers = (some: readonly AgentTier[], others: readonly AgentTier[]): boolean =>
  some.length === others.length && some.every((tier, at) => sameTier(tier, others[at]))

const sameTier = (one: AgentTier, other: AgentTier | undefined): boolean =>
  one.rate === other?.rate &&
  one.active === other.active &&
  parseAmount(one.valid) === parseAmount(other.valid) &&
  parseAmount(one.loss ?? '0') === parseAmount(other.loss ?? '0')
