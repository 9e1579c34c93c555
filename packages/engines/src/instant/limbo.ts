import { atOnce } from './at-once.ts'
import { chanceToReach, drawCrashPoint, HIGHEST_TARGET, LOWEST_TARGET } from './crash-point.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { requireWhole } from './lookup.ts'
import { fromHundredths, NOTHING, winOrNothing } from './multiple.ts'

/** The multiple that shall be reached, in hundredths: 101 to 100 000 000. It is what a win pays. */
export type LimboChoice = { readonly target: number }

/** The multiple that was reached, in hundredths. */
export type LimboView = { readonly reached: number }

export const limbo: InstantGame<LimboChoice, never, LimboView> = atOnce(({ target }, draw) => {
  requireWhole(target, LOWEST_TARGET, HIGHEST_TARGET)
  const reached = drawCrashPoint(draw)
  return { view: { reached }, won: reached >= target ? fromHundredths(target) : NOTHING }
})

export function limboEndings({ target }: LimboChoice): Ending[] {
  return winOrNothing(fromHundredths(target), chanceToReach(target))
}
