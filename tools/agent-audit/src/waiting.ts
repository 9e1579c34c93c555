import type pg from 'pg'
import { type Day, isScheme, readDay, SCHEME_NAMES, type Scheme } from './calendar.ts'
import { streamRows, textOf } from './stream-rows.ts'

/** Whether play of a day waits to be counted, or to be followed by a scheme. */
export type Waiting = (scheme: Scheme, from: Day, to: Day) => boolean

/** A running platform is a moment behind: periods of which play waits are compared the next time. */
export async function readWaiting(
  client: pg.ClientBase,
  brand: string,
  dayOf: (seconds: number) => Day,
): Promise<Waiting> {
  const days = new Map<Scheme, Set<Day>>(SCHEME_NAMES.map((scheme) => [scheme, new Set()]))
  const uncounted = streamRows(
    client,
    'select distinct floor(extract(epoch from settled_at)) from wagers.uncounted where brand = $1',
    [brand],
  )
  for await (const [settledAt] of uncounted) for (const own of days.values()) own.add(dayOf(Number(settledAt)))
  const unfollowed = streamRows(
    client,
    `select distinct followed.scheme, member_day.day from salary.followed join turnover.member_day
         on member_day.changed > followed.change where member_day.brand = $1`,
    [brand],
  )
  for await (const [scheme, day] of unfollowed) {
    const name = textOf(scheme)
    if (isScheme(name)) days.get(name)?.add(readDay(textOf(day)))
  }
  return (scheme, from, to) => [...(days.get(scheme) ?? [])].some((day) => day >= from && day <= to)
}
