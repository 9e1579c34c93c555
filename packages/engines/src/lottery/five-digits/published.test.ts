import { describe, expect, test } from 'vitest'
import { fraction, fromDecimal, quotient } from '../../exact/fraction.ts'
import { type FamilyCode, mostMultiple, PLAYS, type Play, prizeOf, type Selection } from '../bets.ts'
import { SETTLED } from '../settle.ts'
import tables from './exact-tables.fixture.json' with { type: 'json' }
import published from './published-prizes.fixture.json' with { type: 'json' }
import vectors from './unit-vectors.fixture.json' with { type: 'json' }

function playOf(code: string, family: FamilyCode = 'SSC'): Play {
  const play = PLAYS[family].get(code)
  if (!play) throw new Error(`${family} has no play ${code}`)
  return play
}

function wonOf(code: string, selection: Selection, draw: string): readonly number[] | undefined {
  return SETTLED.SSC([...draw]).get(code)?.(selection).won
}

/** A prize in 1/10 000, as tables print it. */
const printed = (decimal: string): bigint => quotient(fromDecimal(decimal), fraction(1n, 10_000n)).over

const prizesOf = (play: Play, series: number): bigint[] => play.tiers.map(({ chance }) => prizeOf(chance, series))

const inOrder = (prizes: readonly bigint[]): bigint[] => prizes.toSorted((a, b) => Number(a - b))
const dearest = (prizes: readonly bigint[]): bigint => inOrder(prizes).at(-1) ?? 0n
const cheapest = (prizes: readonly bigint[]): bigint => inOrder(prizes)[0] ?? 0n

/** The site rounded some prizes up, we cut off: one ten-thousandth at most. */
const isAlike = (ours: bigint, theirs: bigint): boolean => theirs - ours === 0n || theirs - ours === 1n

const TWO_PRIZES = /-(mixed|group-sum|key)$/

describe.each([
  { family: 'SSC', series: 1956, most: 4_000_000_000n },
  { family: 'LF', series: 1926, most: 1_000_000_000n },
  { family: 'P5', series: 1926, most: 1_000_000_000n },
] as const)('the prizes of a live site: $family', ({ family, series, most }) => {
  test.each(published[family])('$path is $play: $prize', ({ play: code, prize, least, multiple }) => {
    const prizes = prizesOf(playOf(code, family), series)
    expect({ prize: dearest(prizes), isAlike: isAlike(dearest(prizes), printed(prize)) }).toMatchObject({
      isAlike: true,
    })
    if (TWO_PRIZES.test(code)) expect(cheapest(prizes)).toBe(printed(least))
    // Of plays with two prizes the site limits by the smaller, we by the larger.
    if (least === prize && dearest(prizes) === printed(prize)) expect(mostMultiple(prizes, most)).toBe(multiple)
  })
})

test.each(vectors)('$play: $units units, winning in real draws as was computed by brute force', (vector) => {
  const play = playOf(vector.play)
  expect(play.units({ rows: vector.rows })).toBe(vector.units)
  for (const { draw, units } of vector.won) {
    expect({ draw, won: wonOf(vector.play, { rows: vector.rows }, draw) }).toEqual({ draw, won: units })
  }
})

describe('exact tables', () => {
  const chances = (code: string): string[] =>
    playOf(code).tiers.map(({ code: tier, chance }) => `${tier} ${chance.over}/${chance.under}`)
  const written = (code: string, over: number, under: number): string => {
    const { over: top, under: bottom } = fraction(BigInt(over), BigInt(under))
    return `${code} ${top}/${bottom}`
  }

  test.each([
    ['back-three-sum', tables.straight3_sum_units],
    ['back-two-sum', tables.straight2_sum_units],
    ['back-three-group-sum', tables.group3_sum_units],
    ['back-two-group-sum', tables.group2_sum_units],
    ['back-three-span', tables.span3_units],
    ['back-two-span', tables.span2_units],
  ])('%s: units of each pick', (code, units) => {
    const picks = Object.keys(units).map(Number)
    const ours = picks.map((pick) => [String(pick), playOf(code).units({ rows: [[pick]] })])
    expect(Object.fromEntries(ours)).toEqual(units)
  })

  test('a key digit is 54 units of three digits and 9 of two', () => {
    expect(playOf('front-three-key').units({ rows: [[7]] })).toBe(tables.group3_dan_units_each)
    expect(playOf('front-two-key').units({ rows: [[0]] })).toBe(tables.group2_dan_units_each)
  })

  test.each([
    ['back-three-not-fixed-one', tables.not_fixed['3star_1code'], 1_000],
    ['back-three-not-fixed-two', tables.not_fixed['3star_2code'], 1_000],
    ['four-not-fixed-one', tables.not_fixed['4star_1code'], 10_000],
    ['four-not-fixed-two', tables.not_fixed['4star_2code'], 10_000],
    ['five-not-fixed-two', tables.not_fixed['5star_2code'], 100_000],
    ['five-not-fixed-three', tables.not_fixed['5star_3code'], 100_000],
    ['five-once', tables.fun_at_least[1], 100_000],
    ['five-twice', tables.fun_at_least[2], 100_000],
    ['five-three-times', tables.fun_at_least[3], 100_000],
    ['five-four-times', tables.fun_at_least[4], 100_000],
  ])('%s wins in %i of %i draws', (code, draws, of) => {
    expect(chances(code)).toEqual([written('not-fixed', draws, of)])
  })

  test('shapes, dragon and tiger, and the bull have the chances of the tables', () => {
    const { leopard, 'straight(no wrap)': run, pair } = tables.special3
    expect(chances('front-three-special')).toEqual([
      written('triple', leopard, 1_000),
      written('run', run, 1_000),
      written('pair', pair, 1_000),
    ])
    const shapes = tables.front3_types
    expect(chances('front-three-shape')).toEqual([
      written('triple', shapes.豹子, 1_000),
      written('run', shapes.顺子, 1_000),
      written('pair', shapes.对子, 1_000),
      written('half-run', shapes.半顺, 1_000),
      written('unlike', shapes.杂六, 1_000),
    ])
    const { dragon, tiger, tie, of } = tables.dragon_tiger
    expect(chances('duel-first-fifth')).toEqual([
      written('dragon', dragon, of),
      written('tiger', tiger, of),
      written('tie', tie, of),
    ])
    const points = ['none', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
    const names = ['no-bull', ...words.map((word) => `bull-${word}`)]
    expect(chances('bull')).toEqual(points.map((key, n) => written(names[n] ?? '', tables.niuniu[key], 100_000)))
  })

  test('the sum of five digits is big in half of all draws', () => {
    const halves = [tables['sum5_big(>=23)'], tables['sum5_small(<=22)']]
    expect(halves).toEqual([50_000, 50_000])
    expect(chances('total')).toEqual(['big 1/2', 'small 1/2', 'odd 1/2', 'even 1/2'])
  })
})

describe('worked examples of the rules', () => {
  test.each<[string, number[][], number]>([
    ['five-group-60', [[8], [0, 2, 5]], 1],
    [
      'five-group-60',
      [
        [1, 2, 3],
        [2, 3, 4, 5],
      ],
      6,
    ],
    ['back-three-group-three', [[1, 2, 3, 4]], 12],
    ['any-two-straight', [[1], [2, 3], [], [4], [5]], 9],
    ['five-ladder', [[1], [2], [3], [4], [5]], 5],
  ])('%s of %j is %i units', (code, rows, units) => {
    expect(playOf(code).units({ rows })).toBe(units)
  })

  test('group three of 1 2 3 4 wins one unit of 652 when 343 is drawn', () => {
    expect(wonOf('back-three-group-three', { rows: [[1, 2, 3, 4]] }, '99343')).toEqual([1])
    expect(prizesOf(playOf('back-three-group-three'), 1956)).toEqual([6_520_000n])
  })

  test('a ladder that is all right wins each of its five prizes', () => {
    expect(wonOf('five-ladder', { rows: [[1], [2], [3], [4], [5]] }, '12345')).toEqual([1, 1, 1, 1, 1])
    expect(wonOf('five-ladder', { rows: [[1], [2], [3], [4], [5]] }, '12945')).toEqual([0, 0, 0, 1, 1])
  })

  test('two digits in the first row of a ladder are two units of every shorter length', () => {
    expect(wonOf('five-ladder', { rows: [[1, 9], [2], [3], [4], [5]] }, '12345')).toEqual([1, 2, 2, 2, 2])
  })

  test('dragon and tiger lose when the digits are equal, and their prizes are those of the table', () => {
    expect(prizesOf(playOf('duel-first-fifth'), 1956)).toEqual([43_466n, 43_466n, 195_600n])
    expect(SETTLED.SSC([...'70007']).get('duel-first-fifth')?.({ rows: [[0, 1]] })).toEqual({
      won: [0, 0, 0],
      refunded: 0,
    })
  })

  test('stakes on the duel of the total go back when the digits are equal', () => {
    expect(SETTLED.SSC([...'70007']).get('total-duel')?.({ rows: [[0, 1]] })).toEqual({ won: [0, 0], refunded: 2 })
    expect(SETTLED.SSC([...'80007']).get('total-duel')?.({ rows: [[0, 1]] })).toEqual({ won: [1, 0], refunded: 0 })
  })

  test('the duel of the total states how often stakes go back: two digits are equal in one draw of ten', () => {
    expect(playOf('total-duel').tiers).toEqual(
      ['dragon', 'tiger'].map((code) => ({ code, chance: fraction(1n, 2n), refund: fraction(1n, 10n) })),
    )
  })

  test('890 and 901 are runs as a shape, but not as a special number', () => {
    for (const draw of ['89000', '90100', '10900']) {
      expect(wonOf('front-three-shape', { rows: [[0, 1, 2, 3, 4]] }, draw)).toEqual([0, 1, 0, 0, 0])
      expect(wonOf('front-three-special', { rows: [[0, 1, 2]] }, draw)).toEqual([0, 0, 0])
    }
    expect(wonOf('front-three-special', { rows: [[1]] }, '32100')).toEqual([0, 1, 0])
  })

  test('typed numbers of chosen places are read from the left, in whatever order the places were chosen', () => {
    expect(wonOf('any-two-typed', { tickets: ['58'], places: [2, 0] }, '51812')).toEqual([1])
    expect(wonOf('any-three-mixed', { tickets: ['125'], places: [0, 3, 4] }, '51812')).toEqual([0, 1])
  })
})
