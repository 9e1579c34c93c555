import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { chanceOf, checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { fanTanGame as game } from './game.ts'
import { fanTanOpposites, RESTS } from './spots.ts'

// The Wizard of Odds' figures of fan tan with 5 % of wins taken.
test.each([
  ['fan', 4, '-3.75'],
  ['nim', 12, '-2.5'],
  ['kwok', 6, '-2.5'],
  ['sheh-sam-hong', 4, '-1.25'],
])('fan tan: each %s of %i gains %s per cent', (group, count, gain) => {
  const spots = game.spots.filter((spot) => spot.group === group)
  expect(spots).toHaveLength(count)
  for (const { code } of spots) expectGain(game, code, gain)
})

test('fan tan: every rest is as likely as any other', () => {
  for (const rest of RESTS) expect(chanceOf(game, `fan-${rest}`, fraction(385n, 100n))).toBeCloseTo(1 / 4, 14)
})

test.each([
  ['fan-3', 38_500n],
  ['fan-4', 0n],
  ['nim-3-over-1', 29_000n],
  ['nim-1-over-3', 10_000n],
  ['nim-1-over-2', 0n],
  ['kwok-1-3', 19_500n],
  ['kwok-2-4', 0n],
  ['sheh-sam-hong-1-2-3', 13_167n],
  ['sheh-sam-hong-1-2-4', 0n],
])('fan tan, three left: 10000 on %s win %i', (spot, win) => {
  expect(game.settle([{ spot, stake: 10_000n }], { beads: 59, rest: 3 }).win).toBe(win)
})

test('fan tan: 41 to 80 beads are drawn and counted off by fours', () => {
  expect([0, 3, 19, 39].map((drawn) => game.draw(scripted([drawn])))).toEqual([
    { beads: 41, rest: 1 },
    { beads: 44, rest: 4 },
    { beads: 60, rest: 4 },
    { beads: 80, rest: 4 },
  ])
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf('nim-2-over-4', game.draw(draw)), game.endings('nim-2-over-4'))
})

test('fan tan: the four fans, and kwoks that complete each other, cancel out', () => {
  const valid = (...spots: string[]) =>
    game.settle(
      spots.map((spot) => ({ spot, stake: 100n })),
      { beads: 41, rest: 1 },
    ).valid
  expect(valid(...RESTS.map((rest) => `fan-${rest}`))).toBe(0n)
  expect(valid('fan-1', 'fan-2', 'fan-3')).toBe(300n)
  expect(valid('kwok-1-4', 'kwok-2-3')).toBe(0n)
  expect(valid('kwok-2-3', 'nim-2-over-1')).toBe(100n)
})

test('fan tan: the pay table is sound', () => checkPayTable(game, fanTanOpposites))

test('fan tan: no bets win more than the maximum, in whatever order', () => {
  checkSettlements(
    game,
    fc.constantFrom(...RESTS).map((rest) => ({ beads: 40 + rest, rest })),
  )
})
