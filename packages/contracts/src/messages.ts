import * as z from 'zod/mini'
import { route } from './route.ts'
import { cursor, instant, uuid } from './wire.ts'

/** What the platform itself writes to members, each with words of its own in the catalogue `letters`. */
export const LETTER_KEYS = [
  ...(['deposit_credited', 'withdrawal_paid', 'withdrawal_rejected'] as const),
  ...(['prize_won', 'reward_waiting', 'new_device', 'document_accepted', 'document_rejected'] as const),
  'portrait_removed',
  'free_rounds_granted',
  ...(['agreement_asked', 'agreement_accepted', 'agreement_rejected', 'contract_ended'] as const),
  ...(['given_terms_left_out', 'starting_terms_left_out'] as const),
  ...(['frozen', 'freeze_lifted'] as const),
] as const
export type LetterKey = (typeof LETTER_KEYS)[number]

/** A message stays in its box for so long at most. */
export const MESSAGE_DAYS = 180

const message = z.strictObject({
  id: uuid,
  title: z.string(),
  /** The beginning of its text. */
  excerpt: z.string(),
  sentAt: instant,
  read: z.boolean(),
  /** Of a letter that the platform wrote by itself: what it is about. */
  about: z.nullable(z.enum(LETTER_KEYS)),
})
export type Message = z.output<typeof message>

const count = z.strictObject({ count: z.int() })

export const unreadMessages = route({
  method: 'GET',
  path: '/wps/relay/messages/unread-count',
  access: 'member',
  summary: 'How many messages the member has not opened yet.',
  answer: count,
  refusals: [],
})

export const listMessages = route({
  method: 'GET',
  path: '/wps/member/messages',
  access: 'member',
  summary: 'The member’s messages, newest first; all of them, or those that nobody opened yet.',
  query: z.strictObject({ cursor: z.optional(cursor), unread: z.optional(z.literal('true')) }),
  answer: z.strictObject({ list: z.array(message), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const openMessage = route({
  method: 'POST',
  path: '/wps/member/messages/{id}/open',
  access: 'member',
  summary: 'One message with its text; from now on it counts as read.',
  params: byId,
  answer: z.extend(message, {
    /** HTML as `rich-text.ts` has it. */
    content: z.string(),
  }),
  refusals: [],
})

export const readAllMessages = route({
  method: 'POST',
  path: '/wps/member/messages/read-all',
  access: 'member',
  summary: 'Marks every message as read, and answers how many were not.',
  answer: count,
  refusals: [],
})

export const hideMessage = route({
  method: 'DELETE',
  path: '/wps/member/messages/{id}',
  access: 'member',
  summary: 'Takes a message out of the box.',
  params: byId,
  answer: z.strictObject({}),
  refusals: [],
})

export const restoreMessage = route({
  method: 'POST',
  path: '/wps/member/messages/{id}/restore',
  access: 'member',
  summary: 'Puts a message back that was taken out of the box.',
  params: byId,
  answer: z.strictObject({}),
  refusals: [],
})
