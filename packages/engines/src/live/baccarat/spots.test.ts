import { expect, test } from 'vitest'
import { coupClasses } from '../../cards/baccarat-coup-classes.ts'
import { type Fraction, fraction, minus, sum, toDecimal } from '../../exact/fraction.ts'
import { figuresOf } from '../../instant/figures.ts'
import { endingsOf } from '../endings.ts'
import { maximumMultipleOf, spotOf as spotOn } from '../pay-table.ts'
import { baccaratTable } from './pay-table.ts'
import { BACCARAT_VARIANTS, type BaccaratVariant, baccaratSpots, type Spot, type SpotCode } from './spots.ts'

type AnySpot = ReturnType<typeof baccaratTable>['spots'][number]

/*
 * Expected values were computed for this project by brute force, apart from the engine. The Wizard of Odds publishes the
 * same for the main bets and the pairs of eight decks.
 */

const spotEndings = (spot: AnySpot) => endingsOf(baccaratTable('commission'), spot)
const spotOf = (variant: BaccaratVariant, code: SpotCode) => spotOn(baccaratTable(variant), code)

const percent = (value: Fraction, digits: number) => (Number(toDecimal(value, 18)) * 100).toFixed(digits)
const gainOf = (spot: AnySpot) => minus(figuresOf(spotEndings(spot)).returnToPlayer, fraction(1n))

test.each<[string, SpotCode, string]>([
  ['commission', 'banker', '-1.05791'],
  ['commission', 'player', '-1.23508'],
  ['commission', 'tie', '-14.35963'],
  ['no-commission', 'banker', '-1.45810'],
  ['no-commission', 'super-six', '-16.684'],
  ['ez', 'banker', '-1.01830'],
  ['ez', 'dragon-7', '-7.6113'],
  ['ez', 'panda-8', '-10.1876'],
  ['commission', 'player-pair', '-10.3614'],
  ['commission', 'banker-pair', '-10.3614'],
  ['commission', 'either-pair', '-13.7099'],
  ['commission', 'perfect-pair', '-8.0470'],
  ['commission', 'big', '-4.3457'],
  ['commission', 'small', '-5.2829'],
  ['commission', 'player-dragon-bonus', '-2.6517'],
  ['commission', 'banker-dragon-bonus', '-9.3731'],
])('%s: a bet on %s gains %s per cent', (name, code, expected) => {
  const variant = BACCARAT_VARIANTS.find((one) => one === name) ?? 'commission'
  expect(percent(gainOf(spotOf(variant, code)), expected.split('.')[1]?.length ?? 0)).toBe(expected)
})

const superSixAt = (odds: string): Spot => ({ code: 'super-six', group: 'bonus', pays: [{ when: 'banker-six', odds }] })

test('other odds for the tie and super six give their published figures', () => {
  const tieAtNine: Spot = { code: 'tie', group: 'main', pays: [{ when: 'tie', odds: '9' }] }
  expect(percent(gainOf(tieAtNine), 5)).toBe('-4.84403')
  expect(percent(gainOf(superSixAt('12')), 3)).toBe('-29.977')
  expect(percent(gainOf(superSixAt('15')), 3)).toBe('-13.818')
})

const chanceOf = (spot: AnySpot, won: Fraction) =>
  sum(spotEndings(spot).flatMap((one) => (one.won.over * won.under === won.over * one.won.under ? [one.chance] : [])))

test.each<[string, AnySpot, bigint, string]>([
  ['a banker’s win with six', superSixAt('1'), 2n, '0.0538637'],
  ['one with two cards', spotOf('no-commission', 'super-six'), 13n, '0.0372467'],
  ['one with three cards', spotOf('no-commission', 'super-six'), 21n, '0.0166170'],
  ['a banker’s seven of three cards', spotOf('ez', 'dragon-7'), 41n, '0.0225338'],
  ['a player’s eight of three cards', spotOf('ez', 'panda-8'), 26n, '0.0345432'],
  ['a pair of the player', spotOf('ez', 'player-pair'), 12n, '0.0746988'],
  ['either pair', spotOf('ez', 'either-pair'), 6n, '0.1438169'],
  ['one perfect pair', spotOf('ez', 'perfect-pair'), 26n, '0.0331655'],
  ['two perfect pairs', spotOf('ez', 'perfect-pair'), 201n, '0.00028471'],
  ['a tie of naturals', spotOf('ez', 'player-dragon-bonus'), 1n, '0.0178709'],
])('%s has its exact chance', (...[, spot, won, expected]) => {
  const size = expected.length - 2
  expect(Number(toDecimal(chanceOf(spot, fraction(won)), 15)).toFixed(size)).toBe(expected)
})

test('coupClasses: deals by winner and by number of cards add up to the published counts', () => {
  const ways = (is: (one: ReturnType<typeof coupClasses>[number]) => boolean) =>
    coupClasses().reduce((all, one) => all + (is(one) ? one.ways : 0), 0)
  const all = 4_998_398_275_503_360
  expect(ways(() => true)).toBe(all)
  expect(ways(({ winner }) => winner === 'banker')).toBe(2_292_252_566_437_888)
  expect(ways(({ winner }) => winner === 'player')).toBe(2_230_518_282_592_256)
  expect(ways(({ winner }) => winner === 'tie')).toBe(475_627_426_473_216)
  const withCards = (count: number) => ways(({ player, banker }) => player.cards + banker.cards === count) / all
  expect([4, 5, 6].map((count) => withCards(count).toFixed(6))).toEqual(['0.378868', '0.303444', '0.317687'])
})

test('every spot of every variant keeps something for the house, and both perfect pairs pay the most', () => {
  const spots = Object.values(baccaratSpots).flat()
  for (const spot of spots) expect(gainOf(spot).over, spot.code).toBeLessThan(0n)
  const most = spots.map((spot) => maximumMultipleOf(spot).over / maximumMultipleOf(spot).under)
  expect(most.toSorted((a, b) => Number(b - a))[0]).toBe(201n)
  for (const variant of BACCARAT_VARIANTS) {
    const codes = baccaratSpots[variant].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  }
})
