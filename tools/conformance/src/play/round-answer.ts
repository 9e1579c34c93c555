import * as z from 'zod/mini'
import { type Answer, inShort } from '../wire/answer.ts'
import { Broken, expectStatus } from './verdict.ts'

export const ROUND_STATES = ['open', 'settled', 'rolled_back'] as const

const told = z.object({
  state: z.enum(ROUND_STATES),
  transactions: z.array(z.object({ transaction: z.string(), status: z.optional(z.string()) })),
})

/** A round as the platform tells it: its state, and the vendor's names of what was done in it. */
export type ToldRound = { readonly state: (typeof ROUND_STATES)[number]; readonly done: ReadonlySet<string> }

export function readRound(answer: Answer): ToldRound {
  const read = told.safeParse(expectStatus(answer, 'OK').body)
  if (!read.success) throw new Broken('a state and a list of transactions', inShort(answer))
  const done = read.data.transactions.filter(({ status }) => status === undefined || status === 'OK')
  return { state: read.data.state, done: new Set(done.map(({ transaction }) => transaction)) }
}

/** The state must be this, and these transactions must be told as done, without any other. */
export function expectRound(answer: Answer, expected: { state: ToldRound['state']; done: readonly string[] }): void {
  const { state, done } = readRound(answer)
  if (state !== expected.state) throw new Broken(`state ${expected.state}`, state)
  const missing = expected.done.find((name) => !done.has(name))
  if (missing !== undefined) throw new Broken(`transaction ${missing} in the round`, inShort(answer))
  const surplus = [...done].find((name) => !expected.done.includes(name))
  if (surplus !== undefined) throw new Broken(`no transaction ${surplus} in the round`, inShort(answer))
}
