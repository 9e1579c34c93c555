import { type Amount, add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import type { RoomMessage, TableRules } from '#protocol'
import type { Opened } from '#room-calls'
import { totalOf } from '../bets/stakes.ts'
import type { TableBet, TableBoxMove, TableChoice } from '../line/line.ts'
import { type BoxMove, TableStore } from './table-store.ts'
import { type Bet, type Choice, lying, unshownWin, untaken } from './view.ts'

type TablesLine = {
  readonly bet: (bet: TableBet) => void
  readonly decide: (choice: TableChoice) => void
  readonly watch: () => void
  readonly moveToBox?: (move: TableBoxMove) => void
}

/** The tables of a page: the one that was launched, and others that the player follows. One balance pays at all of them. */
export class TablesStore {
  /** The launched table. */
  readonly main: TableStore
  readonly #line: TablesLine
  readonly #stores = new Map<string, TableStore>()
  readonly #listeners = new Set<() => void>()
  #followed: readonly TableStore[]

  constructor({ table, balance }: Pick<Opened, 'table' | 'balance'>, line: TablesLine) {
    this.#line = line
    this.main = this.#storeOf(table, balance)
    this.#followed = [this.main]
  }

  /** The tables that are followed, in the order in which they are shown. */
  readonly followed = (): readonly TableStore[] => this.#followed

  /** The balance as it is shown: what a coup paid enters it with the result, whichever table it was at. */
  readonly balance = (): Amount =>
    subtract(this.main.view().balance, add(...this.#all().map((store) => unshownWin(store.view()))))

  /** All that lies on the tables that are followed. */
  readonly staked = (): Amount => add(...this.#followed.map((store) => totalOf(lying(store.view()))))

  /** The table whose player lacks money for chips, and has to be told. */
  readonly short = (): TableStore | null =>
    this.#followed.find((store) => store.view().notice?.kind === 'short') ?? null

  /** Hears of every change of any table, and of which are followed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** From now on these tables are followed and no others. */
  follow(tables: readonly TableRules[]): void {
    const balance = writeAmount(this.main.view().balance)
    const next = tables.map((rules) => this.#storeOf(rules, balance))
    const left = this.#followed.filter((store) => !next.includes(store))
    this.#followed = next
    for (const store of left) store.leave()
    this.#line.watch()
    this.#changed()
  }

  hear(message: RoomMessage): void {
    for (const store of this.#all()) store.hear(message)
    if (message.kind !== 'answered' && message.kind !== 'paid') return
    if (message.balance === undefined) return
    const balance = parseAmount(message.balance)
    for (const store of this.#all()) if (store.view().rules.code !== message.table) store.setBalance(balance)
  }

  /** The line is lost, and being opened again. */
  lineLost(): void {
    for (const store of this.#all()) store.lineLost()
  }

  /** The site says that the balance is another now. While any bet waits, its answer will say so too. */
  siteBalance(balance: Amount): void {
    if (this.unanswered().length > 0) return
    for (const store of this.#all()) store.siteBalance(balance)
  }

  /** Bets without an answer, at whichever table. */
  unanswered(): readonly TableBet[] {
    return this.#all().flatMap((store) => {
      const { rules, sent } = store.view()
      return sent.map((bet) => ({ table: rules.code, bet }))
    })
  }

  /** Decisions without an answer, likewise. */
  undecided(): readonly TableChoice[] {
    return this.#all().flatMap((store) => {
      const { rules, choices } = store.view()
      return choices.map((choice) => ({ table: rules.code, choice }))
    })
  }

  #all(): readonly TableStore[] {
    return [...this.#stores.values()]
  }

  #storeOf(table: TableRules, balance: string): TableStore {
    const known = this.#stores.get(table.code)
    if (known) return known
    const bet = (placed: Bet) => this.#line.bet({ table: table.code, bet: placed })
    const decide = (choice: Choice) => this.#line.decide({ table: table.code, choice })
    const moveToBox = (move: BoxMove) => this.#line.moveToBox?.({ table: table.code, move })
    const store = new TableStore({ table, balance }, { bet, decide, moveToBox, watch: this.#line.watch })
    this.#stores.set(table.code, store)
    store.subscribe(() => this.#changed())
    return store
  }

  /** Chips at one table cannot be laid at another. */
  #changed(): void {
    const all = this.#all()
    const everywhere = add(...all.map((store) => untaken(store.view())))
    for (const store of all) store.setElsewhere(subtract(everywhere, untaken(store.view())))
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
