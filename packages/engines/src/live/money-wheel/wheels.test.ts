import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, isMore } from '../../exact/fraction.ts'
import { figuresOf } from '../../instant/figures.ts'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { chanceOf, checkPayTable, checkSettlements } from '../game-checks.fixture.ts'
import { gemWheel } from '../gem-wheel/spots.ts'
import { ramwongWheel } from '../ramwong-wheel/spots.ts'
import { redEnvelopes } from '../red-envelopes/spots.ts'
import { gemWheelGame, ramwongGame, redEnvelopesGame } from './game.ts'
import { ordinarySegments } from './spots.ts'

const GAMES = [
  ['ramwong-wheel', ramwongGame, ramwongWheel],
  ['gem-wheel', gemWheelGame, gemWheel],
  ['red-envelopes', redEnvelopesGame, redEnvelopes],
] as const

const returned = (game: (typeof GAMES)[number][1], spot: string) => figuresOf(game.endings(spot)).returnToPlayer

/**
 * Counted by hand, not by the engine's outcomes. Ramwong: c of 54 segments pay p, an encore (2 of 54) leads to one of the
 * 52 others with two thirds twice and one third three times the odds: c/54 (1+p) + 2/54 c/52 (1 + 7p/3). Others: c
 * segments of all times 1 and the mean prize.
 */
const encore = (c: bigint, p: bigint) => fraction(c * (52n * 3n * (1n + p) + 2n * (3n + 7n * p)), 54n * 52n * 3n)
const plain = (c: bigint, p: bigint, all = 54n) => fraction(c * (1n + p), all)

test.each<readonly [string, (typeof GAMES)[number][1], Fraction]>([
  ['drum', ramwongGame, encore(24n, 1n)],
  ['cymbals', ramwongGame, encore(16n, 2n)],
  ['flower', ramwongGame, encore(6n, 7n)],
  ['lantern', ramwongGame, encore(3n, 15n)],
  ['garland', ramwongGame, encore(2n, 23n)],
  ['moon', ramwongGame, encore(1n, 46n)],
  ['jade', gemWheelGame, plain(26n, 1n)],
  ['topaz', gemWheelGame, plain(13n, 3n)],
  ['amethyst', gemWheelGame, plain(4n, 12n)],
  ['sapphire', gemWheelGame, plain(3n, 16n)],
  ['ruby', gemWheelGame, plain(2n, 25n)],
  ['diamond', gemWheelGame, plain(1n, 50n)],
  // Five chests with 5, 5, 6, 8, 8, 10, 12 or 20: 74 / 8 in the mean.
  ['chest', gemWheelGame, fraction(5n * (8n + 74n), 54n * 8n)],
  ...['red', 'orange', 'green', 'purple', 'gold'].map(
    (colour) => [colour, redEnvelopesGame, fraction(23n, 24n)] as const,
  ),
])('%s: a bet returns what a count by hand gives', (spot, game, expected) => {
  const { over, under } = returned(game, spot)
  expect(over * expected.under).toBe(expected.over * under)
})

describe.each(GAMES)('%s', (_, game, wheel) => {
  test('every spot returns between 94 and 97 per cent', () => {
    for (const { code } of game.spots) {
      expect(isMore(returned(game, code), fraction(94n, 100n)), code).toBe(true)
      expect(isMore(fraction(97n, 100n), returned(game, code)), code).toBe(true)
    }
  })

  test('the pay table is sound', () => checkPayTable(game, [wheel.faces]))

  test('no bets win more than the maximum, in whatever order', () => {
    const anyOutcome = fc.array(fc.nat({ max: 1000 }), { minLength: 3, maxLength: 3 }).map((values) => {
      const rest = values.values()
      return game.draw((bound) => (rest.next().value ?? 0) % bound)
    })
    checkSettlements(game, anyOutcome)
  })

  test('one face always wins, and a bet on all of them is no turnover', () => {
    const draw = seededDraw(7)
    const bets = wheel.faces.map((spot) => ({ spot, stake: 100n }))
    for (let drawn = 0; drawn < 200; drawn += 1) {
      const { valid, bets: settled } = game.settle(bets, game.draw(draw))
      expect([valid, settled.filter(({ win }) => win > 0n).length]).toEqual([0n, 1])
    }
  })

  test('simulated bets fit the chances', () => {
    const draw = seededDraw(20_261_128)
    const [spot = ''] = wheel.faces
    expectAgreement(() => game.returnOf(spot, game.draw(draw)), game.endings(spot))
  })
})

test('ramwong: an encore multiplies the odds of what comes next, and comes only once', () => {
  const place = ramwongWheel.segments.indexOf('encore')
  expect(ordinarySegments(ramwongWheel)).toHaveLength(52)
  expect(ordinarySegments(ramwongWheel)).not.toContain(place)
  const outcome = ramwongGame.draw(scripted([place, 2, 0]))
  expect(outcome).toEqual({ segment: place, multiplier: 3, next: 0 })
  expect(ramwongGame.settle([{ spot: 'cymbals', stake: 100n }], outcome).win).toBe(700n)
  expect(ramwongGame.settle([{ spot: 'drum', stake: 100n }], outcome).win).toBe(0n)
  const moon = ramwongWheel.segments.indexOf('moon')
  expect(ramwongGame.draw(scripted([moon]))).toEqual({ segment: moon, multiplier: null, next: null })
  expect(chanceOf(ramwongGame, 'moon', fraction(139n))).toBeCloseTo(2 / 54 / 3 / 52, 14)
})

test('gems: a chest pays the prize that is drawn', () => {
  const chest = gemWheel.segments.indexOf('chest')
  const outcome = gemWheelGame.draw(scripted([chest, 7]))
  expect(outcome).toEqual({ segment: chest, multiplier: 20, next: null })
  expect(gemWheelGame.settle([{ spot: 'chest', stake: 100n }], outcome).win).toBe(2100n)
  expect(chanceOf(gemWheelGame, 'chest', fraction(21n))).toBeCloseTo(5 / 54 / 8, 14)
})

test('red envelopes: a colour pays what is in the envelope', () => {
  const gold = redEnvelopes.segments.indexOf('gold')
  const outcome = redEnvelopesGame.draw(scripted([gold, 3]))
  expect(outcome).toEqual({ segment: gold, multiplier: 40, next: null })
  expect(redEnvelopesGame.settle([{ spot: 'gold', stake: 100n }], outcome).win).toBe(4100n)
  expect(redEnvelopesGame.maximumMultiple('gold')).toEqual(fraction(41n))
})
