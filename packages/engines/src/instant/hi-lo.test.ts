import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import { type HiLoMove, type HiLoView, hiLo } from './hi-lo.ts'
import { hiLoEndings, hiLoStepEndings } from './hi-lo-endings.ts'
import { checkRound, expectAgreement, type Strategy, scripted, seededDraw, winOf } from './rounds.fixture.ts'

/** Clubs of these ranks. */
const cards = (ranks: number[]) => scripted(ranks.map((rank) => (rank - 1) * 4))
const play = (moves: HiLoMove[], ranks: number[]) => hiLo.play(null, moves, cards(ranks))

/** The guess with the lower multiple, the first of two alike. */
const likelier =
  (steps: number): Strategy<HiLoMove, HiLoView> =>
  ({ view }) => {
    if (view.moves.length === steps) return 'cash-out'
    const offered = Object.entries(view.next).map(([guess, multiple]) => [guess as HiLoMove, Number(multiple)] as const)
    return offered.reduce((best, each) => (each[1] < best[1] ? each : best))[0]
  }

test('hi-lo: a guess pays 0.99 × 13 / the number of ranks that make it right', () => {
  // Written down from the rule: ranks from the card up to the king, and from the ace up to the card.
  expect(play([], [1]).view.next).toEqual({ higher: '1.0725', same: '12.87' })
  expect(play([], [2]).view.next).toEqual({ 'higher-or-same': '1.0725', 'lower-or-same': '6.435' })
  expect(play([], [7]).view.next).toEqual({ 'higher-or-same': '1.8385', 'lower-or-same': '1.8385' })
  expect(play([], [12]).view.next).toEqual({ 'higher-or-same': '6.435', 'lower-or-same': '1.0725' })
  expect(play([], [13]).view.next).toEqual({ lower: '1.0725', same: '12.87' })
})

test.each<[HiLoMove, number, number[]]>([
  ['higher-or-same', 5, [5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['lower-or-same', 5, [1, 2, 3, 4, 5]],
  ['higher', 1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['same', 1, [1]],
  ['lower', 13, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['same', 13, [13]],
])('hi-lo: the guess %s on rank %i is right for the ranks %j', (guess, rank, right) => {
  const all = Array.from({ length: 13 }, (_, n) => n + 1)
  expect(all.filter((next) => play([guess], [rank, next]).won === null)).toEqual(right)
})

describe('hi-lo round', () => {
  test('multiplies the exact multiples of its guesses and truncates only the product', () => {
    // 0.99^2 * 13/7 * 13/9 = 2.62915...
    const { view, options, won } = play(['higher-or-same', 'lower-or-same'], [7, 9, 3])
    expect(view.multiple).toBe('2.6291')
    expect(view.cards).toEqual([7, 9, 3].map((rank) => ({ rank, suit: 0 })))
    expect(options).toEqual(['higher-or-same', 'lower-or-same', 'skip', 'cash-out'])
    expect(won).toBeNull()
    expect(play(['higher-or-same', 'lower-or-same', 'cash-out'], [7, 9, 3]).won).toEqual(fraction(26_291n, 10_000n))
  })

  test('offers no moves and shows no next multiples when it is over', () => {
    expect(play(['higher-or-same', 'cash-out'], [7, 9])).toMatchObject({ view: { multiple: '1.8385' }, options: [] })
    expect(play(['higher-or-same', 'lower-or-same'], [7, 9, 12])).toMatchObject({
      view: { cards: [{ rank: 7 }, { rank: 9 }, { rank: 12 }], multiple: '0.00' },
      options: [],
      won: fraction(0n),
    })
    expect(play(['higher-or-same', 'lower-or-same'], [7, 9, 12]).view.next).toEqual({})
    expect(play(['higher-or-same', 'cash-out'], [7, 9]).view.next).toEqual({})
  })

  test('allows ten skips, which leave the multiple unchanged', () => {
    const skips = new Array<HiLoMove>(10).fill('skip')
    const ranks = [7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4]
    expect(play([], ranks).options).toEqual(['higher-or-same', 'lower-or-same', 'skip'])
    expect(play(skips, ranks)).toMatchObject({
      view: { multiple: '0.00', skipsLeft: 0 },
      options: ['higher-or-same', 'lower-or-same'],
    })
    expect(() => play([...skips, 'skip'], [...ranks, 5])).toThrow(RangeError)
  })

  test('draws and shows the next card only after the guess', () => {
    for (const next of [1, 7, 13]) expect(play([], [5, next])).toEqual(play([], [5]))
    expect(() => play(['higher-or-same'], [5])).toThrow('a draw too many')
  })

  test('offers no guess above a multiple of 10 000 and pays out when no move is left', () => {
    // Aces after aces: 12.87^3 = 2131.74690..., and a fourth would pay 27 435.
    const aces = new Array<HiLoMove>(3).fill('same')
    const rich = play(aces, [1, 1, 1, 1])
    expect(rich.view).toMatchObject({ multiple: '2131.7469', next: { higher: '2286.2985' } })
    expect(rich.options).toEqual(['higher', 'skip', 'cash-out'])
    // With sevens from there on 2286.29... * (0.99 * 13/7)^2 = 7728.47765..., and once more would be 14 209.
    const toSevens: HiLoMove[] = ['higher', 'higher-or-same', 'higher-or-same']
    const skips = new Array<HiLoMove>(10).fill('skip')
    const ranks = [...new Array<number>(14).fill(1), 7, 7, 7]
    expect(play([...aces, ...toSevens], ranks.slice(10)).options).toEqual(['skip', 'cash-out'])
    expect(play([...skips, ...aces, ...toSevens], ranks)).toMatchObject({
      view: { multiple: '7728.4776', next: {} },
      options: [],
      won: fraction(77_284_776n, 10_000n),
    })
  })

  test.each<[HiLoMove[], number[]]>([
    [['cash-out'], [5]],
    [
      ['skip', 'cash-out'],
      [5, 6],
    ],
    [['higher'], [5, 6]],
    [['higher-or-same'], [1, 2]],
    [
      ['higher-or-same', 'skip'],
      [5, 4, 4],
    ],
  ])('rejects the moves %j on the ranks %j', (moves, ranks) => {
    expect(() => play(moves, ranks)).toThrow(RangeError)
  })
})

test('hi-lo: every single guess has an RTP of 99%, less truncation', () => {
  const guesses = (rank: number) =>
    rank === 1 ? (['higher', 'same'] as const) : rank === 13 ? (['lower', 'same'] as const) : likeOthers
  for (let rank = 1; rank <= 13; rank += 1) {
    for (const guess of guesses(rank)) {
      const share = Number(toDecimal(figuresOf(hiLoStepEndings(rank, guess)).returnToPlayer, 9))
      expect(share).toBeGreaterThan(0.9899)
      expect(share).toBeLessThanOrEqual(0.99)
    }
  }
})

const likeOthers = ['higher-or-same', 'lower-or-same'] as const

test('hi-lo: one likelier guess fits an enumeration of all cards', () => expectAllCards(1))

test('hi-lo: two likelier guesses fit an enumeration of all cards', { tags: ['slow'] }, () => expectAllCards(2))

function expectAllCards(steps: number): void {
  const found = enumerated((draw) => winOf({ game: hiLo, choice: null, draw }, likelier(steps)))
  expect(found).toEqual(distributionOf(hiLoEndings(steps)))
}

test('hi-lo: the RTP of n likelier guesses is 0.99^n, less truncation', () => {
  for (const steps of [1, 2, 3, 6]) {
    const share = Number(toDecimal(figuresOf(hiLoEndings(steps)).returnToPlayer, 12))
    expect(share).toBeLessThan(0.99 ** steps)
    expect(share).toBeGreaterThan(0.99 ** steps - 0.0001)
  }
})

test('hi-lo: a random round plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(fc.nat(), (seed) => checkRound(hiLo, null, seed)))
})

test('hi-lo: simulated rounds of one likelier guess fit the computed chances', () => {
  const draw = seededDraw(10)
  expectAgreement(() => winOf({ game: hiLo, choice: null, draw }, likelier(1)), hiLoEndings(1))
})
