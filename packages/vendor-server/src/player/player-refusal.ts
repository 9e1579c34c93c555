import type { Amount } from '@sanuk/money/amount'

type Answer<Fault extends string> = {
  /** The code of the app's own protocol, and the HTTP status that goes with it. */
  readonly fault: Fault
  readonly httpStatus: number
  /** What the member has, where there is too little of it. */
  readonly balance: Amount | null
}

/** What a game server refuses a player. `balance` is told with `not_enough_money` only. */
export class PlayerRefusal<Fault extends string = string> extends Error {
  override readonly name: string = 'PlayerRefusal'
  readonly fault: Fault
  readonly httpStatus: number
  readonly balance: Amount | null

  constructor({ fault, httpStatus, balance }: Answer<Fault>) {
    super(fault)
    this.fault = fault
    this.httpStatus = httpStatus
    this.balance = balance
  }
}
