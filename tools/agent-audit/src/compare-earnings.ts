import type pg from 'pg'
import { type Day, isScheme, readDay, SCHEMES, type Scheme, writeDay } from './calendar.ts'
import type { Counted } from './count-period.ts'
import type { Report } from './difference.ts'
import { writeMoney } from './money.ts'
import type { People } from './people.ts'
import { streamRows, textOf } from './stream-rows.ts'

/** What the platform keeps of a period of an agent. */
type Earning = Counted & { readonly last: Day; readonly paid: bigint }

/** Rows of one period by the agent's number. */
type Period = Map<number, Earning>

export type Earnings = Awaited<ReturnType<typeof readEarnings>>

const NOTHING: Counted = { contract: '', tier: 0, rate: 0, valid: 0n, active: 0, earned: 0n }

type Parts = { readonly brand: string; readonly people: People; readonly report: Report }

/** What a brand keeps of all periods, to be compared with what each brings. */
export async function readEarnings(client: pg.ClientBase, { brand, people, report }: Parts) {
  const periods = new Map<string, Period>()
  const rows = streamRows(
    client,
    `select scheme, agent, first_day, last_day, contract, tier, rate, valid, active, earned, paid
       from salary.earning where brand = $1`,
    [brand],
  )
  for await (const [scheme, agent, firstDay, lastDay, contract, tier, rate, valid, active, earned, paid] of rows) {
    const name = `${scheme} ${firstDay}`
    const period = periods.get(name) ?? new Map()
    periods.set(name, period)
    period.set(people.numberOf(textOf(agent)), {
      last: readDay(textOf(lastDay)),
      contract: textOf(contract),
      tier: Number(tier),
      rate: Number(rate),
      valid: BigInt(textOf(valid)),
      active: Number(active),
      earned: BigInt(textOf(earned)),
      paid: BigInt(textOf(paid)),
    })
  }
  return {
    /** Compares one period; answers how many agents were looked at. */
    compare: (
      scheme: Scheme,
      days: { readonly first: Day; readonly last: Day },
      counted: ReadonlyMap<number, Counted>,
    ) => {
      const kept = periods.get(`${scheme} ${writeDay(days.first)}`) ?? new Map<number, Earning>()
      // A team of whose play nothing counts has no row, however many of its accounts are active.
      const counting = [...counted].filter(([, { valid }]) => valid > 0n)
      const agents = new Set([...counting.map(([agent]) => agent), ...kept.keys()])
      for (const agent of agents) {
        const named = { about: 'earning' as const, agent: people.ids[agent] ?? '', scheme, day: writeDay(days.first) }
        const [own, right] = [kept.get(agent), counted.get(agent) ?? NOTHING]
        if (own && own.last !== days.last) {
          report({ ...named, what: 'last day', kept: writeDay(own.last), right: writeDay(days.last) })
        }
        for (const one of compareFigures(own ?? NOTHING, right)) report({ ...named, ...one })
      }
      return agents.size
    },
    /** Periods that are kept without having been closed, though nothing is paid of them while they last. */
    compareClosed: (isClosed: (scheme: Scheme, day: Day) => boolean): void => {
      for (const name of periods.keys()) {
        const [scheme = '', day = ''] = name.split(' ')
        if (!isScheme(scheme) || SCHEMES[scheme].windows || isClosed(scheme, readDay(day))) continue
        report({ about: 'period', what: 'salaries of a period', scheme, day, kept: 'counted', right: 'not closed yet' })
      }
    },
    /** What is marked as paid in all periods, by scheme and agent. */
    paid: (): Map<string, bigint> => {
      const sums = new Map<string, bigint>()
      for (const [name, period] of periods) {
        for (const [agent, { paid }] of period) {
          const key = `${name.split(' ')[0]} ${people.ids[agent]}`
          sums.set(key, (sums.get(key) ?? 0n) + paid)
        }
      }
      return sums
    },
    /** What is kept of an agent's period. */
    find: (scheme: string, day: string, agent: number): Counted =>
      periods.get(`${scheme} ${day}`)?.get(agent) ?? NOTHING,
    /** Every row of schemes that are paid by windows. */
    windowed: (): { scheme: Scheme; day: string; agent: number }[] =>
      [...periods].flatMap(([name, period]) => {
        const [scheme = '', day = ''] = name.split(' ')
        if (!isScheme(scheme) || !SCHEMES[scheme].windows) return []
        return Array.from(period.keys(), (agent) => ({ scheme, day, agent }))
      }),
  }
}

type Figure = { readonly what: string; readonly kept: string; readonly right: string }

/** Where nothing was played it does not matter which tier is written down. */
function compareFigures(kept: Counted, right: Counted): Figure[] {
  const figures = [
    { what: 'valid stake', kept: writeMoney(kept.valid), right: writeMoney(right.valid) },
    { what: 'earned', kept: writeMoney(kept.earned), right: writeMoney(right.earned) },
    { what: 'active accounts', kept: String(kept.active), right: String(right.active) },
  ]
  const byContract = [
    { what: 'tier', kept: String(kept.tier), right: String(right.tier) },
    { what: 'rate', kept: writeRate(kept.rate), right: writeRate(right.rate) },
    { what: 'contract', kept: kept.contract || 'none', right: right.contract || 'none' },
  ]
  const isPlayed = kept.valid !== 0n || right.valid !== 0n
  return [...figures, ...(isPlayed ? byContract : [])].filter((one) => one.kept !== one.right)
}

const writeRate = (rate: number): string => `${(rate / 100).toFixed(2)} %`
