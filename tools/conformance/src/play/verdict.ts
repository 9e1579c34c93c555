import { type Answer, inShort } from '../wire/answer.ts'
import type { Status } from '../wire/statuses.ts'
import { readMoney, writeMoney } from './money.ts'

/** A rule that was broken: what it says should be, and what was. */
export class Broken extends Error {
  readonly expected: string
  readonly got: string

  constructor(expected: string, got: string) {
    super(`expected ${expected}, got ${got}`)
    this.expected = expected
    this.got = got
  }
}

/** A rule that cannot be looked at with what we were given. */
export class Unseen extends Error {}

/** Says before what it was that something was expected. */
export async function during<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Broken) throw new Broken(`${error.expected} (${what})`, error.got)
    throw error
  }
}

export function expectStatus(answer: Answer, ...allowed: readonly Status[]): Answer {
  if (answer.status !== '' && allowed.includes(answer.status)) return answer
  throw new Broken(allowed.join(' or '), inShort(answer))
}

/** Any refusal, where the rules leave open which. Faults of the platform's own are none. */
export function expectRefusal(answer: Answer): Answer {
  const isRefusal = answer.status !== '' && answer.http >= 400 && answer.http < 500
  if (isRefusal && answer.status !== 'TOO_MANY_REQUESTS') return answer
  throw new Broken('a refusal', inShort(answer))
}

/** OK, with the balance and the platform's own name of the transaction; answers the balance. */
export function expectMoved(answer: Answer): bigint {
  expectStatus(answer, 'OK')
  const { transaction } = answer.body
  if (typeof transaction !== 'string' || transaction === '') throw new Broken('a transaction', inShort(answer))
  return balanceIn(answer)
}

export function balanceIn(answer: Answer): bigint {
  const balance = readMoney(answer.body.balance)
  if (balance === null) throw new Broken('a balance, a decimal string', inShort(answer))
  return balance
}

/** The very same answer, as a repeat is given. */
export function expectSame(first: Answer, again: Answer): void {
  const sorted = (answer: Answer) => JSON.stringify(Object.entries(answer.body).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (first.http === again.http && sorted(first) === sorted(again)) return
  throw new Broken(`the first answer again, ${inShort(first)}`, inShort(again))
}

export function expectMoney(what: string, { expected, got }: { expected: bigint; got: bigint }): void {
  if (expected !== got) throw new Broken(`${what} ${writeMoney(expected)}`, writeMoney(got))
}

/** A count of something. */
export function expectCount(what: string, { expected, got }: { expected: number; got: number }): void {
  if (expected !== got) throw new Broken(`${expected} ${what}`, String(got))
}
