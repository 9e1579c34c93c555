import { type Card, rankOf } from '../cards/card.ts'
import type { Hand } from './hands.ts'
import { areOfOneSuit, countRanks, fitInStraight, ROYAL, ranksIn } from './rank-patterns.ts'

/** What is known of a hand without its deuces. */
type Naturals = {
  readonly wilds: number
  /** How many are of the commonest rank, and how many ranks there are. */
  readonly most: number
  readonly different: number
  readonly ranks: number
  readonly flush: boolean
  readonly straight: boolean
}

/** The best that five cards are where deuces stand for any card. */
export function deucesHand(cards: readonly Card[]): Hand {
  const naturals = lookAt(cards)
  return fromFourUp(naturals) ?? belowFour(naturals)
}

function lookAt(cards: readonly Card[]): Naturals {
  const others = cards.filter((card) => rankOf(card) !== 0)
  const counts = countRanks(others)
  const most = Math.max(...counts)
  const ranks = ranksIn(others)
  return {
    wilds: cards.length - others.length,
    most,
    different: counts.filter((count) => count > 0).length,
    ranks,
    flush: areOfOneSuit(others),
    straight: most === 1 && fitInStraight(ranks),
  }
}

function fromFourUp({ wilds, most, ranks, flush, straight }: Naturals): Hand | null {
  if (wilds === 4) return 'four-deuces'
  if (flush && straight && (ranks & ~ROYAL) === 0) return wilds === 0 ? 'royal-flush' : 'wild-royal-flush'
  if (most + wilds === 5) return 'five-of-a-kind'
  if (flush && straight) return 'straight-flush'
  return most + wilds === 4 ? 'four-of-a-kind' : null
}

/** Two ranks make a full house here: with more than one deuce, or three alike and one, it would be four of a kind. */
function belowFour({ wilds, most, different, flush, straight }: Naturals): Hand {
  if (different === 2) return 'full-house'
  if (flush) return 'flush'
  if (straight) return 'straight'
  return most + wilds === 3 ? 'three-of-a-kind' : 'nothing'
}
