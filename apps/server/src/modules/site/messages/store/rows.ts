import { LETTER_KEYS } from '@sanuk/contracts/messages'
import { LANGUAGES } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'

const texts = z.partialRecord(z.enum(LANGUAGES), z.string())

/** What is put into the words of a letter that the platform writes. */
const facts = z.record(z.string(), z.string())
export type Facts = z.output<typeof facts>

/** A message as it lies in a member's box: an operator's letter with its texts, or a note with its key. */
export const boxRow = z.object({
  id: z.uuid(),
  at: z.date(),
  title: z.nullable(texts),
  content: z.nullable(texts),
  key: z.nullable(z.enum(LETTER_KEYS)),
  facts: z.nullable(facts),
  read_at: z.nullable(z.date()),
  hidden_at: z.nullable(z.date()),
})
export type BoxRow = z.output<typeof boxRow>

export const letterRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  audience: z.enum(['all', 'ranks', 'members']),
  ranks: z.array(z.int()),
  reach: z.int(),
  title: texts,
  content: texts,
  sent_by: z.uuid(),
  sent_at: z.date(),
  shown_at: z.date(),
  until: z.nullable(z.date()),
  told_at: z.nullable(z.date()),
  recalled_at: z.nullable(z.date()),
})
export type Letter = z.output<typeof letterRow>
