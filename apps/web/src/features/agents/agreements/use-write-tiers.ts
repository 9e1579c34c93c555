import { useLingui } from '@lingui/react'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { hasConditions, highestRate } from '../terms/contract-tiers.ts'

/** Writes what a tier asks for: "from ฿20,000.00 valid stake and 5 active accounts"; only dividends ask for a loss. */
export function useWriteConditions(): (tier: AgentTier) => string {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (wire: string): string => formatMoney(parseAmount(wire), currency)
  return ({ valid, active, loss = '0' }) => {
    const conditions = [
      parseAmount(valid) > 0n && _('agent-terms.tier.valid', { valid: money(valid) }),
      active > 0 && _('agent-terms.tier.active', { active }),
      parseAmount(loss) > 0n && _('agent-terms.tier.loss', { loss: money(loss) }),
    ].filter((one) => one !== false)
    if (conditions.length === 0) return _('agent-terms.tier.any')
    const written = conditions.reduce((first, second) => _('agent-terms.tier.and', { first, second }))
    return _('agent-terms.tier.from', { conditions: written })
  }
}

/** Writes tiers in one line; of a single one that asks for nothing only the rate. */
export function useWriteTiers(): (tiers: readonly AgentTier[]) => string {
  const { _ } = useLingui()
  const conditions = useWriteConditions()
  return (tiers) => {
    if (tiers.length === 0) return _('agent-agreements.none')
    if (!hasConditions(tiers)) return writeRate(highestRate(tiers))
    return tiers.map((tier) => `${writeRate(tier.rate)} ${conditions(tier)}`).join(' · ')
  }
}
