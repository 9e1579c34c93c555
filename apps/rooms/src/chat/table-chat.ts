import { type OpenTopic, openTopic } from '@sanuk/vendor-server/sockets/topics'
import {
  applyChatNews,
  CHAT_PHRASES,
  CHAT_SHOWN,
  type ChatContent,
  type ChatMessage,
  type ChatNews,
  type ChatState,
} from '../chat-protocol.ts'
import { type OneByOne, oneByOne } from '../tables/one-by-one.ts'
import type { ChatStore } from './chat-store.ts'
import type { ChatMessageRow } from './chat-tables.ts'

/** The chat of one table: what is told to all who follow it. */
export type TableChat = {
  readonly topic: OpenTopic<ChatState, ChatNews>
  /** Takes over what the database says, unless somebody follows it already: then it is known. */
  readonly open: () => Promise<void>
  /** Takes over what the database says, and tells it whole. */
  readonly reload: () => Promise<void>
  /** Does something while nothing else is taken over or told. */
  readonly exclusively: OneByOne
}

const EMPTY: ChatState = { isOff: false, messages: [] }

export function createTableChat(table: string, store: Pick<ChatStore, 'newest' | 'isOff'>): TableChat {
  const topic = openTopic<ChatState, ChatNews>({
    begin: EMPTY,
    apply: applyChatNews,
    snapshot: (at, state) => ({ kind: 'chat', table, at, state }),
    change: (at, news) => ({ kind: 'chat-news', table, at, news }),
  })
  const exclusively = oneByOne()
  const read = async () => {
    const isOff = await store.isOff(table)
    const rows = isOff ? [] : await store.newest(table, CHAT_SHOWN)
    topic.restart({ isOff, messages: rows.map(shownMessage) })
  }
  return {
    topic,
    exclusively,
    reload: () => exclusively(read),
    open: () =>
      exclusively(async () => {
        if (topic.followers() === 0) await read()
      }),
  }
}

export const shownMessage = (row: ChatMessageRow | Omit<ChatMessageRow, 'number' | 'state'>): ChatMessage => ({
  id: row.id,
  at: row.said_at.toISOString(),
  nickname: row.nickname,
  content: contentOf(row),
})

export function contentOf({ id, text, phrase }: Pick<ChatMessageRow, 'id' | 'text' | 'phrase'>): ChatContent {
  if (text !== null) return { kind: 'text', text }
  const known = CHAT_PHRASES.find((each) => each === phrase)
  if (!known) throw new Error(`message ${id} has the unknown phrase ${phrase}`)
  return { kind: 'phrase', phrase: known }
}
