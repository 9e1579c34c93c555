import type pg from 'pg'
import { type Day, isScheme, periodAround, readDay, SCHEMES, type Scheme, writeDay } from '../calendar.ts'
import type { Period } from '../closed-periods.ts'
import type { ContractBook } from '../contracts.ts'
import type { Report } from '../difference.ts'
import type { People } from '../people.ts'
import type { PlayedDay } from '../play.ts'
import type { Rules } from '../rules.ts'
import type { Tree } from '../tree.ts'
import { compareBills } from './compare-bills.ts'
import { compareClosedSums, readClosedSums, sumsOf } from './compare-closed.ts'
import { compareDecisions } from './compare-decisions.ts'
import { type Bill, countBills } from './count-bills.ts'
import { readDividendRules } from './dividend-rules.ts'
import { type PeriodBills, readKeptBills } from './kept-bills.ts'

/** Schemes that pay a part of what teams lost. */
export const isDividend = (scheme: Scheme): boolean => SCHEMES[scheme].of === 'loss'

type Parts = {
  readonly brand: string
  readonly people: People
  readonly tree: Tree
  readonly rules: Rules
  /** The smallest coin, in 1/10 000 of the currency unit. */
  readonly coin: bigint
  readonly report: Report
}

type Counted = { readonly last: Day; readonly bills: ReadonlyMap<number, Bill> }

/** What was found of a period; `valid` and `loss` add up what counted for agents, a member's once for each of them. */
export type PeriodFound = {
  readonly compared: number
  readonly valid: bigint
  readonly loss: bigint
  readonly earned: bigint
}

/** Counts the bills of a brand anew, period by period, and compares them with what is kept, decided and noted. */
export async function openDividends(client: pg.ClientBase, parts: Parts) {
  const { brand, people, tree, rules, coin, report } = parts
  const kept = await readKeptBills(client, { brand, people })
  const closed = await readClosedSums(client, brand)
  const by = await readDividendRules(client, brand)
  const before = new Map<Scheme, Counted>()
  await compareDecisions(client, kept, { brand, people, report })

  const keptOf = (scheme: Scheme, first: Day): PeriodBills => kept.get(`${scheme} ${writeDay(first)}`) ?? new Map()
  /** Of a period that was not counted, because it is outside the limits or its play waits, what is kept is taken. */
  const carriedInto = (scheme: Scheme, first: Day): ReadonlyMap<number, bigint> => {
    const counted = before.get(scheme)
    const bills: ReadonlyMap<number, Bill> =
      counted?.last === first - 1 ? counted.bills : keptOf(scheme, periodAround(scheme, first - 1).first)
    return new Map(Array.from(bills, ([agent, { carriedOn }]) => [agent, carriedOn]))
  }
  return {
    /** Compares one period. Periods of a scheme come in their order, and each as soon as all of its days were read. */
    comparePeriod: ({ scheme, first, last }: Period, days: readonly PlayedDay[], book: ContractBook): PeriodFound => {
      const carried = carriedInto(scheme, first)
      const bills = countBills(days, { scheme, book, tree, rules, coin, carried, ...by(first) })
      before.set(scheme, { last, bills })
      const day = writeDay(first)
      compareClosedSums(closed.get(`${scheme} ${day}`), sumsOf(bills.values()), { scheme, day, report })
      const compared = compareBills(keptOf(scheme, first), bills, { scheme, period: { first, last }, people, report })
      const all = [...bills.values()]
      const sum = (figure: (bill: Bill) => bigint): bigint => all.reduce((so, bill) => so + figure(bill), 0n)
      return {
        compared,
        valid: sum(({ valid }) => valid),
        loss: sum(({ net }) => -net),
        earned: sum(({ earned }) => earned),
      }
    },
    /** Bills that are kept of periods that were not closed. */
    compareClosed: (isClosed: (scheme: Scheme, day: Day) => boolean): void => {
      for (const name of kept.keys()) {
        const [scheme = '', day = ''] = name.split(' ')
        if (!isScheme(scheme) || isClosed(scheme, readDay(day))) continue
        report({ about: 'period', what: 'bills of a period', scheme, day, kept: 'counted', right: 'not closed yet' })
      }
    },
    /** What is marked as paid in all periods, by scheme and agent. */
    paid: (): Map<string, bigint> => {
      const sums = new Map<string, bigint>()
      for (const [name, bills] of kept) {
        for (const [agent, { paid }] of bills) {
          const key = `${name.split(' ')[0]} ${people.ids[agent]}`
          sums.set(key, (sums.get(key) ?? 0n) + paid)
        }
      }
      return sums
    },
  }
}
