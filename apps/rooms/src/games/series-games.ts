import { fanTanGame } from '@sanuk/engines/live/fan-tan/game'
import { gourdCrabFishGame } from '@sanuk/engines/live/gourd-crab-fish/game'
import type { SeriesGame } from '@sanuk/engines/live/live-game'
import { rouletteGame } from '@sanuk/engines/live/roulette/game'
import { sedieGame } from '@sanuk/engines/live/sedie/game'
import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import { sicBoGame } from '@sanuk/engines/live/sic-bo/game'
import { thaiHiloGame } from '@sanuk/engines/live/thai-hilo/game'
import { drawFrom } from '@sanuk/engines/random/draw'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { GameCode, Turn } from '../protocol.ts'
import { resultOf } from './result-of.ts'
import type { TableGame } from './table-game.ts'

type Made<Outcome> = {
  readonly code: GameCode
  readonly game: SeriesGame<Outcome>
  readonly returnToPlayer: string
  readonly turns: (outcome: Outcome) => Turn[]
  readonly faces: (outcome: Outcome) => string[]
}

/** A game whose coups stand alone: the number of each is its nonce. */
function seriesGame<Outcome extends object>({ game, code, returnToPlayer, turns, faces }: Made<Outcome>): TableGame {
  return {
    code,
    variant: null,
    returnToPlayer,
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
          turns: turns(outcome),
          result: resultOf(game, outcome, faces(outcome)),
          recorded: outcome,
          settle: (bets) => game.settle(bets, outcome),
        }
      },
    }),
    record: ({ id, commitment, serverSeed, clientSeed, bets }, deals) => ({
      format: 'sanuk-series-1',
      series: id,
      game: code,
      commitment,
      serverSeed,
      clientSeed,
      outcomes: deals.map(({ recorded }) => recorded),
      isComplete: true,
      bets,
    }),
  }
}

/** Things of one kind that are shown one after the other. */
const inTurn = (place: string, faces: readonly (string | number)[]): Turn[] =>
  faces.map((face, at) => ({ place: `${place}-${at + 1}`, face: String(face) }))

/**
 * The games of series. Returns are those of the usual bet: a number of roulette, big or small of sic bo, low of Thai
 * Hi-Lo, a picture, two numbers of fan tan, odd or even of sedie; `./sanuk par live-roulette` and so on print them all.
 */
const SERIES_TABLES: readonly TableGame[] = [
  seriesGame({
    code: 'roulette',
    game: rouletteGame,
    returnToPlayer: '97.30',
    turns: ({ number }) => [{ place: 'number', face: String(number) }],
    faces: ({ number }) => [String(number)],
  }),
  seriesGame({
    code: 'sic-bo',
    game: sicBoGame,
    returnToPlayer: '97.22',
    turns: ({ dice }) => inTurn('die', dice),
    faces: ({ dice }) => dice.map(String),
  }),
  seriesGame({
    code: 'thai-hilo',
    game: thaiHiloGame,
    returnToPlayer: '97.50',
    turns: ({ dice }) => inTurn('die', dice),
    faces: ({ dice }) => dice.map(String),
  }),
  seriesGame({
    code: 'gourd-crab-fish',
    game: gourdCrabFishGame,
    returnToPlayer: '92.13',
    turns: ({ pictures }) => inTurn('die', pictures),
    faces: ({ pictures }) => [...pictures],
  }),
  seriesGame({
    code: 'fan-tan',
    game: fanTanGame,
    returnToPlayer: '97.50',
    turns: ({ beads, rest }) => [
      { place: 'beads', face: String(beads) },
      { place: 'rest', face: String(rest) },
    ],
    faces: ({ rest }) => [String(rest)],
  }),
  seriesGame({
    code: 'sedie',
    game: sedieGame,
    returnToPlayer: '98.00',
    turns: ({ coins }) => inTurn('coin', coins),
    faces: ({ coins }) => [...coins],
  }),
]

/** The game of a code. Throws where it is none of series. */
export function seriesTable(code: GameCode): TableGame {
  const game = SERIES_TABLES.find((one) => one.code === code)
  if (!game) throw new Error(`${code} is no game of series`)
  return game
}
