import * as z from 'zod/mini'
import { hash, listOf } from './limits.ts'
import { isLotteryFamily, type LotteryFamily } from './lottery-draws.ts'

const instant = z.iso.datetime()

/**
 * A draw of a lottery as the platform tells it. Nothing that goes into the text of its bytes may hold a colon, so that
 * no two draws have the same text. Seed, head and result are told once it is drawn.
 */
export const drawRecord = z.object({
  format: z.literal('sanuk-draw-1'),
  game: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  family: z.custom<LotteryFamily>((family) => typeof family === 'string' && isLotteryFamily(family)),
  issue: z.string().check(z.regex(/^[0-9-]{1,20}$/)),
  commitment: hash,
  seed: z.nullable(hash),
  /** The seal of the ledger that was mixed in. */
  head: z.nullable(z.object({ number: z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/)), hash })),
  sealedAt: z.nullable(instant),
  drawnAt: z.nullable(instant),
  result: z.nullable(listOf(z.string().check(z.regex(/^\d{1,6}$/)), 100)),
})
export type DrawRecord = z.output<typeof drawRecord>
