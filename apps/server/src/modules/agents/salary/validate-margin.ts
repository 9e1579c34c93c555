import { WEIGHT_WHOLE, weightOf } from '@sanuk/contracts/agent-schemes'
import type { GameType } from '@sanuk/contracts/catalogue'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { Refusal } from '#platform/refusal'
import { type MarginFacts, marginsOf, salaryRates } from './margin.ts'

/** Millionths in a per cent. */
const PERCENT = 10_000

/** Millionths in a hundredth of a per cent. */
const HUNDREDTH = 100

/**
 * Refuses rules with `salary_margin_too_low` that leave less with the house than they demand. The fault stands at the
 * weight of each such category and says the highest one that is allowed. Where even a weight of 0 leaves too little, it
 * stands at the least margin, for the category that keeps the least.
 */
export function validateMargin(rules: AgentMoneyRules, facts: MarginFacts): void {
  const least = (rules.leastMargin ?? 0) * HUNDREDTH
  const low = marginsOf(rules, facts)
    .filter(({ isBelow }) => isBelow)
    .map(
      ({ gameType, left, salary }): LowMargin => ({ gameType, left: left ?? 0, before: (left ?? 0) + salary, least }),
    )
  const hopeless = low.filter(({ before }) => before < least).toSorted((one, other) => one.before - other.before)[0]
  const faults = [
    ...(hopeless ? [marginFault(hopeless)] : []),
    ...low.filter(({ before }) => before >= least).map((one) => weightFault(one, rules)),
  ]
  const [first] = faults
  if (!first) return
  throw new Refusal('salary_margin_too_low', {
    fields: faults.map((fault) => ({ ...fault, word: 'refusal.salary_margin_too_low' })),
    wordValues: () => first.values,
  })
}

/** What is left of a category with and before salaries, and what must be, in millionths. */
type LowMargin = {
  readonly gameType: GameType
  readonly left: number
  readonly before: number
  readonly least: number
}

/** Even without salaries too little is left. */
function marginFault({ gameType, before, least }: LowMargin) {
  const allowed = before < 0 ? 'none' : 'margin'
  const margin = percent(wholeHundredths(before))
  return {
    field: 'leastMargin',
    values: { category: gameType, left: percent(before), least: percent(least), allowed, margin },
  }
}

/** Salaries may take less: by a lower weight, or by lower rates. */
function weightFault({ gameType, left, before, least }: LowMargin, rules: AgentMoneyRules) {
  const room = (before - least) * WEIGHT_WHOLE
  const weight = Math.floor(room / (salaryRates(rules) * HUNDREDTH))
  const rates = percent(wholeHundredths(room / weightOf(rules.weights, gameType)))
  return {
    field: `weights.${gameType}`,
    values: { category: gameType, left: percent(left), least: percent(least), allowed: 'weight', weight, rates },
  }
}

/** Rates are typed in hundredths of a per cent. */
const wholeHundredths = (millionths: number): number => Math.floor(millionths / HUNDREDTH) * HUNDREDTH

/** Two decimals at least, four at most. */
const percent = (millionths: number): string =>
  `${(millionths / PERCENT).toFixed(4).replace(/0{1,2}$/, '')}%`.replace('-', '−')
