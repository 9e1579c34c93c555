import type { Points } from '../../cards/blackjack-count.ts'
import { type Fraction, fraction, sum } from '../../exact/fraction.ts'
import { ONE_STAKE } from '../../instant/multiple.ts'
import type { StakedEnding } from '../staked-figures.ts'
import { BestPlay, type Outcome } from './best-play.ts'
import { type Chances, followedBy } from './chances.ts'
import { nextPoints } from './next-points.ts'
import type { BlackjackRules } from './rules.ts'

/**
 * All the ways a round ends under the best play: exact, for the game is dealt from an endless shoe just as it is
 * counted here. Takes half a second.
 */
export function blackjackEndings(rules: BlackjackRules): StakedEnding[] {
  const play = new BestPlay(rules)
  const pairs = followedBy(nextPoints, pairsWith)
  const outcomes = followedBy(nextPoints, (up) => followedBy(pairs, ([low, high]) => play.outcomes(low, high, up)))
  return outcomes.map(({ value, chance }) => ({
    staked: fraction(BigInt(value.staked)),
    won: wonBy(rules, value),
    chance,
  }))
}

/** In which order two cards come makes no difference. */
function pairsWith(first: Points): Chances<readonly [low: Points, high: Points]> {
  return nextPoints.map(({ value, chance }) => ({ value: [Math.min(first, value), Math.max(first, value)], chance }))
}

function wonBy({ blackjackPays }: BlackjackRules, { pays }: Outcome): Fraction {
  if (pays === 'blackjack') return sum([ONE_STAKE, blackjackPays])
  return pays === 'half' ? fraction(1n, 2n) : fraction(BigInt(pays))
}
