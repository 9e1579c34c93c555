import { type Amount, add, subtract } from '@sanuk/money/amount'
import type { RoomMessage } from '#protocol'
import type { Opened } from '#room-calls'
import { applyMessage, hasMissed } from './apply-message.ts'
import { type ChipAction, choose, lay } from './lay.ts'
import { type Bet, type Choice, firstView, isBetWaiting, leftView, type View } from './view.ts'

/** Sends bets and decisions, and asks for the table anew. */
type TableLine = {
  readonly bet: (bet: Bet) => void
  readonly decide: (choice: Choice) => void
  readonly watch: () => void
  /** Not given where tables with boxes are not shown. */
  readonly moveToBox?: (move: BoxMove) => void
}

/** A box that the player sits down at, or leaves. */
export type BoxMove = { readonly kind: 'take-box' | 'leave-box'; readonly box: number }

/** Where the page's view of a table is kept. React reads it, the line and the player write it. */
export class TableStore {
  #view: View
  readonly #listeners = new Set<() => void>()
  readonly #line: TableLine

  constructor(opened: Pick<Opened, 'table' | 'balance'>, line: TableLine) {
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

  /** The balance as another table of the page was told it: what has to wait for a result here waits still. */
  setBalance(balance: Amount): void {
    const { balance: before, balanceBefore } = this.#view
    const moved = subtract(balance, before)
    if (moved !== 0n) this.#show({ ...this.#view, balance, balanceBefore: add(balanceBefore, moved) })
  }

  /** What lies at other tables of the page and is not in the balance yet. */
  setElsewhere(elsewhere: Amount): void {
    if (elsewhere !== this.#view.elsewhere) this.#show({ ...this.#view, elsewhere })
  }

  /** The table is not followed any more: what is known of it gets old. */
  leave(): void {
    this.#show(leftView(this.#view))
  }

  /** Does something with chips. A confirmed bet is sent once. */
  do(action: ChipAction): void {
    const before = this.#view.sent.length
    this.#show(lay(this.#view, action))
    const bet = this.#view.sent.at(-1)
    if (bet && this.#view.sent.length > before) this.#line.bet(bet)
  }

  /** Decides about a hand, once. */
  decide(made: Pick<Choice, 'hand' | 'move'>, id: string): void {
    const before = this.#view.choices.length
    const next = choose(this.#view, made, id)
    if (!next) return
    this.#show(next)
    const choice = next.choices.at(-1)
    if (choice && next.choices.length > before) this.#line.decide(choice)
  }

  /** Asks for a box, or leaves one. */
  moveToBox(move: BoxMove): void {
    this.#line.moveToBox?.(move)
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
