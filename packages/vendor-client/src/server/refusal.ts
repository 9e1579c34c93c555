/** A definite no of the game server: nothing has happened, and asking again changes nothing. */
export abstract class Refusal<Fault extends string = string> extends Error {
  readonly fault: Fault
  /** The balance as the server knows it, where the fault came with one. */
  readonly balance: string | undefined

  constructor(fault: Fault, balance?: string) {
    super(fault)
    this.fault = fault
    this.balance = balance
  }
}

/** No answer, or none that says what happened: the same call has to be made again until one does. */
export class Unanswered extends Error {}
