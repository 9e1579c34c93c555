import type { LotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { lotteryNamed } from '../games.ts'
import { usualTerms } from './terms.ts'
import { validateTerms } from './validate-terms.ts'

function gameOf(code: string) {
  const game = lotteryNamed(code)
  if (!game) throw new Error(`no lottery is called ${code}`)
  return game
}

function refusalOf(code: string, changes: Partial<LotteryTerms>) {
  const game = gameOf(code)
  try {
    validateTerms(game, { ...usualTerms(game, 'THB'), ...changes })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [field] = error.fields
    return { code: error.code, field: field?.field, values: field?.values }
  }
}

const series = (least: number, most: number) => ({ series: { least, most } })

test.each<[string, string, Partial<LotteryTerms>]>([
  ['the platform’s own series', 'minute-five-digits', {}],
  ['the highest series', 'minute-five-digits', series(1_990, 1_990)],
  ['the platform’s own odds', 'lao-draw', {}],
  ['odds that give back 99.5 %', 'lao-draw', { odds: { 'top-three': ['995'], 'bottom-two': ['99.5'] } }],
])('takes %s', (_, code, changes) => {
  expect(refusalOf(code, changes)).toBeNull()
})

test.each<[string, { of: string; terms: Partial<LotteryTerms> }, object]>([
  [
    'a series above the ceiling',
    { of: 'minute-five-digits', terms: series(1_800, 1_992) },
    { code: 'series_out_of_range', field: 'series.most', values: { min: '1000', max: '1990' } },
  ],
  [
    'an odd series',
    { of: 'minute-five-digits', terms: series(1_801, 1_956) },
    { code: 'series_out_of_range', field: 'series.least', values: { min: '1000', max: '1956' } },
  ],
  [
    'a least series above the most',
    { of: 'minute-five-digits', terms: series(1_960, 1_956) },
    { code: 'series_out_of_range', field: 'series.least', values: { min: '1000', max: '1956' } },
  ],
  // 0.995 × 1000, and of a unit that costs 27 and hits 27 of 100: 0.995 × 100.
  [
    'odds that give back more than 99.5 %',
    { of: 'lao-draw', terms: { odds: { 'top-three': ['995.01'] } } },
    { code: 'odds_out_of_range', field: 'odds.top-three.0', values: { min: '1', max: '995.0000' } },
  ],
  [
    'odds of a play that costs several stakes',
    { of: 'vietnam-north', terms: { odds: { 'lot-two': ['99.51'] } } },
    { code: 'odds_out_of_range', field: 'odds.lot-two.0', values: { min: '1', max: '99.5000' } },
  ],
  [
    'odds that pay less than the stake',
    { of: 'lao-draw', terms: { odds: { 'run-top': ['0.99'] } } },
    { code: 'odds_out_of_range', field: 'odds.run-top.0', values: { min: '1', max: '3.6715' } },
  ],
  [
    'tiers of one unit that together give back more',
    { of: 'malay-four-digits', terms: { odds: { small: ['3500', '5000', '2000'] } } },
    { code: 'odds_out_of_range', field: 'odds.small.0', values: { min: '1', max: '2950.0000' } },
  ],
  [
    'odds of another play',
    { of: 'lao-draw', terms: { odds: { big: ['2'] } } },
    { code: 'invalid_request', field: 'odds.big' },
  ],
  [
    'odds of a play that the game does not offer',
    { of: 'thai-last-two', terms: { odds: { 'top-three': ['900'] } } },
    { code: 'invalid_request', field: 'odds.top-three' },
  ],
  [
    'odds where there is a series',
    { of: 'daily-three', terms: { odds: { a: ['2'] } } },
    { code: 'invalid_request', field: 'odds.a' },
  ],
  [
    'a series where there are odds',
    { of: 'lao-draw', terms: series(1_800, 1_900) },
    { code: 'invalid_request', field: 'series' },
  ],
])('refuses %s', (_, { of, terms }, refusal) => {
  expect(refusalOf(of, terms)).toMatchObject(refusal)
})

test('limits of a brand in dollars begin at a fortieth of those in baht', () => {
  expect(usualTerms(gameOf('lao-draw'), 'USD')).toMatchObject({ mostPrize: '50000.00' })
  expect(usualTerms(gameOf('lao-draw'), 'THB')).toMatchObject({ mostPrize: '2000000.00' })
})
