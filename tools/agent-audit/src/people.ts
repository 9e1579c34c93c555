import type pg from 'pg'
import type { Day } from './calendar.ts'
import { streamRows, textOf } from './stream-rows.ts'

/** Nobody: the parent of an agent at the top, the inviter of whoever came by themselves. */
export const NOBODY = -1

/** The members of a brand, numbered. Agents have the numbers of their own accounts. */
export type People = {
  readonly ids: readonly string[]
  readonly numberOf: (id: string | null) => number
  readonly invitedBy: Int32Array
  readonly joined: Int32Array
  readonly currencyOf: (member: number) => string
}

export async function readPeople(
  client: pg.ClientBase,
  brand: string,
  dayOf: (seconds: number) => Day,
): Promise<People> {
  const ids: string[] = []
  const numbers = new Map<string, number>()
  const inviters: (string | null)[] = []
  const joined: Day[] = []
  const currencies: string[] = []
  const rows = streamRows(
    client,
    'select id, invited_by, floor(extract(epoch from joined_at)), currency from members.member where brand = $1',
    [brand],
  )
  for await (const [id, inviter = null, joinedAt, currency] of rows) {
    numbers.set(textOf(id), ids.length)
    ids.push(textOf(id))
    inviters.push(inviter)
    joined.push(dayOf(Number(joinedAt)))
    currencies.push(textOf(currency))
  }
  const numberOf = (id: string | null): number => (id === null ? NOBODY : (numbers.get(id) ?? NOBODY))
  return {
    ids,
    numberOf,
    invitedBy: Int32Array.from(inviters, numberOf),
    joined: Int32Array.from(joined),
    currencyOf: (member) => currencies[member] ?? '',
  }
}
