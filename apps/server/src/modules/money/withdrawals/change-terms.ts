import { dayOf } from '@sanuk/contracts/calendar-day'
import {
  type ProposedWithdrawalRules,
  type WithdrawalRules,
  withdrawalRules,
  withdrawalRulesProposal,
} from '@sanuk/contracts/office-withdrawal-terms'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Connection, Database, Transaction } from '#platform/database'
import { createDatedRules } from '#platform/dated-rules'
import { createFaults, percentOf, rateOf } from '#platform/money-faults'
import type { ReckoningOf } from '#platform/reckoning'
import { defaultTerms, feeOf, type Terms } from './terms.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly reckoningOf: ReckoningOf
}

const SATANG = amount(100n)

/** How a brand pays out, from which day on, and what two operators agree on about it. */
export function createTerms({ database, clock, reckoningOf }: Needs) {
  const dated = createDatedRules(database, { table: 'withdrawals.terms', schema: withdrawalRules })
  const todayOf = async (brand: string, on?: Connection): Promise<string> =>
    dayOf(clock(), (await reckoningOf(brand, on)).timeZone)
  const usual = async (brand: string, on?: Connection): Promise<WithdrawalRules> =>
    rulesOf(defaultTerms((await reckoningOf(brand, on)).currency))
  const rulesNow = async (brand: string, on?: Connection): Promise<WithdrawalRules> => {
    const held = await dated.on(brand, await todayOf(brand, on), on)
    if (!held) return usual(brand, on)
    const { effectiveFrom: _from, ...rules } = held
    return rules
  }
  return {
    todayOf,
    list: dated.list,
    /** What holds until a brand says something else. */
    usual,
    /** What holds today; by the connection of whoever is in the middle of something. */
    of: async (brand: string, on?: Connection): Promise<Terms> => readTerms(await rulesNow(brand, on)),
    /** As a colleague decides on it. Refuses with `invalid_request` and every field that makes no sense. */
    proposalOf: async (brand: string, after: ProposedWithdrawalRules) => {
      validateTerms(after)
      return { before: await rulesNow(brand), after }
    },
    /** Puts approved terms in force from their day on. */
    carryOut: async (
      transaction: Transaction,
      { brand, details }: { readonly brand: string; readonly details: unknown },
    ): Promise<null> => {
      const { after } = withdrawalRulesProposal.parse(details)
      validateTerms(after)
      await dated.add(transaction, { ...after, brand, today: await todayOf(brand, transaction), decidedAt: clock() })
      return null
    },
  }
}

function validateTerms(rules: WithdrawalRules): void {
  const faults = createFaults()
  const minimum = faults.satang('minimum', rules.minimum)
  faults.atLeast('minimum', minimum, SATANG)
  faults.atLeast('twoFrom', faults.satang('twoFrom', rules.twoFrom), SATANG)
  if (faults.satang('maximum', rules.maximum) < minimum) faults.say('maximum', 'field.below_least')
  if (faults.satang('sumPerDay', rules.sumPerDay) < minimum) faults.say('sumPerDay', 'field.day_below_least')
  const charge = { feeFixed: faults.satang('feeFixed', rules.feeFixed), feeRate: rateOf(rules.feePercent) }
  if (feeOf(minimum, charge) >= minimum) faults.say('feeFixed', 'field.fee_above_least')
  if (rules.freePerDay > rules.ordersPerDay) faults.say('freePerDay', 'field.free_above_orders')
  faults.demandNone()
}

function readTerms({ feePercent, ...rules }: WithdrawalRules): Terms {
  const { ordersPerDay, freePerDay, answerMinutes, targetMinutes } = rules
  return {
    ordersPerDay,
    freePerDay,
    answerMinutes,
    targetMinutes,
    feeRate: rateOf(feePercent),
    minimum: parseAmount(rules.minimum),
    maximum: parseAmount(rules.maximum),
    sumPerDay: parseAmount(rules.sumPerDay),
    feeFixed: parseAmount(rules.feeFixed),
    twoFrom: parseAmount(rules.twoFrom),
  }
}

function rulesOf(terms: Terms): WithdrawalRules {
  const { ordersPerDay, freePerDay, answerMinutes, targetMinutes } = terms
  return {
    minimum: writeAmount(terms.minimum),
    maximum: writeAmount(terms.maximum),
    ordersPerDay,
    sumPerDay: writeAmount(terms.sumPerDay),
    feeFixed: writeAmount(terms.feeFixed),
    feePercent: percentOf(terms.feeRate),
    freePerDay,
    twoFrom: writeAmount(terms.twoFrom),
    answerMinutes,
    targetMinutes,
  }
}
