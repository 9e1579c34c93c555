import * as z from 'zod/mini'
import { cockfightRecord } from './cockfight/cockfight-record.ts'
import { dragonTigerRecord } from './dragon-tiger-record.ts'
import { drawRecord } from './draw-record.ts'
import { count, hash, listOf, money, symbol } from './limits.ts'
import { shownDrop } from './must-drop.ts'
import { seriesRecord } from './series/series-record.ts'
import { shoeRecord } from './shoe-record.ts'
import { shownGamble } from './slots/gamble.ts'
import { shownBoard } from './slots/picked.ts'
import { shownStep } from './slots/shown-step.ts'
import { anteCoins, boughtSpins, slotRules } from './slots/slot-rules.ts'
import { studioRecord } from './studio/studio-record.ts'
import { yeekeeRecord } from './yeekee-record.ts'

/** A game without reels: its family, and the multiples its title pays by the names of choices. */
const instantRules = z.object({
  code: symbol,
  mathVersion: symbol,
  kind: symbol,
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
  /** Only of rounds that began with free spins for a price. */
  bought: z.exactOptional(boughtSpins),
  /** Only of rounds that began with a dearer spin: what that cost, in coins. */
  ante: z.exactOptional(anteCoins),
  steps: listOf(shownStep, 2_000),
  /** Only of rounds that won a board of covered places. */
  board: z.exactOptional(shownBoard),
  /** Only of rounds of machines with a jackpot: the number that was drawn for it, and what it paid. */
  number: z.exactOptional(z.int().check(z.gte(0), z.lt(2 ** 32))),
  jackpot: z.exactOptional(money),
  /** Only of rounds that won a pool that had to be won: a round draws nothing for it. */
  drop: z.exactOptional(shownDrop),
  /** Only of rounds whose win might be gambled with; what was made of it is the win. */
  gamble: z.exactOptional(shownGamble),
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
export type RoundRecord = SlotRecord | InstantRecord

/** What can be saved and verified: a round, a draw of a lottery, or a shoe or series of a live table. */
const savedRecord = z.discriminatedUnion('format', [
  slotRecord,
  instantRecord,
  drawRecord,
  yeekeeRecord,
  shoeRecord,
  dragonTigerRecord,
  seriesRecord,
  cockfightRecord,
  studioRecord,
])
export type SavedRecord = z.output<typeof savedRecord>

/** No record is longer than this many characters. */
export const LONGEST_RECORD = 2_000_000

/** Reads a record of a round, a draw, a shoe or a series from its text; `null` where it is none. */
export function readSavedRecord(text: string): SavedRecord | null {
  if (text.length > LONGEST_RECORD) return null
  try {
    const read = savedRecord.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Reads a record of a round from its text; `null` where it is none. */
export function readRecord(text: string): RoundRecord | null {
  const record = readSavedRecord(text)
  return record?.format === 'sanuk-round-1' || record?.format === 'sanuk-instant-1' ? record : null
}
