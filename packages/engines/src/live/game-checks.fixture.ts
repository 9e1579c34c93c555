import fc from 'fast-check'
import { expect } from 'vitest'
import { type Fraction, fraction, isMore, minus, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from '../instant/figures.ts'
import type { LiveGame } from './live-game.ts'
import type { LiveBet } from './settle.ts'

/** What a bet on a spot gains, in per cent of its stake, with so many digits. */
export function gainOf<Outcome>(game: LiveGame<Outcome>, spot: string, digits: number): string {
  const gain = minus(figuresOf(game.endings(spot)).returnToPlayer, fraction(1n))
  return (Number(toDecimal(gain, 18)) * 100).toFixed(digits)
}

/** The chance that a bet on a spot returns so many stakes. */
export const chanceOf = <Outcome>(game: LiveGame<Outcome>, spot: string, returned: Fraction): number =>
  game
    .endings(spot)
    .filter(({ won }) => won.over * returned.under === returned.over * won.under)
    .reduce((all, { chance }) => all + Number(toDecimal(chance, 18)), 0)

/** Expects a figure as it is written in a reference, to its last digit. */
export function expectGain<Outcome>(game: LiveGame<Outcome>, spot: string, expected: string): void {
  expect(gainOf(game, spot, expected.split('.')[1]?.length ?? 0), spot).toBe(expected)
}

const anyBets = <Outcome>({ spots }: LiveGame<Outcome>): fc.Arbitrary<LiveBet[]> =>
  fc.array(
    fc.record({
      spot: fc.constantFrom(...spots.map(({ code }) => code)),
      stake: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    }),
    { maxLength: 16 },
  )

/** Looks at what holds for the settlements of every game. */
export function checkSettlements<Outcome>(game: LiveGame<Outcome>, anyOutcome: fc.Arbitrary<Outcome>): void {
  fc.assert(
    fc.property(anyBets(game), anyOutcome, (bets, outcome) => {
      const settled = game.settle(bets, outcome)
      const { win, stake, valid } = settled
      expect(win).toBe(settled.bets.reduce((all, bet) => all + bet.win, 0n))
      expect(win).toBeLessThanOrEqual(game.maximumWin(bets))
      expect(stake).toBe(bets.reduce((all, bet) => all + bet.stake, 0n))
      expect(valid >= 0n && valid <= stake).toBe(true)
      expect(game.settle(bets.toReversed(), outcome)).toEqual({ ...settled, bets: settled.bets.toReversed() })
      for (const bet of settled.bets) {
        const { over, under } = game.maximumMultiple(bet.spot)
        expect(bet.win * under).toBeLessThanOrEqual(bet.stake * over)
        expect(game.settle([bet], outcome).win).toBe(bet.win)
      }
    }),
  )
}

/** Looks at what holds for every pay table: codes, and that each spot can be won and keeps something for the house. */
export function checkPayTable<Outcome>(game: LiveGame<Outcome>, opposites: readonly (readonly string[])[]): void {
  const codes = game.spots.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([])
  for (const code of codes) {
    const { returnToPlayer, maximumWin } = figuresOf(game.endings(code))
    expect(isMore(fraction(1n), returnToPlayer), code).toBe(true)
    expect(maximumWin, code).toEqual(game.maximumMultiple(code))
  }
  const named = [...opposites.flat(), ...game.sides.flatMap(({ red, blue }) => [red, blue])]
  expect(named.filter((code) => !codes.includes(code))).toEqual([])
  expect(new Set(opposites.flat()).size).toBe(opposites.flat().length)
}
