import { wholeNumbers } from '../../instant/draw-some.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import { numbersOf, rouletteOpposites, rouletteSpots } from './spots.ts'

export type RouletteOutcome = { readonly number: number }

const POCKETS = 37

const allOutcomes: readonly Weighted<RouletteOutcome>[] = wholeNumbers(0, POCKETS - 1).map((number) => ({
  facts: { number },
  ways: 1,
}))

/** European roulette with a single zero, without la partage. One draw: the number. */
export const rouletteGame: SeriesGame<RouletteOutcome> = {
  ...liveGame({
    code: 'roulette',
    table: {
      name: 'roulette',
      spots: rouletteSpots,
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
}
