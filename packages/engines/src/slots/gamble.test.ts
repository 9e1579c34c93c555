import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PACK } from '../cards/card.ts'
import { type Fraction, fraction, isEqual, product, sum } from '../exact/fraction.ts'
import { seededDraw } from '../instant/rounds.fixture.ts'
import { type GambleMove, GUESS_NAMES, gamble, paidBy, returnOfGuess, type Stakes, timesOf } from './gamble.ts'

const never = () => {
  throw new Error('nothing is drawn')
}

/** The cards of a gamble one after the other; then none. */
function packs(...cards: readonly number[]) {
  const left = [...cards]
  return (bound: number) => {
    expect(bound).toBe(PACK)
    const card = left.shift()
    if (card === undefined) throw new Error('a card more is drawn')
    return card
  }
}

const [CLUB, DIAMOND, HEART, SPADE] = [0, 1, 2, 3]
const stakes: Stakes = { cards: 3, ceiling: 1000, win: 10 }

/** A place of a gamble: what was done, and the cards that were turned. */
type Place = { readonly moves: readonly GambleMove[]; readonly cards: readonly number[] }

/** What a move is worth, in coins: the mean of what lies after it, over every card of the pack where one is turned. */
function meanAfter(of: Stakes, { moves, cards }: Place, move: GambleMove): Fraction {
  const turned = (card: number) => paidBy(gamble(of, [...moves, move], packs(...cards, card)).gambled)
  if (move === 'half' || move === 'collect') {
    return fraction(BigInt(paidBy(gamble(of, [...moves, move], packs(...cards)).gambled)))
  }
  const all = Array.from({ length: PACK }, (_, card) => fraction(BigInt(turned(card))))
  return product(sum(all), fraction(1n, BigInt(PACK)))
}

describe('gamble guess', () => {
  test.each(GUESS_NAMES)('%s has an RTP of exactly 100%', (guess) => {
    expect(returnOfGuess(guess)).toEqual({ over: 1n, under: 1n })
  })

  test('doubles on the right colour, quadruples on the right suit and loses when wrong', () => {
    const paid = (move: GambleMove, card: number) => paidBy(gamble(stakes, [move], packs(card)).gambled)
    // Diamonds and hearts are red, clubs and spades are black, on any pack one can buy.
    const table = [CLUB, DIAMOND, HEART, SPADE].map((card) => GUESS_NAMES.map((guess) => paid(guess, card)))
    expect(table).toEqual([
      [0, 20, 40, 0, 0, 0],
      [20, 0, 0, 40, 0, 0],
      [20, 0, 0, 0, 40, 0],
      [0, 20, 0, 0, 0, 40],
    ])
  })
})

/** Every place a gamble can come to, with the cards that led there: those of one suit are alike. */
function* places(of: Stakes): Generator<Place> {
  const open: Place[] = [{ moves: [], cards: [] }]
  for (let place = open.pop(); place; place = open.pop()) {
    yield place
    const { moves, cards } = place
    for (const move of gamble(of, moves, packs(...cards)).options) {
      if (move === 'half' || move === 'collect') open.push({ moves: [...moves, move], cards })
      else
        for (const card of [CLUB, DIAMOND, HEART, SPADE])
          open.push({ moves: [...moves, move], cards: [...cards, card] })
    }
  }
}

test.each([1, 2, 3, 7])(
  'gamble of %i coins: in every position all offered moves have the same expected value',
  (win) => {
    const of = { cards: 2, ceiling: 40, win }
    let looked = 0
    for (const { moves, cards } of places(of)) {
      const { gambled, options } = gamble(of, moves, packs(...cards))
      const now = fraction(BigInt(paidBy(gambled)))
      for (const move of options) {
        looked += 1
        if (!isEqual(meanAfter(of, { moves, cards }, move), now)) throw new Error(`${[...moves, move]} after ${cards}`)
      }
    }
    expect(looked).toBeGreaterThan(100)
  },
)

/** A player who always does one of what is offered, by a number of his own, and how he ends. */
function played(of: Stakes, seed: number, wish: (step: number) => number) {
  const cards = Array.from({ length: of.cards }, () => seededDraw(seed)(PACK))
  const moves: GambleMove[] = []
  for (;;) {
    const { options, gambled } = gamble(of, moves, packs(...cards))
    const move = options[wish(moves.length) % Math.max(1, options.length)]
    if (!move) return { gambled, moves }
    moves.push(move)
  }
}

test('gamble: no moves pass the ceiling or the card limit, or lose collected coins', () => {
  const gambles = fc.record({
    cards: fc.integer({ min: 1, max: 6 }),
    ceiling: fc.integer({ min: 1, max: 5000 }),
    win: fc.nat({ max: 3000 }),
  })
  fc.assert(
    fc.property(gambles, fc.nat(), fc.array(fc.nat(20), { minLength: 1 }), (of, seed, wishes) => {
      const { gambled } = played(of, seed, (step) => wishes[step % wishes.length] ?? 0)
      expect(paidBy(gambled)).toBeLessThanOrEqual(Math.max(of.win, of.ceiling))
      expect(gambled.turned.length).toBeLessThanOrEqual(of.cards)
      const lost = gambled.turned.filter(({ right }) => !right).reduce((all, { risked }) => all + risked, 0)
      const gained = gambled.turned
        .filter(({ right }) => right)
        .reduce((all, { risked, guess }) => all + risked * (timesOf(guess) - 1), 0)
      expect(paidBy(gambled)).toBe(of.win + gained - lost)
    }),
  )
})

test('gamble: half of an odd win risks the smaller part; a single coin cannot be halved', () => {
  const { gambled } = gamble({ ...stakes, win: 7 }, ['half'], never)
  expect(gambled).toMatchObject({ taken: 4, risked: 3 })
  expect(gamble({ ...stakes, win: 7 }, ['half', 'half'], never).gambled).toMatchObject({ taken: 6, risked: 1 })
  expect(gamble({ ...stakes, win: 1 }, [], never).options).not.toContain('half')
})

test('gamble: a wrong card does not lose the half that was collected', () => {
  const { gambled, options } = gamble(stakes, ['half', 'red'], packs(SPADE))
  expect([gambled.taken, gambled.risked, options]).toEqual([5, 0, []])
})

test('gamble: ends when all is collected, the cards run out or a win would pass the ceiling', () => {
  expect(gamble(stakes, ['collect'], never)).toMatchObject({ gambled: { taken: 10, risked: 0 }, options: [] })
  const thrice = gamble(stakes, ['red', 'red', 'red'], packs(HEART, HEART, HEART))
  expect([thrice.gambled.risked, thrice.options]).toEqual([80, []])
  expect(gamble({ ...stakes, ceiling: 19 }, [], never).options).toEqual([])
  expect(gamble({ ...stakes, ceiling: 20 }, [], never).options).toEqual(['red', 'black', 'half', 'collect'])
  expect(gamble({ ...stakes, win: 0 }, [], never).options).toEqual([])
})

test('gamble: rejects moves that are not offered', () => {
  expect(() => gamble(stakes, ['collect', 'red'], never)).toThrow(RangeError)
  expect(() => gamble({ ...stakes, ceiling: 20 }, ['hearts'], never)).toThrow(RangeError)
  expect(() => gamble(stakes, ['red', 'red'], packs(SPADE))).toThrow(RangeError)
})
