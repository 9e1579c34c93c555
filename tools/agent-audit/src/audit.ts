import type pg from 'pg'
import { type Day, openZone, SCHEME_NAMES, type Scheme, writeDay } from './calendar.ts'
import { type Period, readClosedPeriods } from './closed-periods.ts'
import { readEarnings } from './compare-earnings.ts'
import { comparePayments } from './compare-payments.ts'
import { openTreeComparison } from './compare-tree.ts'
import { compareWindows } from './compare-windows.ts'
import { readContracts } from './contracts.ts'
import { countPeriod } from './count-period.ts'
import type { Difference } from './difference.ts'
import { isDividend, openDividends } from './dividends/audit-dividends.ts'
import { compareHistory, readChanges } from './history.ts'
import { coinOf } from './money.ts'
import { readPeople } from './people.ts'
import { type PlayedDay, readPlay } from './play.ts'
import { readRules } from './rules.ts'
import { growTree } from './tree.ts'
import { readWaiting } from './waiting.ts'

/** What is looked at: one brand, or all; periods that lie between two business days. */
export type AuditOptions = { readonly brand?: string; readonly from?: Day; readonly to?: Day }

/** What was found of a scheme. */
export type SchemeFound = {
  readonly scheme: Scheme
  /** How many periods were counted anew, and the days of them. */
  periods: number
  from: string
  to: string
  /** Rows of agents that were compared. */
  compared: number
  /** Periods of which play waits to be counted. */
  waiting: number
  valid: bigint
  /** What teams lost less what they won; of dividends only. */
  loss?: bigint
  earned: bigint
}

export type BrandFound = {
  readonly brand: string
  readonly currency: string
  readonly members: number
  readonly agents: number
  readonly schemes: readonly SchemeFound[]
  readonly windows: number
  readonly payments: number
  readonly paid: bigint
  readonly differences: readonly Difference[]
}

type Brand = { readonly id: string; readonly code: string; readonly timeZone: string; readonly currency: string }

/**
 * Counts what agents earned anew, from rounds, invitations, the history of the tree, contracts and rules, and compares
 * it with what is kept and paid. Within the caller's transaction, which must see one state of the database.
 */
export async function auditAgents(client: pg.ClientBase, options: AuditOptions = {}): Promise<BrandFound[]> {
  const { rows: brands } = await client.query<Brand>(
    `select id, code, time_zone as "timeZone", currency from system.brand where $1::text is null or code = $1 order by code`,
    [options.brand ?? null],
  )
  if (options.brand !== undefined && brands.length === 0) throw new Error(`there is no brand ${options.brand}`)
  const found: BrandFound[] = []
  for (const brand of brands) found.push(await auditBrand(client, brand, options))
  return found
}

async function auditBrand(client: pg.ClientBase, brand: Brand, options: AuditOptions): Promise<BrandFound> {
  const differences: Difference[] = []
  const report = (difference: Difference): void => void differences.push(difference)
  const dayOf = openZone(brand.timeZone)
  const { id, currency, timeZone } = brand
  const people = await readPeople(client, id, dayOf)
  const tree = growTree(people, await readChanges(client, { brand: id, people, dayOf }))
  const contracts = await readContracts(client, { brand: id, currency, people, tree })
  const rules = await readRules(client, id)
  const earnings = await readEarnings(client, { brand: id, people, report })
  const coin = coinOf(currency)
  const dividends = await openDividends(client, { brand: id, people, tree, rules, coin, report })
  const closed = await readClosedPeriods(client, id, report)
  const waits = await readWaiting(client, id, dayOf)
  await compareHistory(client, id, report)
  const today = await todayOf(client, closed, dayOf)
  const places = await openTreeComparison(client, { brand: id, people, tree, today, report })

  const isClosed = new Set(closed.map(({ scheme, first }) => `${scheme} ${first}`))
  for (const kept of [earnings, dividends]) kept.compareClosed((scheme, day) => isClosed.has(`${scheme} ${day}`))
  const wanted = closed.filter(({ first, last }) => first >= (options.from ?? first) && last <= (options.to ?? last))
  const sums = new Map(SCHEME_NAMES.map((scheme) => [scheme, emptySums(scheme)]))
  const parts = { brand: id, currency, timeZone, dayOf, people, tree, rules }
  for await (const { period, days } of periodsOfPlay(
    wanted,
    (span) => readPlay(client, parts, span),
    places.checkDay,
  )) {
    const { scheme, first, last } = period
    const [book, sum] = [contracts.get(scheme), sums.get(scheme)]
    if (!book || !sum) continue
    if (waits(scheme, first, last)) {
      sum.waiting += 1
      continue
    }
    if (isDividend(scheme)) {
      const { compared, ...found } = dividends.comparePeriod(period, days, book)
      addUp(sum, period, [found])
      sum.compared += compared
      continue
    }
    const counted = countPeriod(days, { scheme, book, rules, coin })
    addUp(sum, period, [...counted.values()])
    sum.compared += earnings.compare(scheme, period, counted)
  }
  const windows = await compareWindows(client, { brand: id, people, earnings, report })
  const marked = new Map([...earnings.paid(), ...dividends.paid()])
  const paid = await comparePayments(client, { brand: id, marked, report })
  return {
    brand: brand.code,
    currency,
    members: people.ids.length,
    agents: tree.agents().length,
    schemes: [...sums.values()].filter(({ periods, waiting }) => periods + waiting > 0),
    windows,
    ...paid,
    differences,
  }
}

const emptySums = (scheme: Scheme): SchemeFound => {
  return { scheme, periods: 0, from: '', to: '', compared: 0, waiting: 0, valid: 0n, earned: 0n }
}

type Added = { readonly valid: bigint; readonly loss?: bigint; readonly earned: bigint }

/** `valid` and `loss` add up what counted for agents: a member's play once for each of them. */
function addUp(sum: SchemeFound, { first, last }: Period, counted: readonly Added[]): void {
  sum.periods += 1
  if (sum.from === '' || writeDay(first) < sum.from) sum.from = writeDay(first)
  if (writeDay(last) > sum.to) sum.to = writeDay(last)
  for (const { valid, loss, earned } of counted) {
    sum.valid += valid
    if (loss !== undefined) sum.loss = (sum.loss ?? 0n) + loss
    sum.earned += earned
  }
}

/** The day of the database's clock, or of what was closed last where that is later. */
async function todayOf(
  client: pg.ClientBase,
  closed: readonly Period[],
  dayOf: (seconds: number) => Day,
): Promise<Day> {
  const { rows } = await client.query<{ now: string }>('select floor(extract(epoch from now()))::text as now')
  return closed.reduce((latest, { last }) => Math.max(latest, last + 1), dayOf(Number(rows[0]?.now)))
}

/** Reads play once, and gives each period with its days when the last of them has been read. */
async function* periodsOfPlay(
  periods: readonly Period[],
  read: (span: { readonly from: Day; readonly to: Day }) => AsyncGenerator<PlayedDay, void>,
  lookAt: (day: PlayedDay) => void,
): AsyncGenerator<{ readonly period: Period; readonly days: readonly PlayedDay[] }, void> {
  if (periods.length === 0) return
  const byEnd = Map.groupBy(periods, ({ last }) => last)
  const from = periods.reduce((least, { first }) => Math.min(least, first), Number.POSITIVE_INFINITY)
  const to = periods.reduce((most, { last }) => Math.max(most, last), Number.NEGATIVE_INFINITY)
  const longest = periods.reduce((most, { first, last }) => Math.max(most, last - first + 1), 1)
  let days: PlayedDay[] = []
  for await (const played of read({ from, to })) {
    lookAt(played)
    days = [...days.slice(Math.max(0, days.length - longest + 1)), played]
    for (const period of byEnd.get(played.day) ?? []) {
      yield { period, days: days.filter(({ day }) => day >= period.first) }
    }
  }
}
