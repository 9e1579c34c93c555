import type { ActivityRule } from '@sanuk/contracts/activities'
import { parseAmount } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { ActivitiesNeeds } from './needs.ts'

type Today = { readonly today: string; readonly timeZone: string }

/** When the first of so many business days began, today being the last of them. */
export const firstOfDays = (days: number, { today, timeZone }: Today): Date => startOfDay(today, timeZone, 1 - days)

/** Whether a member has deposited what red packets ask for; what asks for nothing is for everybody. */
export function createDepositedEnough({ depositedSince }: Pick<ActivitiesNeeds, 'depositedSince'>) {
  return async (member: string, rule: ActivityRule, day: Today): Promise<boolean> => {
    if (rule.kind !== 'red_packet' || rule.deposited === null) return true
    const { days, least } = rule.deposited
    return (await depositedSince(member, firstOfDays(days, day))) >= parseAmount(least)
  }
}
