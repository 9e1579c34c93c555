import { blackjackGame } from '@sanuk/engines/live/blackjack/game'
import { isNatural, totalOfAll } from '@sanuk/engines/live/blackjack/hands'
import type { DecidingGame, Decision } from '@sanuk/engines/live/deciding-game'
import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import { threeCardGame } from '@sanuk/engines/live/three-card-poker/game'
import { handOfNames } from '@sanuk/engines/live/three-card-poker/hand-name'
import { drawFrom } from '@sanuk/engines/random/draw'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { GameCode, Turn } from '../protocol.ts'
import { resultOf } from './result-of.ts'
import type { DealDeciding, DecidingPlayer, TableGame } from './table-game.ts'

type Made<Outcome> = {
  readonly code: GameCode
  readonly game: DecidingGame<Outcome>
  readonly returnToPlayer: string
  readonly faces: (outcome: Outcome) => string[]
}

/** A game whose coups stand alone and in which players decide: the number of each coup is its nonce. */
function decidingGame<Outcome extends object>({ game, code, returnToPlayer, faces }: Made<Outcome>): TableGame {
  const shownResult = {
    spots: game.sideSpots,
    sides: [],
    returnOf: game.returnOf,
    roadResult: () => ({ winner: 'tie' as const, playerPair: false, bankerPair: false }),
  }
  return {
    code,
    variant: null,
    returnToPlayer,
    isAlone: true,
    spots: game.spots,
    sides: game.sides,
    maximumMultiple: game.maximumMultiple,
    series: (seed) => ({
      burn: null,
      length: SERIES_LENGTH,
      deal: (number) => {
        if (number > SERIES_LENGTH) return null
        const outcome = game.draw(drawFrom(seededBytes({ ...seed, nonce: number })))
        return {
          number,
          start: number - 1,
          end: number,
          turns: [...game.opening(outcome)],
          result: resultOf(shownResult, outcome, faces(outcome)),
          recorded: outcome,
          settle: (bets, decisions) => game.settle(bets, outcome, decisions),
          deciding: decidingOf(game, outcome),
        }
      },
    }),
    record: decidingRecord(code),
  }
}

/** The record of a series that has ended, whose outcomes stand alone. */
export const decidingRecord =
  (code: GameCode): TableGame['record'] =>
  ({ id, commitment, serverSeed, clientSeed, bets, revised }, deals) => ({
    format: 'sanuk-series-1',
    series: id,
    game: code,
    commitment,
    serverSeed,
    clientSeed,
    outcomes: deals.map(({ recorded }) => recorded),
    isComplete: true,
    bets,
    ...(revised.length > 0 && { revised }),
  })

function decidingOf<Outcome>(game: DecidingGame<Outcome>, outcome: Outcome): DealDeciding {
  const questions = (player: DecidingPlayer, step: number) => game.questions(outcome, player, step)
  return {
    questions,
    turnsAfter: (players, steps) => {
      const made = players.flatMap(({ decisions }): readonly Decision[] => decisions)
      const parts = Array.from({ length: steps }, (_, at) => game.afterStep(outcome, at + 1, made))
      const isOver = players.every((player) => questions(player, steps + 1).length === 0)
      const turns: readonly Turn[] = [...game.opening(outcome), ...parts.flat()]
      return isOver ? [...turns, ...game.ending(outcome)] : turns
    },
  }
}

/** What a hand counts as lists show it: `bj` for a blackjack. */
export const counted = (cards: readonly string[]): string => (isNatural(cards) ? 'bj' : String(totalOfAll(cards)))

/** The return of the best play from endless packs; from eight it is a little more. */
export const blackjackTable: TableGame = decidingGame({
  code: 'blackjack',
  game: blackjackGame,
  returnToPlayer: '99.43',
  faces: ({ player, dealer }) => [counted(player.slice(0, 2)), counted(dealer)],
})

/** The return of the ante to one ante, of the best play: Wizard of Odds, three card poker. */
export const threeCardTable: TableGame = decidingGame({
  code: 'three-card-poker',
  game: threeCardGame,
  returnToPlayer: '96.63',
  faces: ({ player, dealer }) => [player, dealer].map(handOfNames),
})
