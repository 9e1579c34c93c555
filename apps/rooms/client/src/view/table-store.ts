import type { Amount } from '@sanuk/money/amount'
import type { Opened, RoomMessage } from '#protocol'
import { applyMessage, hasMissed } from './apply-message.ts'
import { type ChipAction, lay } from './lay.ts'
import { type Bet, firstView, isBetWaiting, type View } from './view.ts'

/** Where the page's view of a table is kept. React reads it, the line and the player write it. */
export class TableStore {
  #view: View
  readonly #listeners = new Set<() => void>()
  /** Sends a bet, and asks for the table anew. */
  readonly #line: { readonly bet: (bet: Bet) => void; readonly watch: () => void }

  constructor(opened: Pick<Opened, 'table' | 'balance'>, line: { bet: (bet: Bet) => void; watch: () => void }) {
    this.#view = firstView(opened)
    this.#line = line
  }

  readonly view = (): View => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hear(message: RoomMessage): void {
    const missed = hasMissed(this.#view, message)
    this.#show(applyMessage(this.#view, message))
    if (missed) this.#line.watch()
  }

  /** The line is lost, and being opened again. */
  lineLost(): void {
    this.#show({ ...this.#view, line: 'lost', at: null })
  }

  /** The site says that the balance is another now. While a bet waits, its answer will say so too. */
  siteBalance(balance: Amount): void {
    if (!isBetWaiting(this.#view)) this.#show({ ...this.#view, balance, balanceBefore: balance })
  }

  /** Does something with chips. A confirmed bet is sent once. */
  do(action: ChipAction): void {
    const before = this.#view.sent.length
    this.#show(lay(this.#view, action))
    const bet = this.#view.sent.at(-1)
    if (bet && this.#view.sent.length > before) this.#line.bet(bet)
  }

  /** The player has read the notice. */
  dismiss(): void {
    if (this.#view.notice) this.#show({ ...this.#view, notice: null })
  }

  #show(view: View): void {
    if (view === this.#view) return
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}
