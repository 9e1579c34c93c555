import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'
import { isDividend } from './schemes.ts'
import { type Tier, tierFaults, uncoveredTier } from './tiers.ts'

export type NamedContract = { readonly id: string; readonly username: string; readonly tiers: AgentTier[] }

/** What other tiers of an agent must keep to, and what holds so far. */
export type TierLimits = {
  readonly tiers: readonly AgentTier[]
  /** The highest rate by the brand's rules; `null` where it does not pay by the scheme. */
  readonly most: number | null
  /** The nearest contract above, and all that come next below. */
  readonly above: NamedContract | null
  readonly below: readonly NamedContract[]
}

/**
 * Refuses tiers that are in force already with `changed_meanwhile`, where the brand does not pay by the scheme with
 * `function_off`, and else with the code of what is wrong, at the tier. A contract can always be ended.
 */
export function validateTiers(tiers: readonly AgentTier[], standing: TierLimits): void {
  if (isSameTiers(tiers, standing.tiers)) throw new Refusal('changed_meanwhile')
  if (tiers.length === 0) return
  const { most } = standing
  if (most === null) throw new Refusal('function_off')
  const fault = tierFaults(tiers.map(asTier))[0]
  if (fault) throw ofTier('tiers_out_of_order', fault)
  const high = tiers.findIndex(({ rate }) => rate > most)
  if (high !== -1) throw ofTier('salary_rate_above_most', { at: high, field: 'rate' }, { rate: percent(most) })
  validateOrder(tiers, standing)
}

/** Refuses tiers by which some team would be paid more than the nearest agent above, or less than one below. */
function validateOrder(tiers: readonly AgentTier[], { above, below }: TierLimits): void {
  const own = tiers.map(asTier)
  const at = above ? uncoveredTier(above.tiers.map(asTier), own) : -1
  if (above && at !== -1) {
    const rate = percent(rateFor(above.tiers, tiers[at]))
    throw ofTier('salary_rate_above_upline', { at, field: 'rate' }, { agent: above.username, rate })
  }
  const higher = below.find((one) => uncoveredTier(own, one.tiers.map(asTier)) !== -1)
  if (!higher) return
  const values = { agent: higher.username, rate: percent(highestRate(higher.tiers)) }
  throw new Refusal('salary_rate_below_downline', { wordValues: () => values })
}

/** A tier as the engine takes it. */
export const asTier = ({ rate, valid, active, loss = '0' }: AgentTier): Tier => {
  return { rate, valid: parseAmount(valid), active, loss: parseAmount(loss) }
}

const same = (amount: string): string => writeAmount(parseAmount(amount))

/** Tiers with every amount written alike; only dividends ask for a loss. */
export const writtenTiers = (scheme: AgentScheme, tiers: readonly AgentTier[]): AgentTier[] =>
  tiers.map(({ rate, valid, active, loss = '0' }) => {
    const tier = { rate, valid: same(valid), active }
    return isDividend(scheme) ? { ...tier, loss: same(loss) } : tier
  })

export const isSameTiers = (one: readonly AgentTier[], other: readonly AgentTier[]): boolean =>
  one.length === other.length &&
  one.map(asTier).every(({ rate, valid, active, loss }, at) => {
    const twin = other.map(asTier)[at]
    return twin?.rate === rate && twin.active === active && twin.valid === valid && twin.loss === loss
  })

export const highestRate = (tiers: readonly AgentTier[]): number => Math.max(0, ...tiers.map(({ rate }) => rate))

/** What tiers pay for what another tier asks for. */
const rateFor = (tiers: readonly AgentTier[], asked: AgentTier | undefined): number =>
  asked
    ? highestRate(
        tiers.filter((tier) => uncoveredTier([{ ...asTier(tier), rate: asked.rate }], [asTier(asked)]) === -1),
      )
    : 0

/** Rates are told in per cent. */
const percent = (rate: number): string => `${(rate / 100).toFixed(2)}%`

type TierField = { readonly at: number; readonly field: keyof Tier }

function ofTier(code: RefusalCode, { at, field }: TierField, values: Record<string, string> = {}): Refusal {
  return new Refusal(code, {
    fields: [{ field: `tiers.${at}.${field}`, word: `refusal.${code}`, values }],
    wordValues: () => values,
  })
}
