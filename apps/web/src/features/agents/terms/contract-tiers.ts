import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'

/** Tiers of a scheme that hold from a business day on; none where the contract ends. */
export type Agreement = { readonly tiers: readonly AgentTier[]; readonly from: string }

/** Whether tiers ask for a loss of the team, as those of dividends may. */
export const asksForLoss = (tiers: readonly AgentTier[]): boolean =>
  tiers.some(({ loss }) => parseAmount(loss ?? '0') > 0n)

/** Whether the rate of a contract depends on what the team does: it has several tiers, or its only one asks for something. */
export const hasConditions = (tiers: readonly AgentTier[]): boolean =>
  tiers.length > 1 || asksForLoss(tiers) || tiers.some(({ valid, active }) => parseAmount(valid) > 0n || active > 0)

/** The highest rate of a contract, in hundredths of a per cent. Each tier pays more than the one before. */
export const highestRate = (tiers: readonly AgentTier[]): number => tiers.at(-1)?.rate ?? 0
