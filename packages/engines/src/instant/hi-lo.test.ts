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

test('a guess pays 0.99 times 13 divided by the ranks that make it right', () => {
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
])('%s on rank %i is right with %j', (guess, rank, right) => {
  const all = Array.from({ length: 13 }, (_, n) => n + 1)
  expect(all.filter((next) => play([guess], [rank, next]).won === null)).toEqual(right)
})

describe('a round', () => {
  test('multiplies its guesses and cuts off at the end only', () => {
    // 0.99^2 * 13/7 * 13/9 = 2.62915...
    const { view, options, won } = play(['higher-or-same', 'lower-or-same'], [7, 9, 3])
    expect(view.multiple).toBe('2.6291')
    expect(view.cards).toEqual([7, 9, 3].map((rank) => ({ rank, suit: 0 })))
    expect(options).toEqual(['higher-or-same', 'lower-or-same', 'skip', 'cash-out'])
    expect(won).toBeNull()
    expect(play(['higher-or-same', 'lower-or-same', 'cash-out'], [7, 9, 3]).won).toEqual(fraction(26_291n, 10_000n))
  })

  test('has nothing next when it is over', () => {
    expect(play(['higher-or-same', 'cash-out'], [7, 9])).toMatchObject({ view: { multiple: '1.8385' }, options: [] })
    expect(play(['higher-or-same', 'lower-or-same'], [7, 9, 12])).toMatchObject({
      view: { cards: [{ rank: 7 }, { rank: 9 }, { rank: 12 }], multiple: '0.00' },
      options: [],
      won: fraction(0n),
    })
    expect(play(['higher-or-same', 'lower-or-same'], [7, 9, 12]).view.next).toEqual({})
    expect(play(['higher-or-same', 'cash-out'], [7, 9]).view.next).toEqual({})
  })

  test('can skip ten cards, which changes nothing else', () => {
    const skips = new Array<HiLoMove>(10).fill('skip')
    const ranks = [7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4]
    expect(play([], ranks).options).toEqual(['higher-or-same', 'lower-or-same', 'skip'])
    expect(play(skips, ranks)).toMatchObject({
      view: { multiple: '0.00', skipsLeft: 0 },
      options: ['higher-or-same', 'lower-or-same'],
    })
    expect(() => play([...skips, 'skip'], [...ranks, 5])).toThrow(RangeError)
  })

  test('shows a card only when it is drawn, and draws it only after the guess', () => {
    for (const next of [1, 7, 13]) expect(play([], [5, next])).toEqual(play([], [5]))
    expect(() => play(['higher-or-same'], [5])).toThrow('a draw too many')
  })

  test('offers no guess that would pay more than 10 000, and pays by itself when nothing is left', () => {
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
  ])('refuses %j on %j', (moves, ranks) => {
    expect(() => play(moves, ranks)).toThrow(RangeError)
  })
})

test('every single guess returns 99 %, less what is cut off', () => {
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

test('the endings of one likelier guess are those of all cards', () => expectAllCards(1))

test('the endings of two likelier guesses are those of all cards', { tags: ['slow'] }, () => expectAllCards(2))

function expectAllCards(steps: number): void {
  const found = enumerated((draw) => winOf({ game: hiLo, choice: null, draw }, likelier(steps)))
  expect(found).toEqual(distributionOf(hiLoEndings(steps)))
}

test('each guess more takes the return 0.99 times', () => {
  for (const steps of [1, 2, 3, 6]) {
    const share = Number(toDecimal(figuresOf(hiLoEndings(steps)).returnToPlayer, 12))
    expect(share).toBeLessThan(0.99 ** steps)
    expect(share).toBeGreaterThan(0.99 ** steps - 0.0001)
  }
})

test('a round can be played to its end', () => {
  fc.assert(fc.property(fc.nat(), (seed) => checkRound(hiLo, null, seed)))
})

test('many rounds of one likelier guess win as they should', () => {
  const draw = seededDraw(10)
  expectAgreement(() => winOf({ game: hiLo, choice: null, draw }, likelier(1)), hiLoEndings(1))
})
