import { SALARY_SCHEMES, WEIGHT_WHOLE, weightOf } from '@sanuk/contracts/agent-schemes'
import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import type { AgentMoneyRules, CategoryMargin } from '@sanuk/contracts/office-agent-money'
import type { RebateRates } from '@sanuk/contracts/rebates'
import { RATE_WHOLE } from '#platform/accruals/explanation'

/** What a brand's games return to players by category, and its highest rebates, both in hundredths of a per cent. */
export type MarginFacts = {
  readonly returns: ReadonlyMap<GameType, readonly number[]>
  readonly rebates: RebateRates
}

type Rates = Pick<AgentMoneyRules, 'most' | 'weights' | 'leastMargin'>

/** Millionths in a hundredth of a per cent. */
const RATE_UNIT = 100

/** The highest rates of all salary schemes together, in hundredths of a per cent: an agent's line may be paid by each of them. */
export const salaryRates = ({ most }: Pick<Rates, 'most'>): number =>
  SALARY_SCHEMES.reduce((sum, scheme) => sum + most[scheme], 0)

/**
 * What rules leave with the house in each category, in millionths of the valid stake: the house edge, which is the plain
 * mean of the category's games, less the highest rebate and the highest rates of salaries by the category's weight.
 */
export function marginsOf(rules: Rates | null, { returns, rebates }: MarginFacts): CategoryMargin[] {
  return GAME_TYPES.map((gameType) => {
    const known = returns.get(gameType) ?? []
    const edge = meanEdge(known)
    const rebate = (rebates[gameType] ?? 0) * RATE_UNIT
    const salary = rules ? (salaryRates(rules) * RATE_UNIT * weightOf(rules.weights, gameType)) / WEIGHT_WHOLE : 0
    const left = edge === null ? null : edge - rebate - salary
    const least = rules?.leastMargin ?? null
    const isBelow = left !== null && least !== null && left < least * RATE_UNIT
    return { gameType, games: known.length, edge, rebate, salary, left, isBelow }
  })
}

/** The plain mean of games' edges in millionths, rounded down; `null` without games. */
function meanEdge(returns: readonly number[]): number | null {
  if (returns.length === 0) return null
  const sum = returns.reduce((all, one) => all + (RATE_WHOLE - one), 0)
  return Math.floor((sum * RATE_UNIT) / returns.length)
}
