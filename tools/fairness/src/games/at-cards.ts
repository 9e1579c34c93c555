import { readCard } from '@sanuk/engines/cards/card'
import { baccarat } from '@sanuk/engines/tables/baccarat'
import { blackjack } from '@sanuk/engines/tables/blackjack/blackjack'
import { dragonTiger } from '@sanuk/engines/tables/dragon-tiger'
import { redDog } from '@sanuk/engines/tables/red-dog'
import { threeCardPoker } from '@sanuk/engines/tables/three-card-poker/three-card-poker'
import { drawPoker } from '@sanuk/engines/video-poker/draw-poker'
import { observedInstant } from './at-once.ts'
import { evenly, hypergeometric, type ObservedGame, weighed } from './observed-game.ts'

const PACK = evenly(52)
const card = (name = ''): readonly number[] => [readCard(name)]
const cardAt = { chances: PACK, source: 'symmetry' } as const

/** Of 22 100 hands of three cards: straight flushes, threes, straights, flushes, pairs and the rest (Wizard of Odds). */
const THREE_CARD_HANDS = [48, 52, 720, 1096, 3744, 16_440]
const PAIR_PLUS = [41, 31, 7, 5, 2, 0]

/**
 * Of 2 598 960 hands of five: royal flushes, straight flushes, fours, full houses, flushes, straights, threes, two pairs,
 * pairs of jacks or better and the rest (any table of poker hands).
 */
const FIVE_CARD_HANDS = [4, 36, 624, 3744, 5108, 10_200, 54_912, 123_552, 337_920, 2_062_860]
const JACKS_OR_BETTER = [800, 50, 25, 9, 6, 4, 3, 2, 1, 0]

/** Ranks between the first two cards out of six packs: none for neighbours; the last is for a pair. */
const RED_DOG_SPREADS = [...Array.from({ length: 12 }, (_, spread) => (12 - spread) * 2 * 24 * 24), 13 * 24 * 23]

/** Games of cards. */
export const observedAtCards: readonly ObservedGame[] = [
  observedInstant({
    code: 'baccarat',
    game: baccarat,
    choice: { bet: 'player' } as const,
    moves: [],
    sights: [
      {
        // Wizard of Odds, baccarat with eight packs.
        name: 'winner',
        chances: [0.446247, 0.458597, 0.095156],
        source: 'published',
        see: ({ view }) => [['player', 'banker', 'tie'].indexOf(view.winner)],
      },
      { name: 'first card', ...cardAt, see: ({ view }) => card(view.player.cards[0]) },
      { name: 'last card of the banker', ...cardAt, see: ({ view }) => card(view.banker.cards[1]) },
    ],
  }),
  observedInstant({
    code: 'dragon-tiger',
    game: dragonTiger,
    choice: { bet: 'dragon' } as const,
    moves: [],
    sights: [
      {
        name: 'winner',
        chances: weighed([192, 192, 31]),
        source: 'cards left of eight packs',
        see: ({ view }) => [['dragon', 'tiger', 'tie'].indexOf(view.winner)],
      },
      { name: 'card of the dragon', ...cardAt, see: ({ view }) => card(view.dragon) },
      { name: 'card of the tiger', ...cardAt, see: ({ view }) => card(view.tiger) },
    ],
  }),
  observedInstant({
    code: 'three-card',
    game: threeCardPoker,
    choice: { bet: 'pair-plus' } as const,
    moves: [],
    sights: [
      {
        name: 'hand',
        chances: weighed(THREE_CARD_HANDS),
        source: 'published',
        see: ({ won }) => [PAIR_PLUS.indexOf(Number(won?.over))],
      },
      { name: 'third card', ...cardAt, see: ({ view }) => card(view.cards[2]) },
    ],
  }),
  observedInstant({
    code: 'red-dog',
    game: redDog,
    choice: null,
    moves: [],
    sights: [
      {
        name: 'spread',
        chances: weighed(RED_DOG_SPREADS),
        source: 'pairs of cards of six packs',
        see: ({ view }) => [view.spread ?? 12],
      },
      { name: 'second card', ...cardAt, see: ({ view }) => card(view.cards[1]) },
    ],
  }),
  observedInstant({
    code: 'blackjack',
    game: blackjack,
    choice: { table: 'classic' },
    moves: [],
    sights: [
      { name: 'first card', ...cardAt, see: ({ view }) => card(view.hands[0]?.cards[0]) },
      { name: 'card of the dealer', ...cardAt, see: ({ view }) => card(view.dealer.cards[0]) },
    ],
  }),
  observedInstant({
    code: 'draw-poker',
    game: drawPoker,
    choice: { table: 'jacks-or-better-9-6' },
    moves: [{ hold: [0, 1, 2, 3, 4] }],
    sights: [
      {
        name: 'hand',
        chances: weighed(FIVE_CARD_HANDS),
        source: 'published',
        see: ({ won }) => [JACKS_OR_BETTER.indexOf(Number(won?.over))],
      },
      { name: 'fifth card', ...cardAt, see: ({ view }) => card(view.cards[4]) },
      {
        name: 'hearts',
        chances: hypergeometric(52, 13, 5),
        source: 'hypergeometric',
        see: ({ view }) => [view.cards.filter((name) => name.endsWith('h')).length],
      },
    ],
  }),
]
