import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from './figures.ts'
import { checkRound, expectAgreement, seededDraw } from './rounds.fixture.ts'
import { type ScratchBookCode, scratchBooks } from './scratch-books.ts'
import { scratchCard, scratchEndings } from './scratch-card.ts'

const codes = Object.keys(scratchBooks) as ScratchBookCode[]

/** A card with that ticket, printed by a seed. */
function cardWith(book: ScratchBookCode, ticket: number, seed = 1) {
  const printing = seededDraw(seed)
  let isFirst = true
  return scratchCard.play({ book }, [], (bound) => {
    const result = isFirst ? ticket : printing(bound)
    isFirst = false
    return result
  })
}

const countsOf = (symbols: readonly string[]) => Object.groupBy(symbols, (symbol) => symbol)

describe.each([
  // Added up from the prizes by hand.
  ['market-day', '0.96', 36_594, 100_000, 1000],
  ['river-gold', '0.94', 173_105, 1_000_000, 10_000],
  ['dragon-hoard', '0.92', 71_845, 1_000_000, 50_000],
] as const)('scratch ticket book %s', (...[book, share, paying, tickets, most]) => {
  test(`has an RTP of ${share} with ${paying} winning tickets`, () => {
    const figures = figuresOf(scratchEndings({ book }))
    expect(toDecimal(figures.returnToPlayer, 2)).toBe(share)
    expect(figures.returnToPlayer.under <= 100n).toBe(true)
    expect(figures.hit).toEqual(fraction(BigInt(paying), BigInt(tickets)))
    expect(figures.maximumWin).toEqual(fraction(BigInt(most)))
  })

  test('pays each prize on exactly its number of tickets', () => {
    // Every boundary between two prizes, and the last ticket that pays.
    const prizes = scratchBooks[book].prizes
    let before = 0
    for (const prize of prizes) {
      expect(cardWith(book, before).won).toEqual(fraction(BigInt(prize.multiple)))
      before += prize.tickets
      expect(cardWith(book, before - 1).won).toEqual(fraction(BigInt(prize.multiple)))
    }
    expect(before).toBe(paying)
    expect(cardWith(book, before).won).toEqual(fraction(0n))
    expect(cardWith(book, tickets - 1).won).toEqual(fraction(0n))
  })

  test('prints only the winning symbol three times, and none on a losing card', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Math.floor(paying * 1.5) }), fc.nat(), (ticket, seed) => {
        const { view, won } = cardWith(book, ticket, seed)
        const alike = Object.entries(countsOf(view.symbols)).filter(([, all]) => (all ?? []).length >= 3)
        const prize = scratchBooks[book].prizes.find(({ symbol }) => symbol === view.winning)
        expect(view.symbols).toHaveLength(9)
        expect(alike.map(([symbol, all]) => [symbol, all?.length])).toEqual(prize ? [[prize.symbol, 3]] : [])
        expect(won).toEqual(fraction(BigInt(prize?.multiple ?? 0)))
        expect(prize === undefined).toBe(ticket >= paying)
      }),
    )
  })
})

test('scratch card: the winning symbol is equally likely in every cell', () => {
  const cells = new Array<number>(9).fill(0)
  for (let seed = 0; seed < 9000; seed += 1) {
    cardWith('market-day', 0, seed).view.symbols.forEach((symbol, cell) => {
      if (symbol === 'mango') cells[cell] = (cells[cell] ?? 0) + 1
    })
  }
  // A third of 9000 cards each; five standard deviations are 5 * sqrt(9000 * 1/3 * 2/3) = 224.
  for (const count of cells) expect(Math.abs(count - 3000)).toBeLessThan(224)
})

test('scratch card: every allowed choice plays to a valid end, reproducible from the seed', () => {
  const choice = fc.constantFrom(...codes).map((book) => ({ book }))
  fc.assert(fc.property(choice, fc.nat(), (choice, seed) => checkRound(scratchCard, choice, seed)))
})

test.each(codes)('scratch card: simulated cards of %s fit the computed chances', (book) => {
  const draw = seededDraw(14)
  expectAgreement(() => scratchCard.play({ book }, [], draw).won, scratchEndings({ book }))
})

test('scratch card: rejects an unknown book', () => {
  expect(() => scratchCard.play({ book: 'constructor' as ScratchBookCode }, [], seededDraw(1))).toThrow(RangeError)
})
