import { isMore } from '@sanuk/engines/exact/fraction'
import { NOTHING, ONE_STAKE } from '@sanuk/engines/instant/multiple'
import type { LiveGame } from '@sanuk/engines/live/live-game'
import type { CoupResult } from '../protocol.ts'

type Game<Outcome> = Pick<LiveGame<Outcome>, 'spots' | 'sides' | 'returnOf' | 'roadResult'>

/** How an outcome is told: in short, for the roads, and which spots won with it. */
export function resultOf<Outcome>(game: Game<Outcome>, outcome: Outcome, faces: string[]): CoupResult {
  const { spots, sides, returnOf, roadResult } = game
  const returns = spots.map(({ code }) => ({ code, returned: returnOf(code, outcome) }))
  const won = returns.filter(({ returned }) => isMore(returned, ONE_STAKE))
  const back = returns.filter(({ returned }) => !isMore(returned, ONE_STAKE) && isMore(returned, NOTHING))
  return {
    faces,
    roads: sides.map((side) => {
      const { natural = false, ...road } = roadResult(side, outcome)
      return { ...road, natural }
    }),
    won: won.map(({ code }) => code),
    returned: back.map(({ code }) => code),
  }
}
