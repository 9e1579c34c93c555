import { wholeNumbers } from '../../instant/draw-some.ts'
import { entryOf } from '../../instant/lookup.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import { numbersOf, rouletteSpots } from '../roulette/spots.ts'
import { type DoubleBallCondition, doubleBallSpots } from './spots.ts'

/** The numbers of both balls, in the order in which they fell. */
export type DoubleBallOutcome = { readonly numbers: readonly [number, number] }

const POCKETS = 37

const numbers = wholeNumbers(0, POCKETS - 1)

/** No bet tells the first ball from the second, so two different numbers are one outcome in two ways: 1369 in all. */
const allOutcomes: readonly Weighted<DoubleBallOutcome>[] = numbers.flatMap((low) =>
  numbers
    .filter((high) => high >= low)
    .map((high) => ({ facts: { numbers: [low, high] as const }, ways: high === low ? 1 : 2 })),
)

type Holds = (outcome: DoubleBallOutcome) => boolean

const hasBalls = (code: string, count: number): Holds => {
  const covered = new Set(numbersOf(code))
  return ({ numbers: fallen }) => fallen.filter((number) => covered.has(number)).length === count
}

const conditions: { readonly [when: string]: Holds } = {
  'same-number': ({ numbers: [first, second] }) => first === second,
  ...Object.fromEntries(
    rouletteSpots.flatMap(({ code }) => [1, 2].map((count) => [`${count}-in-${code}`, hasBalls(code, count)])),
  ),
}

/** Two balls on one wheel with a single zero. Two draws: the number of each; neither knows of the other. */
export const doubleBallGame: SeriesGame<DoubleBallOutcome> = {
  ...liveGame({
    code: 'double-ball-roulette',
    table: {
      name: 'double ball roulette',
      spots: doubleBallSpots,
      // Two balls may lie on both sides, so that red and black lose together: nothing cancels out.
      opposites: [],
      meets: (when: DoubleBallCondition, outcome: DoubleBallOutcome) => entryOf(conditions, when)(outcome),
      outcomesFor: () => allOutcomes,
    },
    factsOf: (outcome: DoubleBallOutcome) => outcome,
    sides: [
      { red: 'red', blue: 'black' },
      { red: 'odd', blue: 'even' },
      { red: 'high', blue: 'low' },
    ],
  }),
  draw: (draw) => ({ numbers: [draw(POCKETS), draw(POCKETS)] }),
}
