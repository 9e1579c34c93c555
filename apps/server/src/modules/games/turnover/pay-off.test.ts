import { amount, parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { type Counted, type Demand, payOff } from './pay-off.ts'

const minute = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at))
const owed = (required: string, { made = 0, done = '0', live = 50 } = {}): Demand => ({
  id: `made at ${made}`,
  required: parseAmount(required),
  done: parseAmount(done),
  weights: { RNG: 100, LIVE: live },
  madeAt: minute(made),
})
const play = (valid: string, at: number, gameType: Counted['gameType'] = 'RNG'): Counted => ({
  gameType,
  valid: valid.startsWith('-') ? amount(-parseAmount(valid.slice(1))) : parseAmount(valid),
  settledAt: minute(at),
})
const done = (demands: readonly Demand[], played: readonly Counted[]) =>
  payOff(demands, played).map(({ done: so }) => so)
const amounts = (...texts: string[]) => texts.map(parseAmount)

test('play counts for the oldest turnover requirement first, and each stake once', () => {
  const demands = [owed('300', { made: 5 }), owed('1000')]
  expect(done(demands, [play('900', 6)])).toEqual(amounts('900', '0'))
  expect(done(demands, [play('900', 6), play('250', 7)])).toEqual(amounts('1000', '150'))
  expect(done(demands, [play('5000', 6)])).toEqual(amounts('1000', '300'))
})

test('play settled before a turnover requirement was made does not count for it', () => {
  expect(done([owed('100', { made: 5 })], [play('100', 4)])).toEqual(amounts('0'))
  expect(done([owed('100', { made: 5 })], [play('100', 5)])).toEqual(amounts('100'))
})

test('a game type counts by its weight, and one without a weight not at all', () => {
  expect(done([owed('100')], [play('80', 1, 'LIVE')])).toEqual(amounts('40'))
  expect(done([owed('100')], [play('80', 1, 'SPORTS')])).toEqual(amounts('0'))
  // Of 300 at tables the first demand needs 200 for its 100, and the second is given half of what is left.
  expect(done([owed('100'), owed('100', { made: 1 })], [play('300', 2, 'LIVE')])).toEqual(amounts('100', '50'))
  expect(done([owed('100'), owed('100', { made: 1, live: 10 })], [play('300', 2, 'LIVE')])).toEqual(
    amounts('100', '10'),
  )
})

test('a correction reduces progress of an open turnover requirement, to zero at least', () => {
  expect(done([owed('100', { done: '60' })], [play('-20', 1)])).toEqual(amounts('40'))
  expect(done([owed('100', { done: '10' })], [play('-20', 1)])).toEqual(amounts('0'))
})
