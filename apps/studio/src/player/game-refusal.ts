import type { Amount } from '@sanuk/money/amount'
import { PlayerRefusal } from '@sanuk/vendor-server/player/player-refusal'
import { GAME_FAULTS, type GameFault } from '../protocol.ts'

/** What the game server refuses a player, by the protocol's code. `balance` goes with `not_enough_money`. */
export class GameRefusal extends PlayerRefusal<GameFault> {
  override readonly name = 'GameRefusal'

  constructor(fault: GameFault, balance: Amount | null = null) {
    super({ fault, httpStatus: GAME_FAULTS[fault], balance })
  }
}
