import type { WireLine } from '@sanuk/contracts/lottery'
import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { aLottery } from '../lottery.fixture.ts'
import { offeredPlays } from '../plays.ts'
import { chasedLines } from './chased-lines.ts'

const game = aLottery()
const plays = new Map(offeredPlays(game).map((play) => [play.code, play]))
const thai = aLottery({ family: 'THREE_UP', series: null, plays: [{ code: 'bottom-two', odds: null }] })
const thaiPlays = new Map(offeredPlays(thai).map((play) => [play.code, play]))

const position = (change: Partial<WireLine> = {}): WireLine => ({
  play: 'position',
  selection: { rows: [[], [], [], [], [7]] },
  unitStake: '2',
  multiple: 1,
  series: 1956,
  units: 1,
  ...change,
})

// A digit staked with 2 at series 1956 wins 19.56, and 400 000 at most: 20 449 times. 100 000 are 50 000 times its stake.
test('one digit costs 2 and wins 19.56, up to 20 449 times', () => {
  expect(chasedLines([position()], game, plays)).toEqual({
    cost: parseAmount('2'),
    prize: parseAmount('19.56'),
    mostMultiple: 20_449,
  })
})

test('of several lines the least prize counts, and the lowest of all limits', () => {
  const lines = [position({ multiple: 10 }), position({ unitStake: '1', units: 3 })]
  expect(chasedLines(lines, game, plays)).toEqual({
    cost: parseAmount('23'),
    prize: parseAmount('9.78'),
    mostMultiple: 2_044,
  })
  expect(chasedLines([position({ multiple: 100 })], { ...game, mostStake: '1000' }, plays).mostMultiple).toBe(5)
})

// Bottom two pays 90 for 1; half of it is 45.
test('a line at half the prize wins half', () => {
  const line: WireLine = {
    play: 'bottom-two',
    selection: { tickets: ['12'] },
    unitStake: '1',
    multiple: 2,
    rate: 'half',
    units: 1,
  }
  expect(chasedLines([line], thai, thaiPlays).prize).toBe(parseAmount('90'))
})
