import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'
import { createBoardCache } from './board-cache.ts'

type Answer = VendorAnswer<'board'> | null
type Vendor = NonNullable<ReturnType<Vendors['openVendor']>>

const told = (players: number): Answer => ({
  tables: [{ game: 'ruby', phase: 'betting', players, results: 'PB' }],
})

afterEach(() => void vi.useRealTimers())

/** Vendors whose calls wait until the test answers them; `asked` says who was asked, in order. */
function house() {
  const asked: string[] = []
  const waiting: ((answer: Answer) => void)[] = []
  let now = Date.UTC(2026, 10, 28)
  const boards = createBoardCache({
    callVendor: (async ({ code }: { code: string }) => {
      asked.push(code)
      return new Promise<Answer>((resolve) => waiting.push(resolve))
    }) as unknown as CallVendor,
    vendors: { openVendor: (code) => (code === 'OFF' ? null : ({ code } as Vendor)) },
    clock: () => new Date(now),
  })
  /** How many players are said to be at the table. */
  const players = async (vendor = 'A') => (await boards.of(vendor)).get('ruby')?.players ?? null
  return {
    asked,
    players,
    /** Whoever is asked now answers. */
    answer: (answer: Answer) => {
      for (const resolve of waiting.splice(0)) resolve(answer)
    },
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('many visitors cause one vendor request a second, and are answered alike', async () => {
  const one = house()
  const crowd = [one.players(), one.players(), one.players()]
  one.answer(told(7))
  expect(await Promise.all(crowd)).toEqual([7, 7, 7])
  one.pass(999)
  expect(await one.players()).toBe(7)
  expect(one.asked).toEqual(['A'])

  one.pass(1)
  const later = [one.players(), one.players()]
  one.answer(told(8))
  expect(await Promise.all(later)).toEqual([8, 8])
  expect(one.asked).toEqual(['A', 'A'])
})

test('a vendor that is slow is asked once, and its last answer is shown meanwhile for ten seconds', async () => {
  const one = house()
  const first = one.players()
  one.answer(told(7))
  await first
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  one.pass(9_999)
  const waits = one.players()
  await vi.advanceTimersByTimeAsync(800)
  expect(await waits).toBe(7)
  one.pass(1)
  const gone = one.players()
  await vi.advanceTimersByTimeAsync(800)
  expect(await gone).toBeNull()
  expect(one.asked).toEqual(['A', 'A'])
})

test('a vendor that does not answer is left alone for five seconds, and its last answer is shown for ten', async () => {
  const one = house()
  const first = one.players()
  one.answer(told(7))
  await first
  one.pass(4_000)
  const silent = one.players()
  one.answer(null)
  expect(await silent).toBe(7)
  one.pass(4_999)
  expect(await one.players()).toBe(7)
  expect(one.asked).toEqual(['A', 'A'])
  one.pass(1_001)
  const again = one.players()
  one.answer(null)
  expect(await again).toBeNull()
  expect(one.asked).toEqual(['A', 'A', 'A'])
})

test('each vendor is cached by itself, and one that is switched off is not asked', async () => {
  const one = house()
  const both = [one.players('A'), one.players('B'), one.players('OFF')]
  one.answer(told(3))
  expect(await Promise.all(both)).toEqual([3, 3, null])
  expect(one.asked).toEqual(['A', 'B'])
})
