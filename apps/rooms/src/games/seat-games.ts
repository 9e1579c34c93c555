import { ONE_STAKE } from '@sanuk/engines/instant/multiple'
import { settleBy } from '@sanuk/engines/live/deciding-game'
import {
  seatBlackjackGame as game,
  playSeats,
  questionsTo,
  redealSeats,
  returnOfSeat,
  type SeatPlay,
  type SeatPlayer,
  shoeOfSeats,
} from '@sanuk/engines/live/seat-blackjack/game'
import type { SeatOutcome } from '@sanuk/engines/live/seat-blackjack/play'
import { BOXES, readBox } from '@sanuk/engines/live/seat-blackjack/spots'
import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import { drawFrom } from '@sanuk/engines/random/draw'
import { type RoundSeed, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { CoupResult } from '../protocol.ts'
import { counted, decidingRecord } from './deciding-games.ts'
import { resultOf } from './result-of.ts'
import type { Deal, TableGame } from './table-game.ts'

/** More steps than any coup has. */
const ALL_STEPS = 1_000

/**
 * A coup whose cards come in the order of play. Before its players are known it is that of a table at which nobody bets,
 * which gives every stake back.
 */
function dealOf(number: number, seed: RoundSeed): Deal {
  const shoe = () => shoeOfSeats(drawFrom(seededBytes({ ...seed, nonce: number })))
  const play = rememberLast((players: readonly SeatPlayer[], steps: number) => playSeats(shoe(), players, steps))
  const empty = redealSeats(shoe(), [])
  const isOf = { number, start: number - 1, end: number, turns: [] }
  const ended = (outcome: SeatOutcome): Deal => ({
    ...isOf,
    result: seatResult(outcome),
    recorded: outcome,
    settle: (bets) => game.settle(bets, outcome),
  })
  return {
    ...ended(empty),
    settle: (bets) => settleBy(bets, () => ONE_STAKE),
    deciding: {
      isInTurn: true,
      turnsAfter: (players, steps) => play(players, steps).shown,
      questions: (player, step, players) => questionsTo(player, play(players, step - 1)),
    },
    playedBy: (players) => {
      const { outcome } = play(players, ALL_STEPS)
      if (!outcome) throw new Error(`coup ${number} does not end`)
      return ended(outcome)
    },
    playedAs: (played) => ended(redealSeats(shoe(), played)),
  }
}

/** All players of a step are asked about the same play. */
function rememberLast(play: (players: readonly SeatPlayer[], steps: number) => SeatPlay): typeof play {
  let last: { readonly players: readonly SeatPlayer[]; readonly steps: number; readonly play: SeatPlay } | null = null
  return (players, steps) => {
    if (last?.players !== players || last.steps !== steps) last = { players, steps, play: play(players, steps) }
    return last.play
  }
}

function seatResult(outcome: SeatOutcome): CoupResult {
  const boxes = new Set(outcome.boxes.map(({ box }) => box))
  const shown = {
    spots: game.spots.filter(({ code }) => boxes.has(readBox(code)?.box ?? 0)),
    sides: [],
    returnOf: returnOfSeat,
    roadResult: () => ({ winner: 'tie' as const, playerPair: false, bankerPair: false }),
  }
  return {
    ...resultOf(shown, outcome, [counted(outcome.dealer)]),
    played: outcome.boxes.map(({ box, moves }) => ({ box, moves: [...moves] })),
  }
}

/** The return of the best play of a box from endless packs, uninsured; from eight it is a little more. */
export const seatBlackjackTable: TableGame = {
  code: 'seat-blackjack',
  variant: null,
  returnToPlayer: '99.43',
  isAlone: true,
  boxes: BOXES,
  spots: game.spots,
  sides: [],
  maximumMultiple: game.maximumMultiple,
  series: (seed) => ({
    burn: null,
    length: SERIES_LENGTH,
    deal: (number) => (number > SERIES_LENGTH ? null : dealOf(number, seed)),
  }),
  record: decidingRecord('seat-blackjack'),
}
