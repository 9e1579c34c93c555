import { type Fraction, fraction } from '../exact/fraction.ts'
import { byTurns } from './by-turns.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { itemAt, requireWhole } from './lookup.ts'
import { multipleAt, NOTHING, paid, winOrNothing, writeMultiple } from './multiple.ts'

export type CoinSide = 'heads' | 'tails'
export type CoinMove = CoinSide | 'cash-out'

export type CoinView = {
  /** What was called and what fell, flip by flip; the last call may be wrong. */
  readonly flips: readonly { readonly called: CoinSide; readonly fell: CoinSide }[]
  /** What was won, or would be by cashing out. */
  readonly multiple: string
  /** What the next right call would make of it; null when there is no next. */
  readonly next: string | null
}

type Round = { readonly flips: CoinView['flips']; readonly hasLeft: boolean }

/** The last flip whose multiple, 8110.08, is below 10 000. */
export const MOST_FLIPS = 13

const sides: readonly CoinSide[] = ['heads', 'tails']

/** A coin is called and flipped until a call is wrong or the player leaves. One draw a flip, when it is called. */
export const coinFlips: InstantGame<null, CoinMove, CoinView> = byTurns({
  begin: (): Round => ({ flips: [], hasLeft: false }),
  options: ({ flips }) => [...sides, ...(flips.length > 0 ? (['cash-out'] as const) : [])],
  after: (round, move, draw) => {
    if (move === 'cash-out') return { ...round, hasLeft: true }
    return { ...round, flips: [...round.flips, { called: move, fell: itemAt(sides, draw(sides.length)) }] }
  },
  won: wonBy,
  view: (round, isOver) => ({
    flips: round.flips,
    multiple: writeMultiple(multipleOf(round)),
    next: isOver ? null : writeMultiple(coinMultiple(round.flips.length + 1)),
  }),
})

/** What that many right calls pay: 0.99 times 2 to their power. */
export function coinMultiple(flips: number): Fraction {
  return paid(multipleAt(chanceOfFlips(flips)))
}

/** The endings for who calls that many flips, 1 to 13, and cashes out. */
export function coinEndings(flips: number): Ending[] {
  requireWhole(flips, 1, MOST_FLIPS)
  return winOrNothing(coinMultiple(flips), chanceOfFlips(flips))
}

function chanceOfFlips(flips: number): Fraction {
  return fraction(1n, 2n ** BigInt(flips))
}

function isWrong({ flips }: Round): boolean {
  return flips.some(({ called, fell }) => called !== fell)
}

function multipleOf(round: Round): Fraction {
  return round.flips.length === 0 || isWrong(round) ? NOTHING : coinMultiple(round.flips.length)
}

function wonBy(round: Round): Fraction | null {
  return isWrong(round) || round.hasLeft || round.flips.length === MOST_FLIPS ? multipleOf(round) : null
}
