import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from './figures.ts'
import { limbo, limboEndings } from './limbo.ts'
import { checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

test('limbo: pays the target as multiple when it is reached, and nothing otherwise', () => {
  // u = 2^51: 99 * 2^52 / 2^51 = 198 hundredths.
  const draws = [2 ** 31 - 1, 2 ** 20 - 1]
  expect(limbo.play({ target: 198 }, [], scripted(draws))).toMatchObject({
    view: { reached: 198 },
    won: fraction(198n, 100n),
  })
  expect(limbo.play({ target: 199 }, [], scripted(draws))).toMatchObject({ view: { reached: 198 }, won: fraction(0n) })
})

test.each([101, 200, 5000, 100_000_000])('limbo: a target of %i hundredths has an RTP of 99%', (target) => {
  const { returnToPlayer, hit } = figuresOf(limboEndings({ target }))
  expect(toDecimal(returnToPlayer, 12)).toMatch(/^0\.98999999/)
  expect(Number(toDecimal(hit, 12))).toBeCloseTo(99 / target, 11)
})

test('limbo: every allowed target plays to a valid end, reproducible from the seed', () => {
  const target = fc.integer({ min: 101, max: 100_000_000 })
  fc.assert(fc.property(target, fc.nat(), (target, seed) => checkRound(limbo, { target }, seed)))
})

test.each([101, 200, 5000])('limbo: simulated rounds with target %i hundredths fit the computed chances', (target) => {
  const draw = seededDraw(3)
  expectAgreement(() => limbo.play({ target }, [], draw).won, limboEndings({ target }))
})

test.each([100, 100_000_001, 150.5, -200])('limbo: rejects a target of %d hundredths', (target) => {
  expect(() => limbo.play({ target }, [], seededDraw(1))).toThrow(RangeError)
})
