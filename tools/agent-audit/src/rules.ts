import type pg from 'pg'
import { type Day, readDay, type Scheme } from './calendar.ts'
import { readMoney } from './money.ts'
import { streamRows, textOf } from './stream-rows.ts'

/** Valid stake on a day from which an account is active, where a brand has decided nothing. */
const USUAL_ACTIVE_LEAST = readMoney('100')

type Decision = {
  readonly from: Day
  readonly most: Readonly<Record<string, number>>
  readonly activeLeast: bigint
  /** In per cent, by category; those that are not named count in full. Rules of before there were weights have none. */
  readonly weights: Readonly<Record<string, number>>
}

export type Rules = {
  /** The highest rate that counts, in hundredths of a per cent; 0 where a scheme is closed. */
  readonly most: (scheme: Scheme, day: Day) => number
  readonly activeLeast: (day: Day) => bigint
  /** How much of a category's valid stake counts on a day, in per cent. */
  readonly weight: (gameType: string, day: Day) => bigint
}

/** What a brand decided, by day; the latest decision about a day holds. */
export async function readRules(client: pg.ClientBase, brand: string): Promise<Rules> {
  const decisions: Decision[] = []
  const rows = streamRows(
    client,
    `select effective_from, details from salary.rules where brand = $1 order by effective_from, decided_at`,
    [brand],
  )
  for await (const [from, details] of rows) {
    const { most, activeLeast, weights = {} } = JSON.parse(textOf(details))
    decisions.push({ from: readDay(textOf(from)), most, activeLeast: readMoney(activeLeast), weights })
  }
  const on = (day: Day): Decision | undefined => decisions.findLast(({ from }) => from <= day)
  return {
    most: (scheme, day) => on(day)?.most[scheme] ?? 0,
    activeLeast: (day) => on(day)?.activeLeast ?? USUAL_ACTIVE_LEAST,
    weight: (gameType, day) => BigInt(on(day)?.weights[gameType] ?? 100),
  }
}
