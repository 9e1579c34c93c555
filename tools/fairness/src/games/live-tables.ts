import { factsOf } from '@sanuk/engines/live/baccarat/coup-facts'
import { returnOf, spotOf } from '@sanuk/engines/live/baccarat/spot-returns'
import { coupsOf, type DealtCoup, SHOE_CARDS, shuffledShoe } from '@sanuk/engines/live/shoe'
import { evenly, type ObservedGame } from './observed-game.ts'

/** Wizard of Odds, baccarat with eight packs; as likely for any coup as long as its turn always comes. */
const winner = { chances: [0.446247, 0.458597, 0.095156], source: 'published' } as const
const card = { chances: evenly(52), source: 'symmetry' } as const

const MIDDLE = SHOE_CARDS / 2
/** A coup that every shoe has: none takes more than six cards. */
const LATE_COUP = 60

const winnerOf = (dealt: DealtCoup | undefined): number[] =>
  dealt ? [['player', 'banker', 'tie'].indexOf(factsOf(dealt.coup).winner)] : []

const PLAYER = spotOf('commission', 'player')

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
      const coups = [...coupsOf(cards)]
      const [first] = coups
      const won = first ? returnOf(PLAYER, factsOf(first.coup)) : { over: 0n, under: 1n }
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
]
