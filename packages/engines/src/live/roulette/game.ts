import { wholeNumbers } from '../../instant/draw-some.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import type { Spot } from '../spots.ts'
import { frenchRouletteSpots, numbersOf, rouletteOpposites, rouletteSpots } from './spots.ts'

export type RouletteOutcome = { readonly number: number }

const POCKETS = 37

const allOutcomes: readonly Weighted<RouletteOutcome>[] = wholeNumbers(0, POCKETS - 1).map((number) => ({
  facts: { number },
  ways: 1,
}))

/** A table with a single zero and these pays. */
const rouletteWith = (code: string, name: string, spots: readonly Spot[]): SeriesGame<RouletteOutcome> => ({
  ...liveGame({
    code,
    table: {
      name,
      spots,
      opposites: rouletteOpposites,
      meets: (when, { number }: RouletteOutcome) => numbersOf(when).includes(number),
      outcomesFor: () => allOutcomes,
    },
    factsOf: (outcome: RouletteOutcome) => outcome,
    sides: [
      { red: 'red', blue: 'black' },
      { red: 'odd', blue: 'even' },
      { red: 'high', blue: 'low' },
    ],
  }),
  draw: (draw) => ({ number: draw(POCKETS) }),
})

/** European roulette with a single zero, without la partage. One draw: the number. */
export const rouletteGame: SeriesGame<RouletteOutcome> = rouletteWith('roulette', 'roulette', rouletteSpots)

/** French roulette: with zero, bets on half of the numbers lose half only (la partage). Drawn like the other. */
export const frenchRouletteGame: SeriesGame<RouletteOutcome> = rouletteWith(
  'french-roulette',
  'French roulette',
  frenchRouletteSpots,
)
