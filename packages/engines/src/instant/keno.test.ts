import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from './figures.ts'
import { type KenoChoice, keno, kenoEndings, kenoMultiples } from './keno.ts'
import { kenoPays } from './keno-pays.ts'
import { checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

const risks = ['low', 'classic', 'medium', 'high'] as const
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const firstPicks = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

/** Chances of 0, 1, 2 ... hits, ball by ball: each next one is a pick not hit yet or is not. */
function ballByBall(picks: number): number[] {
  let chances = [1]
  for (let ball = 0; ball < 10; ball += 1) {
    const next = new Array<number>(chances.length + 1).fill(0)
    chances.forEach((chance, hits) => {
      const hit = (picks - hits) / (40 - ball)
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit
      next[hits] = (next[hits] ?? 0) + chance * (1 - hit)
    })
    chances = next
  }
  return chances.slice(0, picks + 1)
}

describe.each(risks)('keno pay table %s', (risk) => {
  test.each(counts)('has an RTP of 97% to 99% with %i picks, equal to a ball-by-ball computation', (count) => {
    const { returnToPlayer } = figuresOf(kenoEndings({ picks: firstPicks(count), risk }))
    const share = Number(toDecimal(returnToPlayer, 12))
    const pays = itemsOf(kenoPays[risk][count - 1])
    expect(share).toBeCloseTo(
      ballByBall(count).reduce((all, chance, hits) => all + chance * (pays[hits] ?? Number.NaN), 0),
      10,
    )
    expect(share).toBeGreaterThanOrEqual(0.97)
    expect(share).toBeLessThanOrEqual(0.99)
  })

  test('has a row for each number of picks that never pays less for more hits', () => {
    expect(kenoPays[risk]).toHaveLength(10)
    counts.forEach((count) => {
      const pays = itemsOf(kenoPays[risk][count - 1])
      expect(pays).toHaveLength(count + 1)
      expect(pays.toSorted((a, b) => a - b)).toEqual(pays)
    })
  })
})

test('keno: ten hits of ten picks have the chance 1 in 847 660 528', () => {
  // All ten of ten picks are one of C(40, 10) = 847 660 528 draws.
  const chanceOfAll = kenoEndings({ picks: firstPicks(10), risk: 'high' }).at(-1)?.chance
  expect(chanceOfAll).toEqual(fraction(1n, 847_660_528n))
})

test('keno: counts the drawn numbers among the picks and pays for the hits', () => {
  // Always the first of the numbers left: 1 to 10.
  const play = keno.play({ picks: [9, 40, 2], risk: 'classic' }, [], scripted(new Array(10).fill(0)))
  expect(play.view).toEqual({ drawn: firstPicks(10), hits: [2, 9], multiple: '3.10' })
  expect(play.won).toEqual(fraction(31n, 10n))
})

const anyChoice = fc.record({
  picks: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
  risk: fc.constantFrom(...risks),
})

test('keno: every allowed choice plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(anyChoice, fc.nat(), (choice, seed) => checkRound(keno, choice, seed)))
})

test.each<KenoChoice>([
  { picks: [3, 14, 15, 36, 40], risk: 'low' },
  { picks: [1, 2, 4, 8, 16, 32, 39, 40], risk: 'classic' },
])('keno: simulated rounds of %o fit the computed chances', (choice) => {
  const draw = seededDraw(11)
  expectAgreement(() => keno.play(choice, [], draw).won, kenoEndings(choice))
})

test.each([[[]], [[0]], [[41]], [[1.5]], [[7, 7]], [firstPicks(11)]])('keno: rejects the picks %j', (picks) => {
  expect(() => keno.play({ picks, risk: 'low' }, [], seededDraw(1))).toThrow(RangeError)
  expect(() => kenoEndings({ picks, risk: 'low' })).toThrow(RangeError)
})

test('keno: rejects an unknown risk', () => {
  expect(() => kenoMultiples(3, 'huge' as 'high')).toThrow(RangeError)
})

function itemsOf(row: string | undefined): number[] {
  return (row ?? '').split(' ').map(Number)
}
