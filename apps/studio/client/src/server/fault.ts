import { Refusal, Unanswered } from '@sanuk/vendor-client/server/refusal'
import type { GameFault } from '#protocol'

/** A definite no of the game server: nothing has happened, and asking again changes nothing. */
export class Refused extends Refusal<GameFault> {}

/** Faults that leave open what became of the call. */
const OPEN_FAULTS: ReadonlySet<GameFault> = new Set(['spin_in_progress', 'platform_unreachable', 'unknown_error'])

/** The error for a fault the server named. */
export function faultOf(fault: GameFault, balance?: string): Refused | Unanswered {
  return OPEN_FAULTS.has(fault) ? new Unanswered(fault) : new Refused(fault, balance)
}
