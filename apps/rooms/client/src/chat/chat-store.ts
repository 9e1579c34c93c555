import type { ChatContent, ChatSaid, ChatTold } from '#chat-protocol'
import { applyChat, type ChatView, FIRST_CHAT_VIEW, hasMissedChat } from './chat-view.ts'

/** After so long without an answer the player is told that a message is not sent yet. */
const LATE_MS = 8_000

/** Where the page's view of the chat at its table is kept. React reads it, the line and the player write it. */
export class ChatStore {
  readonly table: string
  readonly #say: (message: ChatSaid) => void
  readonly #listeners = new Set<() => void>()
  #view: ChatView = FIRST_CHAT_VIEW
  #isFollowed = false
  #late: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, say: (message: ChatSaid) => void) {
    this.table = table
    this.#say = say
  }

  readonly view = (): ChatView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A line is open: the chat is asked for, and a message without an answer is sent again under its id. */
  begin(): void {
    if (!this.#isFollowed) return
    this.#ask()
    this.#send()
  }

  hear(message: ChatTold): void {
    if ('table' in message && message.table !== this.table) return
    const missed = hasMissedChat(this.#view, message)
    this.#show(applyChat(this.#view, message))
    if (missed) this.#ask()
    if (this.#view.sending === null) clearTimeout(this.#late)
  }

  /** The line is lost, and being opened again. */
  lineLost(): void {
    this.#show({ ...this.#view, isLost: true, at: null })
  }

  /** From now on the chat is told, or not any more. */
  follow(isFollowed: boolean): void {
    if (this.#isFollowed === isFollowed) return
    this.#isFollowed = isFollowed
    if (isFollowed) this.#ask()
    else {
      this.#say({ kind: 'chat-follow', table: null })
      this.#show({ ...this.#view, state: null, at: null, unread: 0 })
    }
  }

  /** Whether the chat is on the screen: what comes while it is not is unread. */
  show(isShown: boolean): void {
    this.#show({ ...this.#view, isShown, unread: isShown ? 0 : this.#view.unread })
  }

  setDraft(draft: string): void {
    this.#show({ ...this.#view, draft, refusal: null })
  }

  /** Sends a message, one at a time. */
  send(content: ChatContent): void {
    if (this.#view.sending) return
    this.#show({ ...this.#view, refusal: null, sending: { id: crypto.randomUUID(), content, isLate: false } })
    this.#send()
  }

  /** Sends the message again of which nothing is known. */
  retry(): void {
    const { sending } = this.#view
    if (!sending) return
    this.#show({ ...this.#view, sending: { ...sending, isLate: false } })
    this.#send()
  }

  /** Gives up a message of which nothing is known; its text stays in the field. */
  cancel(): void {
    clearTimeout(this.#late)
    this.#show({ ...this.#view, sending: null })
  }

  report(message: string): void {
    this.#say({ kind: 'chat-report', table: this.table, message })
    this.#show({ ...this.#view, reported: new Set([...this.#view.reported, message]) })
  }

  #ask(): void {
    this.#say({ kind: 'chat-follow', table: this.table })
  }

  #send(): void {
    const { sending } = this.#view
    if (!sending) return
    this.#say({ kind: 'chat-say', id: sending.id, table: this.table, content: sending.content })
    clearTimeout(this.#late)
    this.#late = setTimeout(() => {
      if (this.#view.sending === sending) this.#show({ ...this.#view, sending: { ...sending, isLate: true } })
    }, LATE_MS)
  }

  #show(view: ChatView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}
