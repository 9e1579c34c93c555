import type { Draw } from '../random/draw.ts'
import { chanceToReach, drawCrashPoint, HIGHEST_TARGET, LOWEST_TARGET } from './crash-point.ts'
import { multipleAfter, timeUntil } from './flight.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { requireWhole } from './lookup.ts'
import { fromHundredths, NOTHING, ONE_STAKE, winOrNothing } from './multiple.ts'

/** The multiple, in hundredths, at which the player leaves without being asked; none where it is left out. */
export type CrashChoice = { readonly autoCashOut?: number }

/**
 * Leaves at that multiple, in hundredths: 101 to 100 000 000. Whoever holds the clock says which multiple the moment of
 * leaving is. Who stays to the end leaves at the highest.
 */
export type CrashMove = { readonly cashOut: number }

/** Both in hundredths: where the round crashed, null while it flies, and where the player was still in time. */
export type CrashView = { readonly crashedAt: number | null; readonly cashedOutAt: number | null }

/** Stands for all the moments of leaving. */
const leaving: CrashMove = { cashOut: LOWEST_TARGET }

/**
 * The law of limbo, played against the clock. The only option shown is the earliest moment of leaving; every later one
 * may be played just so. A move at or after the player's `autoCashOut` counts as that.
 */
export const crash: InstantGame<CrashChoice, CrashMove, CrashView> = {
  play: (choice, moves, draw) => {
    requireMoment(choice.autoCashOut)
    for (const { cashOut } of moves) requireMoment(cashOut)
    if (moves.length > 1) throw new RangeError('who has left has no more moves')
    const crashedAt = drawCrashPoint(draw)
    const [move] = moves
    if (!move) return { view: { crashedAt: null, cashedOutAt: null }, options: [leaving], staked: ONE_STAKE, won: null }
    const at = Math.min(move.cashOut, choice.autoCashOut ?? HIGHEST_TARGET)
    const inTime = crashedAt >= at
    const view = { crashedAt, cashedOutAt: inTime ? at : null }
    return { view, options: [], staked: ONE_STAKE, won: inTime ? fromHundredths(at) : NOTHING }
  },
}

/**
 * How long a round goes on that its player does not leave before, in milliseconds: until the moment of his `autoCashOut`, or
 * to the end of the hundredth at which it crashes, which whoever leaves in it is still paid.
 */
export function crashLasts({ autoCashOut = HIGHEST_TARGET }: CrashChoice, draw: Draw): number {
  const crashedAt = drawCrashPoint(draw)
  return timeUntil(autoCashOut <= crashedAt ? autoCashOut : crashedAt + 1)
}

/** What leaving after so many milliseconds is: nobody leaves before the lowest multiple. */
export function leaveAfter(ms: number): CrashMove {
  return { cashOut: Math.min(Math.max(multipleAfter(ms), LOWEST_TARGET), HIGHEST_TARGET) }
}

/** The endings for who leaves at that multiple, in hundredths, come what may. */
export function crashEndings(cashOut: number): Ending[] {
  return winOrNothing(fromHundredths(cashOut), chanceToReach(cashOut))
}

function requireMoment(multiple: number | undefined): void {
  if (multiple !== undefined) requireWhole(multiple, LOWEST_TARGET, HIGHEST_TARGET)
}
