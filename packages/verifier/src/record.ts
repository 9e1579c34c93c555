import * as z from 'zod/mini'

const count = z.int().check(z.gte(0), z.lte(1_000_000))
const symbol = z.string().check(z.minLength(1), z.maxLength(40))
const listOf = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const money = z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/))

const strips = listOf(listOf(symbol, 1_000).check(z.minLength(1)), 12)

/** A slot machine as its studio publishes it. Pays are of 2, 3, 4 and 5 alike, in stakes per line. */
const slotRules = z.object({
  code: symbol,
  mathVersion: symbol,
  rows: z.int().check(z.gte(1), z.lte(12)),
  wild: symbol,
  scatter: symbol,
  pays: z.record(symbol, listOf(count, 4)),
  lines: listOf(listOf(count, 12), 200).check(z.minLength(1)),
  strips: z.object({ base: strips, free: strips }),
  freeSpins: z.object({ awards: z.record(z.string(), count), multiplier: count, most: z.int().check(z.lte(1_000)) }),
})
export type SlotRules = z.output<typeof slotRules>

const step = z.object({
  kind: z.enum(['base', 'free']),
  grid: listOf(listOf(symbol, 12), 12),
  lineWins: listOf(z.object({ line: count, symbol, count, win: money }), 200),
  scatter: z.nullable(z.object({ count, win: money, freeSpins: count })),
  multiplier: count,
  win: money,
  freeSpinsLeft: count,
})
export type ShownStep = z.output<typeof step>

/** A game without reels: its family, and the multiples its title pays by the names of choices. */
const instantRules = z.object({
  ...{ code: symbol, mathVersion: symbol, kind: symbol },
  pays: z.record(symbol, listOf(z.string().check(z.regex(/^\d{1,7}(\.\d{1,4})?$/)), 60)),
})
export type InstantRules = z.output<typeof instantRules>

/** What every round has. Without `serverSeed` it cannot be checked yet: that is told once it is played with no more. */
const common = {
  round: z.string().check(z.maxLength(64)),
  at: z.iso.datetime(),
  seed: z.object({
    commitment: hash,
    serverSeed: z.nullable(hash),
    clientSeed: z.string().check(z.minLength(1), z.maxLength(64)),
    nonce: count,
  }),
  stake: money,
  win: money,
}

const slotRecord = z.object({
  ...common,
  format: z.literal('sanuk-round-1'),
  rules: slotRules,
  steps: listOf(step, 1_001),
})
export type SlotRecord = z.output<typeof slotRecord>

/** `choice`, `moves` and `view` in the words of the family. */
const instantRecord = z.object({
  ...common,
  format: z.literal('sanuk-instant-1'),
  rules: instantRules,
  choice: z.unknown(),
  moves: listOf(z.unknown(), 1_000),
  view: z.unknown(),
})
export type InstantRecord = z.output<typeof instantRecord>

/**
 * A round as its player was shown it, with what it was drawn from and the rules of its game: all that is needed to draw
 * it again without asking anybody.
 */
const roundRecord = z.discriminatedUnion('format', [slotRecord, instantRecord])
export type RoundRecord = z.output<typeof roundRecord>

/** No record is longer than this many characters. */
export const LONGEST_RECORD = 2_000_000

/** Reads a record from its text; `null` where it is none. */
export function readRecord(text: string): RoundRecord | null {
  if (text.length > LONGEST_RECORD) return null
  try {
    const read = roundRecord.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
