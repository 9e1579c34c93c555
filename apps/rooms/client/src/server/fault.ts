import { Refusal, Unanswered } from '@sanuk/vendor-client/server/refusal'
import type { RoomFault } from '#protocol'

/** A definite no of the server. */
export class Refused extends Refusal<RoomFault> {}

/** Faults that leave open what became of the call. */
const OPEN_FAULTS: ReadonlySet<RoomFault> = new Set(['platform_unreachable', 'unknown_error'])

/** The error for a fault the server named. */
export function faultOf(fault: RoomFault, balance?: string): Refused | Unanswered {
  return OPEN_FAULTS.has(fault) ? new Unanswered(fault) : new Refused(fault, balance)
}
