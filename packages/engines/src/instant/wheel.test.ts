import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import { checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'
import { type WheelChoice, wheel, wheelEndings, wheelMultiples } from './wheel.ts'

const risks = ['low', 'medium', 'high'] as const
const sizes = [10, 20, 30, 40, 50] as const
const choices = sizes.flatMap((segments) => risks.map((risk): WheelChoice => ({ segments, risk })))

test.each(choices)('wheel: $segments segments of $risk risk have an RTP of exactly 99%', (choice) => {
  expect(wheelMultiples(choice)).toHaveLength(choice.segments)
  expect(figuresOf(wheelEndings(choice)).returnToPlayer).toEqual(fraction(99n, 100n))
})

test.each(choices)('wheel: chances of $segments segments of $risk risk match an enumeration', (choice) => {
  const found = enumerated((draw) => wheel.play(choice, [], draw).won ?? fraction(-1n))
  expect(found).toEqual(distributionOf(wheelEndings(choice)))
})

test('wheel: more risk means fewer wins and a higher maximum win', () => {
  for (const segments of sizes) {
    const [low, medium, high] = risks.map((risk) => figuresOf(wheelEndings({ segments, risk })))
    expect(low?.hit).toEqual(fraction(4n, 5n))
    expect(medium?.hit).toEqual(fraction(1n, 2n))
    expect(high?.hit).toEqual(fraction(1n, BigInt(segments)))
    expect(low?.maximumWin).toEqual(fraction(3n, 2n))
    expect(high?.maximumWin).toEqual(fraction(99n * BigInt(segments), 100n))
  }
})

test('wheel: pays the multiple of the drawn segment', () => {
  const play = wheel.play({ segments: 10, risk: 'high' }, [], scripted([0]))
  expect(play).toMatchObject({ view: { segment: 0, multiple: '9.90' }, won: fraction(99n, 10n) })
})

test('wheel: every allowed choice plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(fc.constantFrom(...choices), fc.nat(), (choice, seed) => checkRound(wheel, choice, seed)))
})

test.each<WheelChoice>([
  { segments: 10, risk: 'low' },
  { segments: 50, risk: 'medium' },
])('wheel: simulated rounds of $segments segments of $risk risk fit the computed chances', (choice) => {
  const draw = seededDraw(12)
  expectAgreement(() => wheel.play(choice, [], draw).won, wheelEndings(choice))
})

test.each([
  { segments: 15 as 10, risk: 'low' as const },
  { segments: 10 as const, risk: 'huge' as 'low' },
])('wheel: rejects the choice %o', (choice) => {
  expect(() => wheel.play(choice, [], seededDraw(1))).toThrow(RangeError)
})
