import { amount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { findPayOverWin, findRisklessPlay, leastsOf } from './branch-play.ts'
import { type BranchPlay, hasGrown } from './finding.ts'

const LEAST = leastsOf('THB')
const baht = (whole: number) => amount(BigInt(whole) * 10_000n)

const play = (changes: Partial<BranchPlay> = {}): BranchPlay => ({
  agent: 'agent',
  ancestors: ['agent'],
  valid: baht(100_000),
  won: baht(0),
  swing: baht(499),
  days: 3,
  earned: baht(1_000),
  ...changes,
})
const riskless = (...branches: BranchPlay[]) => findRisklessPlay(branches, LEAST).map(({ agent }) => agent)
const overpaid = (...branches: BranchPlay[]) => findPayOverWin(branches, LEAST).map(({ agent }) => agent)

test('riskless play takes 100 000 baht on three days, and a swing below one in 200', () => {
  expect(riskless(play())).toEqual(['agent'])
  expect(riskless(play({ swing: baht(500) }))).toEqual([])
  expect(riskless(play({ valid: baht(99_999) }))).toEqual([])
  expect(riskless(play({ days: 2 }))).toEqual([])
  expect(riskless(play({ earned: baht(0) }))).toEqual([])
})

test('pay counts from 1000 baht on and above what the house won, unless members were lucky', () => {
  expect(overpaid(play({ won: baht(999) }))).toEqual(['agent'])
  expect(overpaid(play({ won: baht(1_000) }))).toEqual([])
  expect(overpaid(play({ earned: baht(999) }))).toEqual([])
  expect(overpaid(play({ won: baht(-1_000) }))).toEqual(['agent'])
  expect(overpaid(play({ won: baht(-1_001) }))).toEqual([])
})

test('an agent above is left out where the play is that of an agent below who is found', () => {
  const below = play({ agent: 'below', ancestors: ['agent', 'below'] })
  expect(riskless(play({ valid: baht(110_000) }), below)).toEqual(['below'])
  expect(riskless(play({ valid: baht(120_000) }), below)).toEqual(['agent', 'below'])
  expect(riskless(play(), play({ agent: 'beside', ancestors: ['beside'] }))).toEqual(['agent', 'beside'])
})

test('the measure is the valid stake, or what was paid above the win; strength is in hundredths of the least', () => {
  expect(findRisklessPlay([play({ valid: baht(250_000) })], LEAST)).toMatchObject([
    { measure: baht(250_000), strength: 250n },
  ])
  expect(findPayOverWin([play({ earned: baht(3_000), won: baht(500) })], LEAST)).toMatchObject([
    { measure: baht(2_500), strength: 250n },
  ])
})

test('a signal has grown from half as much again on', () => {
  expect([hasGrown(149n, 100n), hasGrown(150n, 100n), hasGrown(2n, 2n), hasGrown(3n, 2n)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})
