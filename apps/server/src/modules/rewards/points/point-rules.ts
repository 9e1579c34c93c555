import { randomUUID } from 'node:crypto'
import { type ProposedPointRules, proposedPointRules } from '@sanuk/contracts/office-points'
import { parseAmount, ZERO } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { dayAfter, later } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import { cashOf } from './formulas.ts'
import type { RulesStore } from './store/rules.ts'

type Needs = {
  readonly clock: Clock
  readonly rules: RulesStore
  readonly todayOf: (brand: string) => Promise<string>
}

/** What points are made of and worth, by the day on which it holds. */
export function createPointRules({ clock, rules, todayOf }: Needs) {
  return {
    /** Today's rules, and those that come next. */
    rulesNow: async (brand: string) => {
      const today = await todayOf(brand)
      const [inForce, next] = await Promise.all([rules.on(brand, today), rules.after(brand, today)])
      return { inForce, next }
    },
    listRules: rules.list,
    /**
     * Puts approved rules in force: from their day on, but never for a day that has begun under others. What was played
     * and exchanged until then stays as it was.
     */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const wish = proposedPointRules.parse(proposal.details)
      validateRules(wish)
      const { brand } = proposal
      const today = await todayOf(brand)
      const earliest = (await rules.on(brand, today, transaction)) ? dayAfter(today) : today
      await rules.add(
        transaction,
        { ...rowOf(wish, brand), effective_from: later(wish.effectiveFrom, earliest) },
        clock(),
      )
      return null
    },
  }
}

/** Refuses with `amount_below_minimum` where a point costs nothing, or a lot of them is worth nothing. */
export function validateRules({ stakePerPoint, pointsPerUnit, lot }: ProposedPointRules): void {
  const isWorthless = cashOf(BigInt(lot), { pointsPerUnit: BigInt(pointsPerUnit) }) === ZERO
  if (isWorthless || parseAmount(stakePerPoint) === ZERO) throw new Refusal('amount_below_minimum')
}

const rowOf = (wish: ProposedPointRules, brand: string) => ({
  id: randomUUID(),
  brand,
  stake_per_point: parseAmount(wish.stakePerPoint),
  weights: wish.weights,
  points_per_unit: BigInt(wish.pointsPerUnit),
  lot: BigInt(wish.lot),
  convert_daily_max: parseAmount(wish.convertDailyMax),
})
