import {
  hideMessage,
  listMessages,
  type Message,
  openMessage,
  readAllMessages,
  restoreMessage,
  unreadMessages,
} from '@sanuk/contracts/messages'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { BoxRow, Messages } from './index.ts'
import { type Words, wordsOf } from './words.ts'

type Needs = {
  readonly messages: Pick<Messages, 'box'>
  /** The beginning of HTML as plain text. */
  readonly firstWords: (html: string, atMost: number) => string
}

/** Letters of a text that stand in the list. */
const EXCERPT = 140

export function messagesRoutes(serve: Serve, { messages: { box }, firstWords }: Needs): void {
  const shown = ({ id, at, key, read_at }: BoxRow, { title, content }: Words): Message => ({
    id,
    title,
    excerpt: firstWords(content, EXCERPT),
    sentAt: at.toISOString(),
    read: read_at !== null,
    about: key,
  })

  serve(unreadMessages, async ({ caller }) => ({ count: await box.unread(caller.id) }))

  serve(listMessages, async ({ caller, brand, language, query }) => {
    const asked = { from: readCursor(query.cursor), unread: query.unread === 'true' }
    const { list, nextCursor } = await box.page(caller.id, asked)
    const reader = { language, timeZone: brand.timeZone }
    return { list: list.map((row) => shown(row, wordsOf(row, reader))), nextCursor }
  })

  serve(openMessage, async ({ caller, brand, language, params }) => {
    const row = await box.open(caller.id, params.id)
    const words = wordsOf(row, { language, timeZone: brand.timeZone })
    return { ...shown(row, words), content: words.content }
  })

  serve(readAllMessages, async ({ caller }) => ({ count: await box.readAll(caller.id) }))

  serve(hideMessage, async ({ caller, params }) => {
    await box.hide(caller.id, params.id)
    return {}
  })

  serve(restoreMessage, async ({ caller, params }) => {
    await box.restore(caller.id, params.id)
    return {}
  })
}
