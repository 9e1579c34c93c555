import type { dividendPeriods, listDividendBills } from '@sanuk/contracts/office-agent-bills'
import type { AnswerOf } from '@sanuk/contracts/route'
import { type Amount, add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { writeRate } from '../../components/plan-facts.tsx'
import type { OfficeWord } from '../../language/office-word.ts'

export type Bill = AnswerOf<typeof listDividendBills>['list'][number]
export type BillPeriod = AnswerOf<typeof dividendPeriods>['list'][number]

/** Of a period there is one in each scheme. */
export const periodKey = ({ scheme, firstDay }: Pick<BillPeriod, 'scheme' | 'firstDay'>): string =>
  `${scheme} ${firstDay}`

/** Why bills are denied, by agent; an empty text while nothing is typed. Bills that are not here are paid. */
export type Denials = ReadonlyMap<string, string>

/** What paying a bill comes to. */
const dueOf = ({ earned, paid }: Pick<Bill, 'earned' | 'paid'>): Amount =>
  subtract(parseAmount(earned), parseAmount(paid))

const isDenied = ({ agent }: Pick<Bill, 'agent'>, denials: Denials): boolean => denials.has(agent.id)

/** The bills that are denied, with what is sent about each. */
export const deniedBills = (bills: readonly Bill[], denials: Denials) =>
  bills
    .filter((bill) => isDenied(bill, denials))
    .map(({ agent }) => ({ agent: agent.id, reason: denials.get(agent.id)?.trim() ?? '' }))

/** How many bills of a period are paid, and what they come to, once some of those that are shown are denied. */
export function paidBills(
  { bills: count, due }: Pick<BillPeriod, 'bills' | 'due'>,
  { bills, denials }: { readonly bills: readonly Bill[]; readonly denials: Denials },
) {
  const denied = bills.filter((bill) => isDenied(bill, denials))
  const left = add(...denied.map(dueOf))
  return { bills: count - denied.length, due: writeAmount(subtract(parseAmount(due), left)) }
}

/** By how much a bill brings more than that of the period before, negative where it brings less; `null` without one. */
export const differenceOf = ({ earned, before }: Pick<Bill, 'earned' | 'before'>): string | null =>
  before === null ? null : writeAmount(subtract(parseAmount(earned), parseAmount(before)))

type Say = (word: OfficeWord, values?: Record<string, string | number>) => string

/** Which tier brought the amount of a bill, and its rate: "Tier 2: 5.00%"; a dash for none. */
export const writeTierReached = ({ tier, rate }: Pick<Bill, 'tier' | 'rate'>, say: Say): string =>
  tier > 0 ? say('office-agent-bills.tier.reached', { tier, rate: writeRate(rate) }) : say('office.none')
