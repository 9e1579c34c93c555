import { ACE, type Card, JACK } from '../cards/card.ts'
import type { Hand } from './hands.ts'
import { areOfOneSuit, countRanks, fitInStraight, ROYAL, ranksIn } from './rank-patterns.ts'

/** The rank of the fours: deuces are 0. */
const FOUR = 2

/** What five cards are where none is wild, by the narrowest name. */
export function naturalHand(cards: readonly Card[]): Hand {
  const counts = countRanks(cards)
  const most = Math.max(...counts)
  if (most === 4) return fourOfAKind(counts.indexOf(4), counts.indexOf(1))
  if (most === 3) return counts.includes(2) ? 'full-house' : 'three-of-a-kind'
  if (most === 2) return pairs(counts)
  return unpaired(cards)
}

function fourOfAKind(rank: number, fifth: number): Hand {
  if (rank === ACE) return fifth <= FOUR ? 'four-aces-with-two-to-four' : 'four-aces'
  if (rank > FOUR) return 'four-of-a-kind'
  return fifth <= FOUR || fifth === ACE ? 'four-twos-to-fours-with-ace-to-four' : 'four-twos-to-fours'
}

function pairs(counts: readonly number[]): Hand {
  if (counts.indexOf(2) !== counts.lastIndexOf(2)) return 'two-pair'
  return counts.indexOf(2) >= JACK ? 'jacks-or-better' : 'nothing'
}

function unpaired(cards: readonly Card[]): Hand {
  const ranks = ranksIn(cards)
  const straight = fitInStraight(ranks)
  if (!areOfOneSuit(cards)) return straight ? 'straight' : 'nothing'
  if (ranks === ROYAL) return 'royal-flush'
  return straight ? 'straight-flush' : 'flush'
}
