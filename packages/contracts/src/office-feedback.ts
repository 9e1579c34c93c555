import * as z from 'zod/mini'
import { FEEDBACK_TOPICS } from './feedback.ts'
import { dayQuery } from './list-query.ts'
import { route } from './route.ts'
import { cursor, instant, shortText, uuid } from './wire.ts'

const feedback = z.strictObject({
  id: uuid,
  topic: z.enum(FEEDBACK_TOPICS),
  content: z.string(),
  email: z.nullable(z.string()),
  language: z.string(),
  givenAt: instant,
  /** How many pictures came along. */
  pictures: z.int(),
  settledAt: z.nullable(instant),
  note: z.nullable(z.string()),
})

export const listFeedback = route({
  method: 'GET',
  path: '/ops/feedback',
  access: 'operator',
  power: 'feedback.see',
  summary: 'What visitors and members told the brand, newest first; all, or what nobody has settled.',
  query: z.strictObject({
    ...dayQuery,
    open: z.optional(z.literal('true')),
    search: z.optional(shortText),
  }),
  answer: z.strictObject({
    list: z.array(feedback),
    nextCursor: z.nullable(cursor),
    /** How many nobody has settled. */
    waiting: z.int(),
  }),
  refusals: [],
})

export const feedbackPictures = route({
  method: 'GET',
  path: '/ops/feedback/{id}/pictures',
  access: 'operator',
  power: 'feedback.see',
  summary: 'The pictures that came along, WebP in base64; they have no address of their own.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ list: z.array(z.string()) }),
  refusals: [],
})

export const settleFeedback = route({
  method: 'POST',
  path: '/ops/feedback/{id}/settle',
  access: 'operator',
  power: 'feedback.change',
  summary: 'Marks it as settled, with a note for colleagues.',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ note: z.optional(shortText) }),
  answer: z.strictObject({}),
  refusals: [],
})
