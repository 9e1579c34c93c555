import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import { type SedieCondition, sedieOpposites, sedieSpots } from './spots.ts'

/** The upper sides of the four coins, in the order in which they were drawn. */
export type SedieOutcome = { readonly coins: readonly ('white' | 'red')[] }

const COLOURS = ['white', 'red'] as const

const tossed = (sides: readonly number[]): SedieOutcome => ({ coins: sides.flatMap((side) => COLOURS[side] ?? []) })

const allTosses: readonly Weighted<SedieOutcome>[] = Array.from({ length: 2 ** 4 }, (_, toss) => ({
  facts: tossed([3, 2, 1, 0].map((coin) => (toss >> coin) & 1)),
  ways: 1,
}))

const redsOf = ({ coins }: SedieOutcome): number => coins.filter((coin) => coin === 'red').length

/** Sedie (Xóc Đĩa): four coins of a white and a red side. Four draws: a coin each, 0 for white and 1 for red. */
export const sedieGame: SeriesGame<SedieOutcome> = {
  ...liveGame({
    code: 'sedie',
    table: {
      name: 'sedie',
      spots: sedieSpots,
      opposites: sedieOpposites,
      meets: (when: SedieCondition, outcome: SedieOutcome) => when === `${redsOf(outcome)}-red`,
      outcomesFor: () => allTosses,
    },
    factsOf: (outcome: SedieOutcome) => outcome,
    sides: [{ red: 'odd', blue: 'even' }],
  }),
  draw: (draw) => tossed([draw(2), draw(2), draw(2), draw(2)]),
}
