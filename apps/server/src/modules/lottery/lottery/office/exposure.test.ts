import { expect, test } from 'vitest'
import type { SoldLine } from '../store/office.ts'
import { exposureOf } from './exposure.ts'

const line = (of: Partial<SoldLine> & Pick<SoldLine, 'play' | 'selection' | 'units'>): SoldLine => ({
  unitStake: 10_000n,
  multiple: 1,
  stake: BigInt(of.units) * 10_000n,
  // 900 and 90 times a unit of 1: a unit of the table is staked with 2.
  prizes: [18_000_000n],
  ...of,
})

test('numbers are added up over rows and typed tickets, the dearest first', () => {
  const [three] = exposureOf(
    'THREE_UP',
    [
      line({ play: 'top-three', selection: { rows: [[1, 2], [2], [3]] }, units: 2 }),
      line({ play: 'top-three', selection: { tickets: ['123', '007'] }, units: 2, multiple: 5, stake: 100_000n }),
    ],
    2,
  )
  expect(three).toEqual({
    play: 'top-three',
    stake: 120_000n,
    // 2 × 900 and 2 × 5 × 900.
    potential: 108_000_000n,
    numbers: [
      { number: '123', stake: 60_000n, payout: 54_000_000n },
      { number: '007', stake: 50_000n, payout: 45_000_000n },
    ],
  })
})

test('a run of digits is counted by digit, a parlay by its sum only', () => {
  const run = line({ play: 'run-top', selection: { rows: [[4, 5]] }, units: 2, prizes: [64_000n] })
  expect(exposureOf('THREE_UP', [run], 20)[0]?.numbers.map(({ number }) => number)).toEqual(['4', '5'])
  const position = line({ play: 'position-top', selection: { rows: [[1], [], [2]] }, units: 2, prizes: [180_000n] })
  expect(exposureOf('THREE_UP', [position], 20)[0]).toMatchObject({ numbers: [], potential: 180_000n })
})
