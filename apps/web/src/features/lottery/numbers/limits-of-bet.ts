import type { Issue } from '@sanuk/contracts/lottery'
import type { IssueTimes } from '../chase/chase-plan.ts'
import { NO_RATES, type NumberRates, type ToldNumbers, withTold } from './number-rates.ts'

type Asked = { readonly issues: readonly IssueTimes[]; readonly told?: ToldNumbers }

/**
 * By which limits a bet is judged, and how often the issue that they are about plays its lines. Rates are known of the issue
 * that takes bets (`first`): where the bet is for others only, or a refusal told of numbers, the server decides.
 */
export function limitsOfBet({ issues, told = [] }: Asked, rates: NumberRates, first: Issue | null) {
  const most = Math.max(1, ...issues.map(({ multiple }) => multiple))
  const inFirst = issues.find(({ issue }) => issue.number === first?.number)?.multiple
  const isKnown = inFirst !== undefined || issues.length === 0
  return {
    rates: withTold(isKnown ? rates : NO_RATES, told),
    issueTimes: told.length > 0 ? most : (inFirst ?? most),
  }
}
