import type { LotteryGame } from '@sanuk/contracts/lottery'
import { expect, test } from 'vitest'
import { aLottery } from '../lottery.fixture.ts'
import { offeredPlays } from '../plays.ts'
import { checkLine } from './check-line.ts'

const staking = { unitStake: '2', multiple: 5, series: 1956 }

type Change = Partial<typeof staking> & { readonly limits?: Partial<LotteryGame> }

function check(code: string, rows: readonly (readonly number[])[], { limits, ...change }: Change = {}) {
  const game = aLottery(limits)
  const [play] = offeredPlays({ family: 'SSC', plays: [{ code, odds: null }] })
  if (!play) throw new Error(`there is no play ${code}`)
  return checkLine({ game, play }, { rows }, { ...staking, ...change })
}

const ROWS = [
  [1, 4, 7],
  [0, 9],
  [2, 5, 8],
]
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

test('18 units of 2, five times, cost 180', () => {
  const { units, stake, fault, line } = check('back-three-straight', ROWS)
  expect({ units, stake, fault }).toEqual({ units: 18, stake: 1_800_000n, fault: null })
  expect(line).toEqual({ play: 'back-three-straight', selection: { rows: ROWS }, ...staking, units: 18 })
})

test('a pad that is not filled has no units and no price', () => {
  expect(check('back-three-straight', [[1], [], [2]])).toMatchObject({ units: 0, stake: 0n, fault: 'unfinished' })
})

// A straight of three wins 1 956 for 2: 204 times that is below 400 000, 205 times is above.
test('the multiple ends where a unit would win too much', () => {
  expect(check('back-three-straight', ROWS).mostMultiple).toBe(204)
  expect(check('back-three-straight', ROWS, { unitStake: '0.2' }).mostMultiple).toBe(2044)
  expect(check('back-three-straight', ROWS, { multiple: 205 }).fault).toBe('multiple')
})

test.each([
  ['coverage', [ALL, ALL, ALL], {}],
  ['least', ROWS, { unitStake: '0.02', multiple: 1, limits: { leastStake: '1' } }],
  ['most', ROWS, { limits: { mostStake: '179.99' } }],
] as const)('says that the limit %s is passed', (fault, rows, change) => {
  expect(check('back-three-straight', rows, change).fault).toBe(fault)
})
