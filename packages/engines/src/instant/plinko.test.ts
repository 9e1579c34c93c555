import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import { type PlinkoChoice, plinko, plinkoEndings, plinkoMultiples } from './plinko.ts'
import { checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

// Returns published for these tables, to five decimals.
const published = [
  [{ rows: 8, risk: 'low' }, 0.98984],
  [{ rows: 8, risk: 'medium' }, 0.98906],
  [{ rows: 8, risk: 'high' }, 0.99063],
  [{ rows: 12, risk: 'low' }, 0.98979],
  [{ rows: 12, risk: 'medium' }, 0.98989],
  [{ rows: 12, risk: 'high' }, 0.99116],
  [{ rows: 16, risk: 'low' }, 0.98999],
  [{ rows: 16, risk: 'medium' }, 0.98988],
  [{ rows: 16, risk: 'high' }, 0.98976],
] as const satisfies readonly (readonly [PlinkoChoice, number])[]

test.each(published)('plinko: %o has the published RTP of %d', (choice, share) => {
  const { returnToPlayer } = figuresOf(plinkoEndings(choice))
  // Half a unit of the last decimal published: 8 rows of high risk return 0.990625 exactly.
  expect(Math.abs(Number(toDecimal(returnToPlayer, 12)) - share)).toBeLessThanOrEqual(0.000_005 + 1e-12)
})

test.each(published)('plinko: chances of %o match an enumeration of all paths', (choice) => {
  const found = enumerated((draw) => plinko.play(choice, [], draw).won ?? fraction(-1n))
  expect(found).toEqual(distributionOf(plinkoEndings(choice)))
})

test('plinko: the ball lands one slot further right for each turn to the right', () => {
  const path = [1, 1, 0, 1, 1, 1, 1, 1]
  expect(plinko.play({ rows: 8, risk: 'high' }, [], scripted(path)).view).toEqual({ path, slot: 7, multiple: '4.00' })
})

test.each(published)('plinko: the multiples of %o are symmetric', (choice) => {
  const pays = plinkoMultiples(choice)
  expect(pays.length).toBe(choice.rows + 1)
  expect(pays.toReversed()).toEqual(pays)
})

test('plinko: every allowed choice plays to a valid end, reproducible from the seed', () => {
  const choice = fc.constantFrom(...published.map(([choice]) => choice))
  fc.assert(fc.property(choice, fc.nat(), (choice, seed) => checkRound(plinko, choice, seed)))
})

test.each([
  { rows: 8, risk: 'low' },
  { rows: 12, risk: 'medium' },
  { rows: 16, risk: 'high' },
] as const)('plinko: simulated rounds of %o fit the computed chances', (choice) => {
  const draw = seededDraw(5)
  expectAgreement(() => plinko.play(choice, [], draw).won, plinkoEndings(choice))
})

test.each([
  { rows: 9 as 8, risk: 'low' as const },
  { rows: 8 as const, risk: 'huge' as 'low' },
])('plinko: rejects the choice %o', (choice) => {
  expect(() => plinko.play(choice, [], seededDraw(1))).toThrow(RangeError)
})
