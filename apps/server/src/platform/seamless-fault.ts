import type { SeamlessRefusal } from '@sanuk/contracts/seamless'

/** What is in a seat, and when the platform brought it home, as calls write it. `amount` is what was moved. */
export type WrittenStanding = { readonly seated?: string; readonly broughtHome?: string; readonly amount?: string }

/** What there is to stake from. */
export type StakeStanding = { readonly balance?: string } & Omit<WrittenStanding, 'amount'>

/** What a game vendor is told instead of OK. What there is goes with NOT_ENOUGH_MONEY. */
export class SeamlessFault extends Error {
  readonly status: SeamlessRefusal
  readonly standing: StakeStanding

  constructor(status: SeamlessRefusal, message: string, standing: StakeStanding = {}) {
    super(message)
    this.name = 'SeamlessFault'
    this.status = status
    this.standing = standing
  }
}
