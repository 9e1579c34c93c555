import * as z from 'zod/mini'
import { type Answer, inShort } from '../wire/answer.ts'
import { CALLS, type Call } from '../wire/calls.ts'
import { readMoney } from './money.ts'
import { Broken, expectStatus } from './verdict.ts'

export const ROUND_STATES = ['open', 'closed', 'settled', 'rolled_back', 'resettled'] as const

const money = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const amount = readMoney(text)
    if (amount !== null) return amount
    context.issues.push({ code: 'custom', message: 'is no amount', input: text })
    return z.NEVER
  }),
)

const transaction = z.object({
  transaction: z.string(),
  call: z.enum(CALLS),
  status: z.string(),
  amount: money,
  winAmount: z.optional(money),
})

const told = z.object({ round: z.string(), state: z.enum(ROUND_STATES), transactions: z.array(transaction) })

export type ToldTransaction = { readonly call: Call; readonly amount: bigint; readonly winAmount?: bigint | undefined }

/** A round as the platform tells it: its state, and what was done in it by the vendor's names. Refusals are left out. */
export type ToldRound = {
  readonly state: (typeof ROUND_STATES)[number]
  readonly done: ReadonlyMap<string, ToldTransaction>
}

export function readRound(answer: Answer): ToldRound {
  const read = told.safeParse(expectStatus(answer, 'OK').body)
  if (!read.success) {
    const [fault] = read.error.issues
    throw new Broken('a state and a list of transactions', `${fault?.path.join('.')}: ${fault?.message}`)
  }
  const done = read.data.transactions.filter(({ status }) => status === 'OK')
  if (new Set(done.map((it) => it.transaction)).size < done.length) {
    throw new Broken('every transaction once', inShort(answer))
  }
  return { state: read.data.state, done: new Map(done.map((it) => [it.transaction, it])) }
}

/** The state must be this, and these transactions must be told as done, without any other. */
export function expectRound(answer: Answer, expected: { state: ToldRound['state']; done: readonly string[] }): void {
  const { state, done } = readRound(answer)
  if (state !== expected.state) throw new Broken(`state ${expected.state}`, state)
  const missing = expected.done.find((name) => !done.has(name))
  if (missing !== undefined) throw new Broken(`transaction ${missing} in the round`, inShort(answer))
  const surplus = [...done.keys()].find((name) => !expected.done.includes(name))
  if (surplus !== undefined) throw new Broken(`no transaction ${surplus} in the round`, inShort(answer))
}
