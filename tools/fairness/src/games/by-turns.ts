import { PACK, readCard } from '@sanuk/engines/cards/card'
import { combinations } from '@sanuk/engines/exact/combinations'
import { coinFlips } from '@sanuk/engines/instant/coin-flips'
import { hiLo } from '@sanuk/engines/instant/hi-lo'
import { mines } from '@sanuk/engines/instant/mines'
import { towers } from '@sanuk/engines/instant/towers'
import { gamble, paidBy } from '@sanuk/engines/slots/gamble'
import { deal, openInOrder, type Pick, type Piece } from '@sanuk/engines/slots/pick'
import { observedInstant } from './at-once.ts'
import { evenly, hypergeometric, type ObservedGame, weighed } from './observed-game.ts'

const symmetry = { source: 'symmetry' } as const
const [TILES, MINES] = [25, 5]

/** A board of three small prizes, two large ones, a factor and two ends. */
const BOARD: Pick = {
  times: {},
  prizes: [
    { coins: 1, places: 3 },
    { coins: 5, places: 2 },
  ],
  factors: [{ factor: 2, places: 1 }],
  ends: 2,
}
const BOARD_PLACES = 8

/** Which kind of piece: a small prize, a large one, a factor or an end. */
function kindOf(piece: Piece | undefined): number {
  if (piece?.kind === 'prize') return piece.coins === 1 ? 0 : 1
  return piece?.kind === 'factor' ? 2 : 3
}

/** How many places come before the first of the ends, of which every choice of places is equally likely. */
function beforeEnds(places: number, ends: number): readonly number[] {
  const all = Number(combinations(places, ends))
  return Array.from(
    { length: places - ends + 1 },
    (_, count) => Number(combinations(places - count - 1, ends - 1)) / all,
  )
}

/** Rows of a tower that a climber is asked for: he falls or comes to the top. */
const ROWS = 9

/**
 * Games by turns, of which one and the same move is made from the beginning: what is hidden is shown when the round is
 * over, and what is not over shows what it has come to.
 */
export const observedByTurns: readonly ObservedGame[] = [
  {
    code: 'mines',
    family: 'mines',
    observables: [
      { name: 'mine under the first tile', chances: [1 - MINES / TILES, MINES / TILES], ...symmetry },
      { name: 'mines in the first row', chances: hypergeometric(TILES, MINES, 5), source: 'hypergeometric' },
      { name: 'where mines lie', chances: evenly(TILES), ...symmetry },
    ],
    play: (draw) => {
      // The mines are laid before the first move: a round played over with the same draws has the same.
      const drawn = taped(draw)
      const first = mines.play({ mines: MINES }, [{ tile: 0 }], drawn())
      const { view } = first.won === null ? mines.play({ mines: MINES }, [{ tile: 0 }, 'cash-out'], drawn()) : first
      const laid = view.mines ?? []
      // One of them each round, another in turn by what nobody can foresee: those of a round are not independent.
      const one = laid[draw(MINES)] ?? 0
      return {
        won: Number(view.multiple),
        outcomes: [[laid.includes(0) ? 1 : 0], [laid.filter((tile) => tile < 5).length], [one]],
      }
    },
  },
  {
    code: 'towers',
    family: 'towers',
    observables: [{ name: 'trap of a row', chances: evenly(4), ...symmetry }],
    play: (draw) => {
      const drawn = taped(draw)
      const climb = (rows: number) =>
        towers.play(
          { level: 'easy' },
          Array.from({ length: rows }, () => ({ tile: 0 })),
          drawn(),
        )
      let play = climb(1)
      for (let rows = 2; play.won === null && rows <= ROWS; rows += 1) play = climb(rows)
      const traps = (play.view.safe ?? []).map((safe) => [0, 1, 2, 3].findIndex((tile) => !safe.includes(tile)))
      return { won: Number(play.view.multiple), outcomes: [traps] }
    },
  },
  {
    code: 'pick',
    family: 'pick',
    observables: [
      { name: 'piece under the first place', chances: weighed([3, 2, 1, 2]), ...symmetry },
      { name: 'where an end lies', chances: evenly(BOARD_PLACES), ...symmetry },
      { name: 'found before the end', chances: beforeEnds(BOARD_PLACES, 2), source: 'hypergeometric' },
    ],
    play: (draw) => {
      const dealt = deal(BOARD, draw)
      const ends = [...dealt.entries()].flatMap(([place, { kind }]) => (kind === 'end' ? [place] : []))
      // One of the ends, another in turn by what nobody can foresee: those of a round are not independent.
      const one = ends[draw(ends.length)] ?? 0
      const { worth } = openInOrder(dealt, 1)
      return { won: worth, outcomes: [[kindOf(dealt[0])], [one], [ends[0] ?? 0]] }
    },
  },
  {
    code: 'gamble',
    family: 'gamble',
    observables: [
      { name: 'card', chances: evenly(PACK), ...symmetry },
      { name: 'red or not', chances: evenly(2), ...symmetry },
    ],
    play: (draw) => {
      const { gambled } = gamble({ cards: 1, ceiling: 2, win: 1 }, ['red'], draw)
      const cards = gambled.turned.map(({ card }) => readCard(card))
      return { won: paidBy(gambled), outcomes: [cards, gambled.turned.map(({ right }) => (right ? 0 : 1))] }
    },
  },
  observedInstant({
    code: 'coin',
    game: coinFlips,
    choice: null,
    moves: ['heads' as const],
    sights: [
      {
        name: 'side',
        chances: evenly(2),
        ...symmetry,
        see: ({ view }) => view.flips.map(({ fell }) => (fell === 'heads' ? 0 : 1)),
      },
    ],
  }),
  observedInstant({
    code: 'hi-lo',
    game: hiLo,
    choice: null,
    moves: ['skip' as const, 'skip' as const],
    sights: [
      { name: 'rank', chances: evenly(13), ...symmetry, see: ({ view }) => view.cards.map(({ rank }) => rank - 1) },
      { name: 'suit', chances: evenly(4), ...symmetry, see: ({ view }) => view.cards.map(({ suit }) => suit) },
    ],
  }),
]

/** Gives the draws of a round over and over. */
function taped(draw: (bound: number) => number): () => (bound: number) => number {
  const taken: number[] = []
  return () => {
    let at = 0
    return (bound) => {
      const value = taken[at] ?? draw(bound)
      taken[at] = value
      at += 1
      return value
    }
  }
}
