import * as z from 'zod/mini'
import { chatChange, chatMessage, chatMute } from './live-chat.ts'
import { tableGame } from './live-tables.ts'
import { route } from './route.ts'
import { cursor, uuid } from './wire.ts'

const vendor = z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/))
const oneTable = z.strictObject({ vendor, game: tableGame })

/** Why an operator did it: kept, and read by colleagues only. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cs}\0]*$/u))

/** Members of other brands are not named. */
const member = z.nullable(z.strictObject({ id: uuid, username: z.string() }))

const officeMessage = z.strictObject({ ...chatMessage, member, brand: z.string() })
export type OfficeChatMessage = z.output<typeof officeMessage>

const officeMute = z.strictObject({ ...chatMute, member, brand: z.string() })
export type OfficeChatMute = z.output<typeof officeMute>

export const listTableChat = route({
  method: 'GET',
  path: '/ops/live-tables/{vendor}/{game}/chat',
  access: 'operator',
  power: 'tables.chat',
  summary: 'The messages in the chat of a live table: reported ones that wait for a decision first, then the newest.',
  params: oneTable,
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ isOff: z.boolean(), list: z.array(officeMessage), nextCursor: z.nullable(cursor) }),
  refusals: ['vendor_unreachable'],
})

export const listChatMutes = route({
  method: 'GET',
  path: '/ops/live-tables/{vendor}/chat-mutes',
  access: 'operator',
  power: 'tables.chat',
  summary: 'Members who may not write at the live tables of a vendor now.',
  params: z.strictObject({ vendor }),
  answer: z.strictObject({ list: z.array(officeMute) }),
  refusals: ['vendor_unreachable'],
})

export const changeTableChat = route({
  method: 'POST',
  path: '/ops/live-tables/{vendor}/{game}/chat',
  access: 'operator',
  power: 'tables.chat',
  summary:
    'Turns the chat of a table off or on, hides or restores a message, mutes or unmutes a member. Made once by its id.',
  params: oneTable,
  body: z.strictObject({ requestId: uuid, change: chatChange, reason }),
  answer: z.strictObject({}),
  refusals: ['vendor_unreachable', 'request_in_use'],
})
