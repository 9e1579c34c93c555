import { type Coup, type Winner, winnerOf } from '../../cards/baccarat-coup.ts'
import { type Hand, handOf } from '../../cards/baccarat-coup-classes.ts'
import { type Card, rankOf } from '../../cards/card.ts'
import type { SpotCondition } from './spots.ts'

/** The first two cards of a side: of one rank or not, and if so, also of one suit (`perfect`) or not (`mixed`). */
export type Pair = 'none' | 'mixed' | 'perfect'

/** All that bets on a coup look at. */
export type CoupFacts = {
  readonly player: Hand
  readonly banker: Hand
  readonly winner: Winner
  readonly playerPair: Pair
  readonly bankerPair: Pair
}

export function factsOf(coup: Coup): CoupFacts {
  return {
    player: handOf(coup.player),
    banker: handOf(coup.banker),
    winner: winnerOf(coup),
    playerPair: pairOf(coup.player),
    bankerPair: pairOf(coup.banker),
  }
}

/** What pair the first two cards of a side are. Cards of several packs may be the same. */
export function pairOf([first = Number.NaN, second = Number.NaN]: readonly Card[]): Pair {
  if (first === second) return 'perfect'
  return rankOf(first) === rankOf(second) ? 'mixed' : 'none'
}

/** Eight or nine with two cards. */
export const isNatural = ({ total, cards }: Hand): boolean => cards === 2 && total >= 8

type Holds = (facts: CoupFacts) => boolean

const isWonWith =
  (side: 'player' | 'banker', total: number, cards: readonly number[]): Holds =>
  (facts) =>
    facts.winner === side && facts[side].total === total && cards.includes(facts[side].cards)

const isNaturalWin =
  (side: 'player' | 'banker'): Holds =>
  (facts) =>
    facts.winner === side && isNatural(facts[side])

/** Won by so many points. A pay table that pays naturals another way lists them first. */
const isWonBy =
  (side: 'player' | 'banker', points: number): Holds =>
  ({ winner, player, banker }) =>
    winner === side && Math.abs(player.total - banker.total) === points

const cardsOf = ({ player, banker }: CoupFacts): number => player.cards + banker.cards
const perfectPairsOf = ({ playerPair, bankerPair }: CoupFacts): number =>
  [playerPair, bankerPair].filter((pair) => pair === 'perfect').length

/** Whether a coup is a case of a pay table. */
export const conditions: { readonly [condition in SpotCondition]: Holds } = {
  player: ({ winner }) => winner === 'player',
  banker: ({ winner }) => winner === 'banker',
  tie: ({ winner }) => winner === 'tie',
  'banker-six': isWonWith('banker', 6, [2, 3]),
  'banker-six-of-two-cards': isWonWith('banker', 6, [2]),
  'banker-six-of-three-cards': isWonWith('banker', 6, [3]),
  'banker-seven-of-three-cards': isWonWith('banker', 7, [3]),
  'player-eight-of-three-cards': isWonWith('player', 8, [3]),
  'player-pair': ({ playerPair }) => playerPair !== 'none',
  'banker-pair': ({ bankerPair }) => bankerPair !== 'none',
  'either-pair': ({ playerPair, bankerPair }) => playerPair !== 'none' || bankerPair !== 'none',
  'one-perfect-pair': (facts) => perfectPairsOf(facts) === 1,
  'two-perfect-pairs': (facts) => perfectPairsOf(facts) === 2,
  'four-cards': (facts) => cardsOf(facts) === 4,
  'more-than-four-cards': (facts) => cardsOf(facts) > 4,
  'natural-tie': ({ winner, player, banker }) => winner === 'tie' && isNatural(player) && isNatural(banker),
  'player-natural': isNaturalWin('player'),
  'banker-natural': isNaturalWin('banker'),
  'player-by-4': isWonBy('player', 4),
  'player-by-5': isWonBy('player', 5),
  'player-by-6': isWonBy('player', 6),
  'player-by-7': isWonBy('player', 7),
  'player-by-8': isWonBy('player', 8),
  'player-by-9': isWonBy('player', 9),
  'banker-by-4': isWonBy('banker', 4),
  'banker-by-5': isWonBy('banker', 5),
  'banker-by-6': isWonBy('banker', 6),
  'banker-by-7': isWonBy('banker', 7),
  'banker-by-8': isWonBy('banker', 8),
  'banker-by-9': isWonBy('banker', 9),
}
