import { type Day, writeDay } from '../calendar.ts'
import type { Report } from '../difference.ts'
import { writeMoney } from '../money.ts'
import { NOBODY, type People } from '../people.ts'
import type { Bill } from './count-bills.ts'
import type { KeptBill, PeriodBills } from './kept-bills.ts'

type Parts = {
  readonly scheme: string
  readonly period: { readonly first: Day; readonly last: Day }
  readonly people: People
  readonly report: Report
}

/** Compares the bills of a period; answers how many agents were looked at. */
export function compareBills(
  kept: PeriodBills,
  counted: ReadonlyMap<number, Bill>,
  { scheme, period, people, report }: Parts,
): number {
  const agents = [...new Set([...counted.keys(), ...kept.keys()])].filter((agent) => {
    const [own, right] = [kept.get(agent), counted.get(agent)]
    return own !== undefined || (right !== undefined && !isEmpty(right))
  })
  const day = writeDay(period.first)
  for (const agent of agents) {
    const named = { about: 'bill' as const, agent: people.ids[agent] ?? '', scheme, day }
    const [own, right] = [kept.get(agent), counted.get(agent)]
    if (!own || !right) {
      report({ ...named, what: 'bill', kept: summaryOf(own), right: summaryOf(right) })
      continue
    }
    for (const one of differing(own, { ...right, last: period.last }, people)) report({ ...named, ...one })
  }
  return agents.length
}

/** A team that did nothing has no bill, unless it had done something before a correction. */
const isEmpty = ({ valid, net, carriedIn }: Bill): boolean => valid === 0n && net === 0n && carriedIn === 0n

const summaryOf = (bill: Bill | undefined): string =>
  bill ? `${writeMoney(bill.earned)} of a loss of ${writeMoney(bill.loss)}` : 'none'

type Figure = { readonly what: string; readonly kept: string; readonly right: string }

function differing(kept: Figures, right: Figures, people: People): Figure[] {
  const rights = figuresOf(right, people)
  return figuresOf(kept, people).flatMap(([what, figure], at) => {
    const other = rights[at]?.[1] ?? ''
    return figure === other ? [] : [{ what, kept: figure, right: other }]
  })
}

type Figures = Bill & Pick<KeptBill, 'last'>

const figuresOf = (bill: Figures, people: People): (readonly [what: string, figure: string])[] => [
  ['last day', writeDay(bill.last)],
  ['contract', bill.contract],
  ['agent above with a contract', bill.above === NOBODY ? 'nobody' : (people.ids[bill.above] ?? '')],
  ['valid stake', writeMoney(bill.valid)],
  ['active accounts', String(bill.active)],
  ['won by members', writeMoney(bill.net)],
  ['carried in', writeMoney(bill.carriedIn)],
  ['carried on', writeMoney(bill.carriedOn)],
  ['loss that counts', writeMoney(bill.loss)],
  ['tier', String(bill.tier)],
  ['rate', `${(bill.rate / 100).toFixed(2)} %`],
  ['what the contract brings', writeMoney(bill.amount)],
  ['what the line gets', writeMoney(bill.granted)],
  ['whether the line gets less than the contract brings', bill.isLimited ? 'yes' : 'no'],
  ['earned', writeMoney(bill.earned)],
]
