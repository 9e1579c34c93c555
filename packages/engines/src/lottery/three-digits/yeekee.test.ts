import { describe, expect, test } from 'vitest'
import { drawYeekee, writeShot, YEEKEE_SHOTS, yeekeeResult } from './yeekee.ts'

/** Draws these numbers in turn, each of them below 100000. */
function drawing(...numbers: readonly number[]) {
  const left = [...numbers]
  return (bound: number) => {
    const next = left.shift()
    if (bound !== 100_000 || next === undefined) throw new Error(`drawn too often, or below ${bound}`)
    return next
  }
}

const times = (count: number, shot: number): number[] => new Array<number>(count).fill(shot)

/** Small numbers that are as good as random, the same each time (Park and Miller's generator). */
function randomNumbers(seed: number) {
  let state = seed
  return (bound: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}

describe('drawYeekee', () => {
  // Sums that were done by hand. The 16th shot is counted from the newest, which is first in the list.
  test.each([
    {
      what: 'the 16th of more than 16 shots is taken off, wherever the others stand',
      shots: [...times(15, 11_111), 99_999, 12, 7],
      own: 0,
      // 15 × 11111 = 166665; + 12 + 7 = 166684.
      expected: { taken: 99_999, total: 266_683, number: '66684', result: ['684', '66'] },
    },
    {
      what: 'the platform’s own shot is in the sum and has no place in the list',
      shots: [...times(15, 0), 5],
      own: 12_345,
      expected: { taken: 5, total: 12_350, number: '12345', result: ['345', '12'] },
    },
    {
      what: 'leading zeros are written',
      shots: [...times(15, 0), 5, 7],
      own: 0,
      expected: { taken: 5, total: 12, number: '00007', result: ['007', '00'] },
    },
    {
      what: 'only five digits of the sum count',
      shots: [...times(15, 99_999), 99_999],
      own: 20,
      // 15 × 99999 + 20 = 1500005.
      expected: { taken: 99_999, total: 1_600_004, number: '00005', result: ['005', '00'] },
    },
  ])('$what', ({ shots, own, expected }) => {
    expect(drawYeekee(drawing(own), shots)).toEqual({ own, fills: [], ...expected })
  })

  test('fills up to 16 shots behind the oldest one, so that the last fill is taken off', () => {
    const fills = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140]
    // 3 + 20000 + 500 + (1050 - 140) = 21413.
    expect(drawYeekee(drawing(3, ...fills), [20_000, 500])).toEqual({
      own: 3,
      fills,
      taken: 140,
      total: 21_553,
      number: '21413',
      result: ['413', '21'],
    })
  })

  test('draws the same own shot however many shots there are', () => {
    for (const count of [0, 1, 15, 16, 40]) {
      expect(drawYeekee(randomNumbers(7), times(count, 1)).own).toBe(randomNumbers(7)(100_000))
    }
  })

  test.each([[-1], [100_000], [0.5], [Number.NaN]])('rejects the shot %j', (shot) => {
    expect(() => drawYeekee(drawing(0), [...times(20, 1), shot])).toThrow(RangeError)
  })
})

test('an adversary who sees all shots and shoots last hits a target at chance', () => {
  const random = randomNumbers(20_261_127)
  const rounds = 40_000
  const TARGET = '777'
  let [aimed, hits] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const others = Array.from({ length: YEEKEE_SHOTS + (round % 5) }, () => random(100_000))
    // What the adversary has to add so that the sum, without the platform's own shot, ends with the target.
    const sum = others.reduce((total, shot) => total + shot, 0) - (others[YEEKEE_SHOTS - 2] ?? 0)
    const shot = (((Number(TARGET) - sum) % 100_000) + 100_000) % 100_000
    const drawn = drawYeekee(random, [shot, ...others])
    const withoutOwn = writeShot((drawn.total - drawn.taken - drawn.own) % 100_000)
    if (yeekeeResult(withoutOwn)[0] === TARGET) aimed += 1
    if (drawn.result[0] === TARGET) hits += 1
  }
  // The aim was right each time; it is the platform's own shot that spoils it.
  expect(aimed).toBe(rounds)
  // 40 are expected, with a standard deviation of 6.3: five of them to either side.
  expect(hits).toBeGreaterThan(8)
  expect(hits).toBeLessThan(72)
})
