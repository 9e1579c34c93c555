import * as z from 'zod/mini'
import { dayQuery } from './list-query.ts'
import { texts } from './office-content.ts'
import { RICH_TEXT_MAX } from './rich-text.ts'
import { route } from './route.ts'
import { cursor, instant, shortText, uuid } from './wire.ts'

/** Members that are named one by one; more are reached by their rank, or as everybody. */
export const NAMED_MAX = 500

/** To whom: everybody, whoever has one of some ranks when they look, or some members by their names. */
export const letterAudience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('all') }),
  z.strictObject({
    to: z.literal('ranks'),
    ranks: z.array(z.int().check(z.minimum(0), z.maximum(99))).check(z.minLength(1), z.maxLength(100)),
  }),
  z.strictObject({
    to: z.literal('members'),
    usernames: z.array(shortText).check(z.minLength(1), z.maxLength(NAMED_MAX)),
  }),
])
export type LetterAudience = z.output<typeof letterAudience>

/** A letter as an operator writes it. */
export const letterDraft = z.strictObject({
  audience: letterAudience,
  title: texts(160),
  content: texts(RICH_TEXT_MAX),
  /** From and until when it lies in the boxes; at once and as long as any other where there is none. */
  from: z.nullable(instant),
  until: z.nullable(instant),
})
export type LetterDraft = z.output<typeof letterDraft>

export const LETTER_STATES = ['scheduled', 'shown', 'over', 'recalled'] as const

const letter = {
  id: uuid,
  title: texts(160),
  to: z.enum(['all', 'ranks', 'members']),
  ranks: z.array(z.int()),
  state: z.enum(LETTER_STATES),
  /** How many members it was for when it was sent, and how many of them opened it. */
  reach: z.int(),
  read: z.int(),
  from: instant,
  until: z.nullable(instant),
  sentAt: instant,
  sentBy: z.string(),
}

export const listLetters = route({
  method: 'GET',
  path: '/ops/messages',
  access: 'operator',
  power: 'messages.see',
  summary: 'Letters that were sent to members, newest first, with how many read them. `search` is a part of a title.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    state: z.optional(z.enum(LETTER_STATES)),
  }),
  answer: z.strictObject({ list: z.array(z.strictObject(letter)), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const readLetter = route({
  method: 'GET',
  path: '/ops/messages/{id}',
  access: 'operator',
  power: 'messages.see',
  summary: 'One letter with its text.',
  params: byId,
  answer: z.strictObject({ ...letter, content: texts(RICH_TEXT_MAX) }),
  refusals: [],
})

export const measureAudience = route({
  method: 'POST',
  path: '/ops/messages/audience',
  access: 'operator',
  power: 'messages.see',
  summary: 'How many members a letter would reach, and which of the names are nobody’s.',
  body: letterAudience,
  answer: z.strictObject({ count: z.int(), unknown: z.array(z.string()) }),
  refusals: [],
})

export const sendLetter = route({
  method: 'POST',
  path: '/ops/messages',
  access: 'operator',
  power: 'messages.change',
  bodyMax: 1024 * 1024,
  summary:
    'Sends a letter to members by their names; one to many is proposed to a second operator. Its HTML is cleaned.',
  body: letterDraft,
  answer: z.strictObject({ id: uuid, proposal: z.nullable(uuid) }),
  refusals: ['content_incomplete', 'audience_unknown', 'audience_empty', 'period_over'],
})

export const recallLetter = route({
  method: 'POST',
  path: '/ops/messages/{id}/recall',
  access: 'operator',
  power: 'messages.change',
  summary: 'Takes a letter out of every box at once. It does not come back.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['letter_recalled'],
})
