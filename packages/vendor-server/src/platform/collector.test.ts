import { setTimeout as pause } from 'node:timers/promises'
import { type Amount, amount } from '@sanuk/money/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCollector } from './collector.ts'
import type { MovingCall } from './moving-calls.ts'
import type { Reply } from './platform.ts'
import { untilKnown } from './until-known.ts'

/** Call `n` of a member; its own answer is the balance `n`, or for every fifth a refusal. */
const callOf = (n: number, member: string): MovingCall => ({ call: 'bet', member, fields: { n } })
const numberOf = ({ fields }: MovingCall): number => Number(Object.entries(fields)[0]?.[1])
const answerTo = (call: MovingCall): Reply<Amount> => {
  const balance = amount(BigInt(numberOf(call)))
  return numberOf(call) % 5 === 0
    ? { kind: 'refused', status: 'NOT_ENOUGH_MONEY', balance }
    : { kind: 'ok', answer: balance }
}
const UNKNOWN: Reply<never> = { kind: 'unknown' }

type Fault = 'none' | 'lost' | 'one unknown' | 'not taken' | 'throws'

/** A platform that goes wrong in the order of these faults, and notes what arrived. */
function platformWith(faults: readonly Fault[] = [], lastsMs = 0) {
  const left = [...faults]
  const arrived: MovingCall[][] = []
  let underWay = 0
  let most = 0
  const members = new Map<string, number>()
  let together = 0
  const take = async (calls: readonly MovingCall[]): Promise<Fault> => {
    const fault = left.shift() ?? 'none'
    if (fault !== 'not taken') arrived.push([...calls])
    underWay += 1
    most = Math.max(most, underWay)
    for (const member of new Set(calls.map((call) => call.member))) {
      members.set(member, (members.get(member) ?? 0) + 1)
      together = Math.max(together, members.get(member) ?? 0)
    }
    await pause(lastsMs)
    for (const member of new Set(calls.map((call) => call.member))) members.set(member, (members.get(member) ?? 1) - 1)
    underWay -= 1
    if (fault === 'throws') throw new Error('out of memory')
    return fault
  }
  return {
    arrived,
    most: () => most,
    /** In how many batches at once a member's calls were at most. */
    together: () => together,
    make: async (call: MovingCall): Promise<Reply<Amount>> => {
      const fault = await take([call])
      return fault === 'none' || fault === 'not taken' ? answerTo(call) : UNKNOWN
    },
    batch: async (calls: readonly MovingCall[]): Promise<Reply<readonly Reply<Amount>[]>> => {
      const fault = await take(calls)
      if (fault === 'lost') return UNKNOWN
      if (fault === 'not taken') return { kind: 'refused', status: 'INVALID_REQUEST', balance: null }
      const answers = calls.map(answerTo)
      return { kind: 'ok', answer: fault === 'one unknown' ? answers.with(0, UNKNOWN) : answers }
    },
  }
}

test('every call gets its own answer, whatever is lost, as long as its caller repeats it', async () => {
  const faults = fc.array(fc.constantFrom<Fault>('none', 'lost', 'one unknown', 'not taken'), { maxLength: 6 })
  const members = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(faults, members, fc.integer({ min: 1, max: 4 }), async (wrong, owners, atOnce) => {
      const platform = platformWith(wrong)
      const make = createCollector(platform, atOnce)
      const calls = owners.map((member, place) => callOf(place + 1, member))
      const replies = await Promise.all(calls.map((call) => untilKnown(() => make(call), Array(12).fill(0))))
      expect(replies.map(({ reply }) => reply)).toEqual(calls.map(answerTo))
      expect(platform.most()).toBeLessThanOrEqual(atOnce)
    }),
    { numRuns: 40 },
  )
})

test('calls of one member arrive in their order, and never in two batches at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 40 }), async (owners) => {
      const platform = platformWith([], 3)
      const make = createCollector(platform, 3)
      const calls = owners.map((member, place) => callOf(place + 1, member))
      const replies: Promise<unknown>[] = []
      for (const [place, call] of calls.entries()) {
        replies.push(make(call))
        if (place % 7 === 6) await pause(0)
      }
      await Promise.all(replies)
      expect(platform.together()).toBe(1)
      for (const member of ['a', 'b']) {
        const own = platform.arrived.flat().filter((call) => call.member === member)
        expect(own.map(numberOf)).toEqual(own.map(numberOf).toSorted((one, other) => one - other))
      }
    }),
    { numRuns: 40 },
  )
})

test('a lone call goes by itself, and what arrives while the bound is reached goes with the next', async () => {
  const platform = platformWith()
  const make = createCollector(platform, 1)
  const first = make(callOf(1, 'a'))
  await new Promise((resolve) => setImmediate(resolve))
  const rest = [2, 3, 4].map((n) => make(callOf(n, `m${n}`)))
  await Promise.all([first, ...rest])
  expect(platform.arrived.map((calls) => calls.map(numberOf))).toEqual([[1], [2, 3, 4]])
})

test('a batch holds at most 200 calls', async () => {
  const platform = platformWith()
  const make = createCollector(platform)
  await Promise.all(Array.from({ length: 450 }, (_, place) => make(callOf(place + 1, `m${place}`))))
  expect(platform.arrived.map((calls) => calls.length)).toEqual([200, 200, 50])
})

test('what fails in this program fails its calls, and the next are made', async () => {
  const platform = platformWith(['throws'])
  const make = createCollector(platform, 1)
  const [one, other] = await Promise.allSettled([make(callOf(1, 'a')), make(callOf(2, 'b'))])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  expect(await make(callOf(3, 'a'))).toEqual(answerTo(callOf(3, 'a')))
})
