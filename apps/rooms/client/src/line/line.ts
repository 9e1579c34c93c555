import { backoff } from '@sanuk/vendor-client/server/until-answered'
import type { ChatSaid } from '#chat-protocol'
import { type PageMessage, type RoomMessage, roomMessage } from '#protocol'
import { betMessage, choiceMessage } from '../view/lay.ts'
import type { BoxMove } from '../view/table-store.ts'
import type { Bet, Choice } from '../view/view.ts'
import type { ServerClock } from './server-clock.ts'

/** A socket to the server, and who listens to it. */
export type Socket = { readonly send: (text: string) => void; readonly close: () => void }
export type Ears = {
  readonly opened: () => void
  readonly told: (text: string) => void
  readonly closed: () => void
}

/** A bet and the table it is for. */
export type TableBet = { readonly table: string; readonly bet: Bet }

/** A decision and the table it is for. */
export type TableChoice = { readonly table: string; readonly choice: Choice }

/** A box that is taken or left, and the table it is at. */
export type TableBoxMove = { readonly table: string; readonly move: BoxMove }

type LineNeeds = {
  readonly open: (ears: Ears) => Socket
  readonly session: string
  /** The tables that are followed. */
  readonly tables: () => readonly string[]
  readonly clock: ServerClock
  /** The device's clock, as `clock` was given it. */
  readonly device: () => number
  /** Waits before the next attempt; sooner over where there is reason to hope. */
  readonly wait: (ms: number) => Promise<void>
  /** 0 to 1, so that pages which lost their lines together do not return together. */
  readonly spread: () => number
  readonly hear: (message: RoomMessage) => void
  /** The line is lost. */
  readonly lost: () => void
  /** Bets without an answer: they are sent again on a new line. */
  readonly unanswered: () => readonly TableBet[]
  /** Decisions without an answer: likewise. */
  readonly undecided: () => readonly TableChoice[]
  /** The line is open: what else is to be said goes out now. */
  readonly began?: () => void
}

/** After so long without a word the table is asked for anew, and after so long without an answer the line is given up. */
const QUIET_MS = 20_000
const SILENT_MS = 8_000

/** The line to the tables of a page. It opens itself again until the session is over. */
export class Line {
  readonly #needs: LineNeeds
  #socket: Socket | null = null
  #isOver = false
  #isReady = false
  #asked: number | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(needs: LineNeeds) {
    this.#needs = needs
  }

  /** Keeps the line open. Ends with the session. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      await this.#once()
      if (this.#isOver) return
      this.#needs.lost()
      await this.#needs.wait(backoff(this.#attempt) * (0.75 + this.#needs.spread() / 2))
      this.#attempt += 1
    }
  }

  /** Asks for the tables as they stand. Where there is no line, its opening does. */
  readonly watch = (): void => {
    if (this.#isReady) this.#say({ kind: 'watch', tables: [...this.#needs.tables()] })
  }

  /** Sends a bet; where there is no line it goes out with the next one. */
  readonly bet = ({ table, bet }: TableBet): void => {
    if (this.#isReady) this.#send(betMessage(table, bet))
  }

  /** Sends a decision, likewise. */
  readonly decide = ({ table, choice }: TableChoice): void => {
    if (this.#isReady) this.#send(choiceMessage(table, choice))
  }

  /** Asks for a box, or leaves one; what is said without a line is not said again. */
  readonly moveToBox = ({ table, move }: TableBoxMove): void => {
    if (this.#isReady) this.#send({ table, ...move })
  }

  /** Says something about a chat, where there is a line. */
  readonly chat = (message: ChatSaid): void => {
    if (this.#isReady) this.#send(message)
  }

  /** One socket, from its opening to its end. */
  #once(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(this.#timer)
        this.#socket = null
        this.#isReady = false
        resolve()
      }
      this.#socket = this.#needs.open({
        opened: () => this.#say({ kind: 'session', session: this.#needs.session }),
        told: (text) => this.#told(text),
        closed: end,
      })
      this.#listen()
    })
  }

  #told(text: string): void {
    const message = read(text)
    if (!message) return
    if ('now' in message) this.#readClock(message.now)
    if (message.kind === 'ended') this.#isOver = true
    this.#needs.hear(message)
    if (message.kind === 'ready') this.#begin()
    if (message.kind === 'ended') this.#socket?.close()
    else this.#listen()
  }

  #begin(): void {
    this.#isReady = true
    this.#attempt = 0
    this.watch()
    for (const bet of this.#needs.unanswered()) this.bet(bet)
    for (const choice of this.#needs.undecided()) this.decide(choice)
    this.#needs.began?.()
  }

  /** Of what is told without having been asked for, nobody knows how long it was under way. */
  #readClock(now: number): void {
    if (this.#asked !== null) this.#needs.clock.hear({ asked: this.#asked, came: this.#needs.device(), now })
    this.#asked = null
  }

  /** Says something that is answered with the server's clock. */
  #say(message: PageMessage): void {
    this.#asked = this.#needs.device()
    this.#send(message)
  }

  #send(message: PageMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #listen(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#isReady) this.watch()
      this.#timer = setTimeout(() => this.#socket?.close(), SILENT_MS)
    }, QUIET_MS)
  }
}

function read(text: string): RoomMessage | null {
  try {
    return roomMessage.parse(JSON.parse(text))
  } catch (fault) {
    console.error('not a message of a table', fault)
    return null
  }
}
