import * as z from 'zod/mini'
import { type Answer, inShort } from '../wire/answer.ts'
import { writeMoney } from './money.ts'
import { bytes, fresh, openRound, placed, type RoundPlay, type Table } from './table.ts'
import { Broken, expectStatus } from './verdict.ts'

/** What `settle` says of a round. */
export type Entry = {
  readonly round: string
  readonly member: string
  readonly win: string
  readonly version: number
  readonly void?: boolean
  readonly valid?: string
}

/** An entry about a round of our member: of version 1, and that it lost, where nothing else is said. */
export const entryOf = (table: Table, { name }: Pick<RoundPlay, 'name'>, more: Partial<Entry> = {}): Entry => ({
  round: name,
  member: table.party.member,
  win: '0',
  version: 1,
  ...more,
})

/** What a settlement sends. It names no session and no game. */
export const settlementOf = ({ party }: Table, entries: readonly unknown[]) => ({
  requestId: fresh(),
  settlement: fresh(),
  currency: party.currency,
  entries,
})

export const settle = (table: Table, ...entries: readonly Entry[]): Promise<Answer> =>
  table.line.send('settle', bytes(settlementOf(table, entries)))

const answered = z.object({ refused: z.array(z.object({ round: z.string(), status: z.string() })) })

/** The refused entries of an answer that is OK, by their rounds. */
export function refusedIn(answer: Answer): Map<string, string> {
  const read = answered.safeParse(expectStatus(answer, 'OK').body)
  if (!read.success) throw new Broken('a list of refused entries', inShort(answer))
  return new Map(read.data.refused.map(({ round, status }) => [round, status]))
}

/** Settles, and repeats entries that were not reached; all others must be OK. */
export async function settled(table: Table, ...entries: readonly Entry[]): Promise<void> {
  for (let left = entries; left.length > 0; ) {
    const refused = refusedIn(await settle(table, ...left))
    left = left.filter(({ round }) => refused.get(round) === 'RETRY')
    const [other] = [...refused].filter(([, status]) => status !== 'RETRY')
    if (other) throw new Broken('every entry settled', `${other[1]} for ${other[0]}`)
  }
}

/** The entry must be refused so. */
export function expectRefusedEntry(answer: Answer, round: string, ...allowed: readonly string[]): void {
  const status = refusedIn(answer).get(round) ?? 'OK'
  if (!allowed.includes(status)) throw new Broken(`${allowed.join(' or ')} for the entry`, status)
}

/** A round with a stake. */
export async function stakedRound(table: Table, stakes = 1n): Promise<RoundPlay & { readonly original: string }> {
  const round = openRound(table)
  const original = await placed(round, { amount: writeMoney(stakes * table.stake) })
  return { ...round, original }
}
