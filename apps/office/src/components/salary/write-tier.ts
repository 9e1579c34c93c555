import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'
import type { Currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import type { OfficeWord } from '../../language/office-word.ts'
import { writeRate } from '../plan-facts.tsx'

export type TierWriting = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  /** That of the brand. */
  readonly unit: Currency
}

/** A tier in a line: "0.20% from 20,000.00 staked and 3 active". A condition of 0 is left out. */
export function writeTier({ rate: hundredths, valid: stake, active, loss: lost }: AgentTier, writing: TierWriting) {
  const { say, unit } = writing
  const written = (wire: string) => formatMoney(parseAmount(wire), { ...unit, symbol: '' })
  const asks = (wire: string) => parseAmount(wire) > 0n
  const rate = writeRate(hundredths)
  const valid = written(stake)
  const others = asks(stake) ? (active > 0 ? 'both' : 'valid') : active > 0 ? 'active' : null
  if (lost !== undefined && asks(lost)) {
    const loss = written(lost)
    if (others === null) return say('office-agent-money.tier.with_loss', { rate, loss })
    return say(`office-agent-money.tier.with_loss_${others}`, { rate, valid, active, loss })
  }
  return others === null ? rate : say(`office-agent-money.tier.with_${others}`, { rate, valid, active })
}

/** All tiers of a contract in a line, for files and where there is room for one only. */
export const writeTiers = (tiers: readonly AgentTier[], writing: TierWriting): string =>
  tiers.map((tier) => writeTier(tier, writing)).join(' · ')
