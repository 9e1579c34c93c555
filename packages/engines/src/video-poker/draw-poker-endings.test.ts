import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, product, sum, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from '../instant/figures.ts'
import { drawPokerEndings, resultsOf } from './draw-poker-endings.ts'
import { payTable, payTables } from './pay-tables.ts'

/** In per cent, with eight decimals as published. */
const perCent = (value: Fraction) => (Number(toDecimal(value, 15)) * 100).toFixed(8)

/** Returns under the best play as published, in per cent (Wizard of Odds, video poker analyzer). */
const published = {
  'jacks-or-better-9-6': '99.54390437',
  'jacks-or-better-9-5': '98.44980757',
  'jacks-or-better-8-6': '98.39268543',
  'jacks-or-better-8-5': '97.29843375',
  'jacks-or-better-7-5': '96.14720949',
  'jacks-or-better-6-5': '94.99613709',
  'bonus-8-5': '99.16597319',
  'bonus-7-5': '98.01469406',
  'double-bonus-10-7': '100.17252236',
  'double-bonus-9-7': '99.10647185',
  'double-bonus-9-6': '97.80622653',
  'double-double-bonus-10-6': '100.06695617',
  'double-double-bonus-9-6': '98.98078349',
  'double-double-bonus-9-5': '97.87293715',
  'all-american': '100.72207684',
  'deuces-wild': '100.76196120',
  'not-so-ugly-deuces': '99.72829465',
}

test('video poker: there is a published return for every pay table', () => {
  expect(payTables.map(({ code }) => code)).toEqual(Object.keys(published))
})

const expectReturn = (code: string, expected: string) => {
  const results = resultsOf(payTable(code))
  const mean = sum(results.map(({ pays, chance }) => product(fraction(BigInt(pays)), chance)))
  expect(perCent(mean)).toBe(expected)
}

const QUICK = 'jacks-or-better-9-6'
const returns = Object.entries(published)

test.each(returns.filter(([code]) => code === QUICK))('video poker %s: best play returns %s per cent', expectReturn)

test.each(returns.filter(([code]) => code !== QUICK))(
  'video poker %s: best play returns %s per cent',
  {
    tags: ['slow'],
  },
  expectReturn,
)

describe('Jacks or Better 9/6', { tags: ['slow'] }, () => {
  test('has the published number of combinations for each hand', () => {
    const results = resultsOf(payTable('jacks-or-better-9-6'))
    // Wizard of Odds, Jacks or Better: combinations of 19 933 230 517 200 under optimal play.
    const combinations = results.map(({ hand, chance }) => [hand, (chance.over * 19_933_230_517_200n) / chance.under])
    expect(Object.fromEntries(combinations)).toEqual({
      'royal-flush': 493_512_264n,
      'straight-flush': 2_178_883_296n,
      'four-of-a-kind': 47_093_167_764n,
      'full-house': 229_475_482_596n,
      flush: 219_554_786_160n,
      straight: 223_837_565_784n,
      'three-of-a-kind': 1_484_003_070_324n,
      'two-pair': 2_576_946_164_148n,
      'jacks-or-better': 4_277_372_890_968n,
    })
  })

  test('has the published variance, a hit rate of 0.4545 and a maximum win of 800', () => {
    const figures = figuresOf(drawPokerEndings(payTable('jacks-or-better-9-6')))
    expect(Number(toDecimal(figures.variance, 12))).toBeCloseTo(19.514676, 6)
    expect(toDecimal(figures.hit, 4)).toBe('0.4545')
    expect(figures.maximumWin).toEqual(fraction(800n))
    expect(figures.maximumWinChance).toEqual(fraction(493_512_264n, 19_933_230_517_200n))
  })
})
