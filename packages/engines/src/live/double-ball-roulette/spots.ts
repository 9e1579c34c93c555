import { numbersOf, rouletteSpots } from '../roulette/spots.ts'
import type { Spot } from '../spots.ts'

/** How many of the two balls lie in a number of a bet, or that both lie in the same. */
export type DoubleBallCondition = `${1 | 2}-in-${string}` | 'same-number'

type DoubleBallSpot = Spot<DoubleBallCondition>

/** Kinds of bets that win with both balls only, and what they pay to one. */
const OUTSIDE_ODDS: { readonly [group: string]: string } = { column: '8', dozen: '8', 'even-money': '3' }

/**
 * Bets inside are laid on each ball by half: a ball pays 18 / n - 1 to one and both 36 / n - 1, whether they lie in one
 * number or in two.
 */
function insidePays(code: string): DoubleBallSpot['pays'] {
  const { length } = numbersOf(code)
  return [
    { when: `2-in-${code}`, odds: `${36 / length - 1}` },
    { when: `1-in-${code}`, odds: `${18 / length - 1}` },
  ]
}

const onCloth: readonly DoubleBallSpot[] = rouletteSpots.map(({ code, group }) => {
  const odds = OUTSIDE_ODDS[group]
  return { code, group, pays: odds === undefined ? insidePays(code) : [{ when: `2-in-${code}`, odds }] }
})

/** The bet that both balls lie in the same number, whichever it is. */
export const SAME_NUMBER = 'same-number'

/** The bets that both balls lie in this number. */
const bothOn: readonly DoubleBallSpot[] = Array.from({ length: 37 }, (_, number) => ({
  code: `both-${number}`,
  group: 'both',
  pays: [{ when: `2-in-straight-${number}`, odds: '1300' }],
}))

/**
 * The pay table: all bets of roulette under their codes, and those that both balls meet. Odds of the bets outside and of
 * both balls are the usual ones of double ball roulette with a single zero: 3 and 8 to one, 35 and 1300 to one.
 */
export const doubleBallSpots: readonly DoubleBallSpot[] = [
  ...onCloth,
  { code: SAME_NUMBER, group: 'same', pays: [{ when: 'same-number', odds: '35' }] },
  ...bothOn,
]
