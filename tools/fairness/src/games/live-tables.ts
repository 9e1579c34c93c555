import type { Coup } from '@sanuk/engines/cards/baccarat-coup'
import { type DragonTigerCoup, dragonTigerWinner } from '@sanuk/engines/cards/dragon-tiger-coup'
import { factsOf } from '@sanuk/engines/live/baccarat/coup-facts'
import { baccaratGame } from '@sanuk/engines/live/baccarat/game'
import { dragonTigerGame } from '@sanuk/engines/live/dragon-tiger/game'
import { coupsOf, type DealtCoup, SHOE_CARDS, shuffledShoe } from '@sanuk/engines/live/shoe'
import { evenly, type ObservedGame, weighed } from './observed-game.ts'

/** Wizard of Odds, baccarat with eight packs; as likely for any coup as long as its turn always comes. */
const winner = { chances: [0.446247, 0.458597, 0.095156], source: 'published' } as const
const card = { chances: evenly(52), source: 'symmetry' } as const

const MIDDLE = SHOE_CARDS / 2
/** A coup that every shoe has: none takes more than six cards. */
const LATE_COUP = 60

const winnerOf = (dealt: DealtCoup<Coup> | undefined): number[] =>
  dealt ? [['player', 'banker', 'tie'].indexOf(factsOf(dealt.coup).winner)] : []

const baccarat = baccaratGame('commission')

/** The Wizard of Odds, dragon tiger with eight packs: 31 ties in 415. */
const higher = { chances: weighed([192, 192, 31]), source: 'published' } as const

const higherOf = (dealt: DealtCoup<DragonTigerCoup> | undefined): number[] =>
  dealt ? [['dragon', 'tiger', 'tie'].indexOf(dragonTigerWinner(dealt.coup))] : []

/** Whole shoes of live tables: one of them is a round here, with a bet on its first coup. */
export const observedLiveTables: readonly ObservedGame[] = [
  {
    code: 'live-baccarat',
    family: 'live-baccarat',
    observables: [
      { name: 'first card', ...card },
      { name: 'card in the middle', ...card },
      { name: 'last card', ...card },
      { name: 'winner of the first coup', ...winner },
      { name: 'winner of a late coup', ...winner },
    ],
    play: (draw) => {
      const cards = shuffledShoe(draw)
      const coups = [...coupsOf(cards, baccarat)]
      const [first] = coups
      const won = first ? baccarat.returnOf('player', first.coup) : { over: 0n, under: 1n }
      return {
        won: Number(won.over) / Number(won.under),
        outcomes: [
          ...[0, MIDDLE, SHOE_CARDS - 1].map((at) => cards.slice(at, at + 1)),
          winnerOf(first),
          winnerOf(coups[LATE_COUP - 1]),
        ],
      }
    },
  },
  {
    code: 'live-dragon-tiger',
    family: 'live-dragon-tiger',
    observables: [
      { name: 'last card', ...card },
      { name: 'winner of the first coup', ...higher },
      { name: 'winner of a late coup', ...higher },
    ],
    play: (draw) => {
      const cards = shuffledShoe(draw)
      const coups = [...coupsOf(cards, dragonTigerGame)]
      const [first] = coups
      const won = first ? dragonTigerGame.returnOf('dragon', first.coup) : { over: 0n, under: 1n }
      return {
        won: Number(won.over) / Number(won.under),
        outcomes: [cards.slice(-1), higherOf(first), higherOf(coups[LATE_COUP - 1])],
      }
    },
  },
]
