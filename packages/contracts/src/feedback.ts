import * as z from 'zod/mini'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import { route } from './route.ts'
import { plainEmail } from './typed-text.ts'

export const FEEDBACK_LENGTH = { min: 10, max: 1000 } as const
export const FEEDBACK_PICTURES_MAX = 3
export const FEEDBACK_TOPICS = ['praise', 'idea', 'fault', 'money', 'other'] as const

/** Text of several lines, without what only terminals understand. */
const lines = z
  .string()
  .check(z.trim(), z.minLength(FEEDBACK_LENGTH.min), z.maxLength(FEEDBACK_LENGTH.max), z.regex(/^[\P{C}\p{Cf}\s]*$/u))

export const giveFeedback = route({
  method: 'PUT',
  path: '/wps/feedback',
  access: 'visitor',
  human: true,
  bodyMax: FEEDBACK_PICTURES_MAX * PICTURE_TEXT_MAX + 16 * 1024,
  summary: 'Tells the brand something, with up to three pictures.',
  body: z.strictObject({
    content: lines,
    topic: z.enum(FEEDBACK_TOPICS),
    /** Where an answer may go. */
    email: z.optional(z.string().check(z.overwrite(plainEmail), z.email(), z.maxLength(255))),
    /** PNG or JPEG in base64, each of at most 5 MB. */
    images: z._default(z.array(z.string().check(z.maxLength(PICTURE_TEXT_MAX))).check(z.maxLength(3)), []),
  }),
  answer: z.strictObject({}),
  refusals: ['human_check_required', ...PICTURE_REFUSALS],
})
