import type { GameFault } from '#protocol'

/** A definite no of the game server: nothing has happened, and asking again changes nothing. */
export class Refused extends Error {
  readonly fault: GameFault
  /** The balance as the server knows it, where the fault came with one. */
  readonly balance: string | undefined

  constructor(fault: GameFault, balance?: string) {
    super(fault)
    this.fault = fault
    this.balance = balance
  }
}

/** No answer, or none that says what happened: the same call has to be made again until one does. */
export class Unanswered extends Error {}

/** Faults that leave open what became of the call. */
const OPEN_FAULTS: ReadonlySet<GameFault> = new Set(['spin_in_progress', 'platform_unreachable', 'unknown_error'])

/** The error for a fault the server named. */
export function faultOf(fault: GameFault, balance?: string): Refused | Unanswered {
  return OPEN_FAULTS.has(fault) ? new Unanswered(fault) : new Refused(fault, balance)
}
