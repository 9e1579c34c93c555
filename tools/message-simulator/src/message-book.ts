type Received = {
  readonly id: string
  /** A number in E.164, or an address of mail. */
  readonly to: string
  readonly sender: string
  readonly text: string
  readonly at: Date
}

export type ShortText = Received & { readonly kind: 'sms' }
export type Letter = Received & { readonly kind: 'mail'; readonly subject: string; readonly html: string | null }
export type Message = ShortText | Letter

/** Who received something, and how much. */
export type Recipient = { readonly to: string; readonly kind: Message['kind']; readonly count: number }

export type MessageBook = ReturnType<typeof openMessageBook>

/** So many are kept; who demonstrates for days needs no more. */
const KEPT = 500

/** All that arrived, newest first; in memory only, because codes are good for minutes. */
export function openMessageBook() {
  let messages: readonly Message[] = []
  const listeners = new Set<(message: Message) => void>()
  return {
    /** Takes a message in; the same one again is not delivered twice. */
    add: (message: Message): void => {
      if (messages.some(({ id, to }) => id === message.id && to === message.to)) return
      messages = [message, ...messages].slice(0, KEPT)
      for (const listener of listeners) listener(message)
    },
    /** What arrived at `to`, or at anybody. */
    list: (to?: string): readonly Message[] => (to ? messages.filter((message) => message.to === to) : messages),
    find: (id: string): Message | undefined => messages.find((message) => message.id === id),
    /** Everybody who received something, whoever did last first. */
    recipients: (): readonly Recipient[] => {
      const byAddress = Map.groupBy(messages, ({ to }) => to)
      return [...byAddress].map(([to, list]) => ({ to, kind: list[0]?.kind ?? 'sms', count: list.length }))
    },
    /** Tells of each message that arrives from now on, until the function it answers is called. */
    listen: (listener: (message: Message) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The code a message carries, six digits that stand alone; or `null`. */
export function codeIn({ text }: Pick<Message, 'text'>): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null
}
