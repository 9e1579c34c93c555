import { wholeNumbers } from '../../instant/draw-some.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import { type FanTanCondition, fanTanOpposites, fanTanSpots, type Rest } from './spots.ts'

/** The beads under the cup, and how many are left of them at the end. */
export type FanTanOutcome = { readonly beads: number; readonly rest: Rest }

/** Ten counts of beads leave each rest. */
const [FEWEST, MOST] = [41, 80]

/** What is left of so many beads. */
export function fanTanOutcome(beads: number): FanTanOutcome {
  const rest = ([4, 1, 2, 3] as const)[beads % 4] ?? 4
  return { beads, rest }
}

const allOutcomes: readonly Weighted<FanTanOutcome>[] = wholeNumbers(FEWEST, MOST).map((beads) => ({
  facts: fanTanOutcome(beads),
  ways: 1,
}))

/** Beads under a cup, counted off by fours. One draw: how many beads, from 41 to 80. */
export const fanTanGame: SeriesGame<FanTanOutcome> = {
  ...liveGame({
    code: 'fan-tan',
    table: {
      name: 'fan tan',
      spots: fanTanSpots,
      opposites: fanTanOpposites,
      meets: (when: FanTanCondition, { rest }: FanTanOutcome) => when === `rest-${rest}`,
      outcomesFor: () => allOutcomes,
    },
    factsOf: (outcome: FanTanOutcome) => outcome,
    sides: [
      { red: 'kwok-1-3', blue: 'kwok-2-4' },
      { red: 'kwok-3-4', blue: 'kwok-1-2' },
    ],
  }),
  draw: (draw) => fanTanOutcome(FEWEST + draw(MOST - FEWEST + 1)),
}
