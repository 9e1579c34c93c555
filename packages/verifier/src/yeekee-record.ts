import * as z from 'zod/mini'
import { hash, listOf } from './limits.ts'

const instant = z.iso.datetime()
const shot = z.string().check(z.regex(/^\d{5}$/))

/** More shots than one issue has. */
const SHOTS_MAX = 200_000

/**
 * A draw of Yeekee as the platform tells it: what players shot, the newest first, and what the platform added. Everything
 * but the hash of the seed is told once it is drawn. No name holds a colon, as in `drawRecord`.
 */
export const yeekeeRecord = z.object({
  format: z.literal('sanuk-yeekee-1'),
  game: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  issue: z.string().check(z.regex(/^[0-9-]{1,20}$/)),
  commitment: hash,
  seed: z.nullable(hash),
  /** The seal of the ledger that was mixed in. */
  head: z.nullable(z.object({ number: z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/)), hash })),
  sealedAt: z.nullable(instant),
  drawnAt: z.nullable(instant),
  shots: listOf(shot, SHOTS_MAX),
  /** The platform's own shot. */
  own: z.nullable(shot),
  /** Shots of the platform in place of those that were missing. */
  fills: listOf(shot, 16),
  /** The top three digits and the bottom two. */
  result: z.nullable(listOf(z.string().check(z.regex(/^\d{2,3}$/)), 2)),
})
export type YeekeeRecord = z.output<typeof yeekeeRecord>
