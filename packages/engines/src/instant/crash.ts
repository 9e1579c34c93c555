import type { Draw } from '../random/draw.ts'
import { chanceToReach, drawCrashPoint, LOWEST_TARGET } from './crash-point.ts'
import { multipleAfter, timeUntil } from './flight.ts'
import { type FlightName, flights } from './flights.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf, requireWhole } from './lookup.ts'
import { fromHundredths, NOTHING, ONE_STAKE, winOrNothing } from './multiple.ts'

/** The multiple, in hundredths, at which the player leaves without being asked; the highest where it is left out. */
export type CrashChoice = { readonly flight: FlightName; readonly autoCashOut?: number }

/**
 * Leaves at that multiple, in hundredths: 101 to the highest of the flight. Whoever holds the clock says which multiple the
 * moment of leaving is. Who stays to the end leaves at the highest.
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
    const { share, highest } = entryOf(flights, choice.flight)
    const moments = [choice.autoCashOut ?? highest, ...moves.map(({ cashOut }) => cashOut)]
    for (const moment of moments) requireWhole(moment, LOWEST_TARGET, highest)
    if (moves.length > 1) throw new RangeError('who has left has no more moves')
    const crashedAt = drawCrashPoint(draw, share)
    const [move] = moves
    if (!move) return { view: { crashedAt: null, cashedOutAt: null }, options: [leaving], staked: ONE_STAKE, won: null }
    const at = Math.min(...moments)
    const inTime = crashedAt >= at
    const view = { crashedAt, cashedOutAt: inTime ? at : null }
    return { view, options: [], staked: ONE_STAKE, won: inTime ? fromHundredths(at) : NOTHING }
  },
}

/**
 * How long a round goes on that its player does not leave before, in milliseconds: until the moment of his `autoCashOut`, or
 * to the end of the hundredth at which it crashes, which whoever leaves in it is still paid.
 */
export function crashLasts({ flight, autoCashOut = flights[flight].highest }: CrashChoice, draw: Draw): number {
  const { share, pace } = flights[flight]
  const crashedAt = drawCrashPoint(draw, share)
  return Math.ceil(timeUntil(autoCashOut <= crashedAt ? autoCashOut : crashedAt + 1) / pace)
}

/** What leaving a flight after so many milliseconds is: nobody leaves before the lowest multiple or after the highest. */
export function leaveAfter(name: FlightName, ms: number): CrashMove {
  const { pace, highest } = flights[name]
  return { cashOut: Math.min(Math.max(multipleAfter(ms * pace), LOWEST_TARGET), highest) }
}

/** The endings for who leaves a flight at that multiple, in hundredths, come what may. */
export function crashEndings(name: FlightName, cashOut: number): Ending[] {
  return winOrNothing(fromHundredths(cashOut), chanceToReach(cashOut, flights[name].share))
}
