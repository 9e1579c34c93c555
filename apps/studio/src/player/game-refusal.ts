import type { Amount } from '@sanuk/money/amount'
import type { GameFault } from '../protocol.ts'

/** What the game server refuses a player, by the protocol's code. `balance` goes with `not_enough_money`. */
export class GameRefusal extends Error {
  override readonly name = 'GameRefusal'
  readonly fault: GameFault
  readonly balance: Amount | null

  constructor(fault: GameFault, balance: Amount | null = null) {
    super(fault)
    this.fault = fault
    this.balance = balance
  }
}
