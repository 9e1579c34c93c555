import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '#platform/database'

/** Work that waits for operators: how much, and since when the oldest and the newest do; `null` where nothing waits. */
export type Queue = { readonly waiting: number; readonly oldest: Date | null; readonly newest: Date | null }

/** Counts what waits. `entries` is a query with one row each, whose column `since` is the instant it came. */
export async function readQueue(on: Connection, entries: RawBuilder<unknown>): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*)::int as waiting, min(since) as oldest, max(since) as newest from (${entries}) entries`.execute(on)
  return rows[0] ?? EMPTY
}

/** Two queues of one desk. */
export function joinQueues(one: Queue, other: Queue): Queue {
  const inOrder = [one.oldest, one.newest, other.oldest, other.newest]
    .flatMap((at) => at ?? [])
    .toSorted((first, second) => first.getTime() - second.getTime())
  return { waiting: one.waiting + other.waiting, oldest: inOrder.at(0) ?? null, newest: inOrder.at(-1) ?? null }
}

const EMPTY: Queue = { waiting: 0, oldest: null, newest: null }
