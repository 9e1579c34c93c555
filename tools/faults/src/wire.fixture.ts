/**
 * A message of PostgreSQL's protocol 3: its type (one letter, none for what begins a session) and all of its bytes
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
export type Message = { readonly type: string; readonly bytes: Buffer }

/** Cuts a stream into messages, as its chunks arrive. A client's first message has no type. */
export function createSplitter(from: 'client' | 'server'): (chunk: Buffer) => Message[] {
  let rest: Buffer = Buffer.alloc(0)
  let typed = from === 'server'
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const head = typed ? 1 : 0
      if (rest.length < head + 4) return messages
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return messages
      messages.push({ type: rest.toString('latin1', 0, head), bytes: rest.subarray(0, length) })
      rest = rest.subarray(length)
      typed = true
    }
  }
}

/** After these the client waits for the server to be ready again: Query, Sync. */
export const endsRequest = ({ type }: Message): boolean => type === 'Q' || type === 'S'

/** ReadyForQuery. */
export const endsReply = ({ type }: Message): boolean => type === 'Z'

/** Remembers the statements that a session named, and reads of each message whose statement it is; nothing of others. */
export function createStatementNames() {
  const texts = new Map<string, string>()
  return {
    read: ({ type, bytes }: Message): string => {
      const [first = '', second = ''] = bytes.toString('latin1', 5).split('\0')
      // Parse: name, text. Bind: portal, name. Query: text.
      if (type === 'P') texts.set(first, second)
      return type === 'P' ? second : type === 'B' ? (texts.get(second) ?? '') : type === 'Q' ? first : ''
    },
  }
}
