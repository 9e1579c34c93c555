import * as z from 'zod/mini'
import { instant, uuid } from './wire.ts'

/** What operators see and do of the chat at live tables, in the words of the vendor that has it. */

const game = z.string().check(z.maxLength(64), z.regex(/^[a-z0-9-]+$/))

/**
 * `reported`: enough players reported it, so that nobody is shown it until an operator decides. `kept`: an operator decided
 * that it stays, whatever is reported.
 */
export const CHAT_MESSAGE_STATES = ['shown', 'reported', 'hidden', 'kept'] as const

/** A mute without an end is for ever. */
const mute = z.strictObject({ id: uuid, until: z.nullable(instant) })

/** A message: a text, or the name of a phrase that each player reads in the own language. */
export const chatMessage = {
  id: uuid,
  at: instant,
  member: z.string(),
  /** As players are shown it, which is masked. */
  nickname: z.string(),
  text: z.nullable(z.string()),
  phrase: z.nullable(z.string()),
  state: z.enum(CHAT_MESSAGE_STATES),
  reports: z.number(),
  /** Of its member, while there is one. */
  mute: z.nullable(mute),
}
const message = z.strictObject(chatMessage)

/** A member who may not write at any table of the vendor. */
export const chatMute = {
  id: uuid,
  member: z.string(),
  nickname: z.string(),
  at: instant,
  until: z.nullable(instant),
  reason: z.string(),
}

/** A year: what is to be longer is for ever. */
export const MUTE_MINUTES_MAX = 525_600

/** What an operator decides about a chat. */
export const chatChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['chat_off', 'chat_on']) }),
  /** Of a message: nobody is shown it any more, or everybody again. */
  z.strictObject({ kind: z.enum(['hide', 'restore']), message: uuid }),
  /** Whoever wrote the message may not write for so long; without minutes for ever. */
  z.strictObject({
    kind: z.literal('mute'),
    message: uuid,
    minutes: z.nullable(z.int().check(z.gte(1), z.lte(MUTE_MINUTES_MAX))),
  }),
  z.strictObject({ kind: z.literal('unmute'), mute: uuid }),
])
export type ChatChange = z.output<typeof chatChange>
export const CHAT_CHANGE_KINDS = ['chat_off', 'chat_on', 'hide', 'restore', 'mute', 'unmute'] as const

const { id, at, member, nickname, text, phrase, state } = chatMessage

/** What a change was made of, for those who look at it afterwards. */
const changed = z.strictObject({
  isOff: z.optional(z.boolean()),
  message: z.optional(z.strictObject({ id, at, member, nickname, text, phrase, state })),
  mute: z.optional(z.nullable(z.strictObject({ id: uuid, member: z.string(), until: z.nullable(instant) }))),
})
export type ChatChanged = z.output<typeof changed>

/** Why something was not done. */
export const CHAT_TABLE_FAULTS = ['unknown_table', 'unknown_message', 'unknown_mute', 'request_in_use'] as const
export type ChatTableFault = (typeof CHAT_TABLE_FAULTS)[number]

export const CHAT_PAGE = 50
export const REPORTED_MAX = 50
export const MUTES_MAX = 200

/** The vendor's calls; a change is made once by its id, and answered the same again. */
export const CHAT_CALLS = {
  /** The messages of a table, the newest first, those before one of them; apart from them those that were reported and wait. */
  tableChat: {
    path: '/tables/chat',
    body: z.strictObject({ requestId: z.string(), game, before: z.optional(uuid) }),
    answer: z.strictObject({
      isOff: z.boolean(),
      /** Those about which no operator has decided, the most reported first. Left out after the first page. */
      reported: z.array(message).check(z.maxLength(REPORTED_MAX)),
      messages: z.array(message).check(z.maxLength(CHAT_PAGE)),
      hasMore: z.boolean(),
    }),
  },
  /** Members who may not write at the vendor's tables now, the newest first. */
  chatMutes: {
    path: '/tables/chat/mutes',
    body: z.strictObject({ requestId: z.string() }),
    answer: z.strictObject({ mutes: z.array(z.strictObject(chatMute)).check(z.maxLength(MUTES_MAX)) }),
  },
  changeChat: {
    path: '/tables/chat/change',
    body: z.strictObject({
      requestId: uuid,
      game,
      change: chatChange,
      reason: z.string().check(z.maxLength(1000)),
    }),
    answer: z.discriminatedUnion('outcome', [
      z.strictObject({ outcome: z.literal('done'), before: changed, after: changed }),
      z.strictObject({ outcome: z.literal('refused'), fault: z.enum(CHAT_TABLE_FAULTS) }),
    ]),
  },
} as const
