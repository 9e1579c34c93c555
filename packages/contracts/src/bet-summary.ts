import * as z from 'zod/mini'
import { KNOWN_LANGUAGES } from './languages.ts'
import { instant, type Language } from './wire.ts'

/** How many summaries of a round are kept: those of its first bets. */
export const SUMMARIES_MAX = 20

const line = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

const languageCodes = Object.keys(KNOWN_LANGUAGES) as [keyof typeof KNOWN_LANGUAGES]

/** What a bet is about, in the words of its vendor. */
export const betSummary = z.strictObject({
  /** By language; at least one. */
  text: z
    .partialRecord(z.enum(languageCodes), line(300))
    .check(z.refine((text) => Object.keys(text).length > 0, 'says something in one language at least')),
  /** Decimal odds, the stake included. */
  odds: z.optional(z.string().check(z.regex(/^\d{1,6}(\.\d{1,4})?$/))),
  /** The number of the draw, and the name of the match or event. */
  issue: z.optional(line(64)),
  event: z.optional(line(300)),
  startsAt: z.optional(instant),
})
export type BetSummary = z.output<typeof betSummary>

/** The text of a summary in this language, or else in English, or else in the first one that it has. */
export function summaryText({ text }: BetSummary, language: Language): string {
  return text[language] ?? text.en ?? Object.values(text)[0] ?? ''
}
