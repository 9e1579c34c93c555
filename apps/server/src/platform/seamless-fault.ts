import type { SeamlessRefusal } from '@sanuk/contracts/seamless'

/** What a game vendor is told instead of OK. `balance` goes with NOT_ENOUGH_MONEY. */
export class SeamlessFault extends Error {
  readonly status: SeamlessRefusal
  readonly balance: string | undefined

  constructor(status: SeamlessRefusal, message: string, balance?: string) {
    super(message)
    this.name = 'SeamlessFault'
    this.status = status
    this.balance = balance
  }
}
