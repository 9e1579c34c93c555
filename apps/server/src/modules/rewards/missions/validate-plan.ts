import { type MissionReward, MONEY_MISSIONS } from '@sanuk/contracts/missions'
import type { MissionPlan, PlannedMission } from '@sanuk/contracts/office-missions'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS } from '@sanuk/money/currency'
import { Refusal } from '#platform/refusal'

const UNIT = 10n ** BigInt(AMOUNT_DECIMALS)

const isWhole = (amount: Amount): boolean => amount > 0n && amount % UNIT === 0n

/**
 * Refuses a plan that makes no sense: `mission_numbers_not_whole` where a number or points are not whole or nothing,
 * `mission_budget_too_small`, `mission_named_twice`.
 */
export function validatePlan({ missions, checkIn, board }: MissionPlan): void {
  const rewards = [...missions.map(({ reward }) => reward), ...(checkIn?.rungs ?? []), ...(board?.prizes ?? [])]
  if (!missions.every(asksForSomething) || !rewards.every(isReward)) throw new Refusal('mission_numbers_not_whole')
  if (!missions.every(hasBudget)) throw new Refusal('mission_budget_too_small')
  if (new Set(missions.map(({ id }) => id)).size < missions.length) throw new Refusal('mission_named_twice')
}

function asksForSomething({ type, target }: PlannedMission): boolean {
  const asked = parseAmount(target)
  return MONEY_MISSIONS.includes(type) ? asked > 0n : isWhole(asked)
}

function isReward({ kind, amount }: MissionReward): boolean {
  const given = parseAmount(amount)
  return kind === 'points' ? isWhole(given) : given > 0n
}

const hasBudget = ({ budget, reward }: PlannedMission): boolean =>
  budget === null || parseAmount(budget) >= parseAmount(reward.amount)
