/** What the game's page may be refused, with the HTTP status. */
export const PLAY_FAULTS = { invalid_request: 400, session_ended: 401, not_enough_money: 422, stake: 422 } as const

export type PlayFault = keyof typeof PLAY_FAULTS

export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal'
  readonly fault: PlayFault

  constructor(fault: PlayFault) {
    super(fault)
    this.fault = fault
  }
}
