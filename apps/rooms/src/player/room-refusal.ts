import type { Amount } from '@sanuk/money/amount'
import { PlayerRefusal } from '@sanuk/vendor-server/player/player-refusal'
import { ROOM_FAULTS, type RoomFault } from '../protocol.ts'

/** What a call of a player's page is refused with, by the protocol's code. */
export class RoomRefusal extends PlayerRefusal<RoomFault> {
  override readonly name = 'RoomRefusal'

  constructor(fault: RoomFault, balance: Amount | null = null) {
    super({ fault, httpStatus: ROOM_FAULTS[fault], balance })
  }
}
