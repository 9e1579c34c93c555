import { createHash } from 'node:crypto'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { readSavedRecord } from '@sanuk/verifier/record'
import type { SeriesRecord } from '@sanuk/verifier/series/series-record'
import type { AnyShoeRecord } from '@sanuk/verifier/verify-shoe'

/** A shoe or a series of a live table. */
export type LiveRecord = AnyShoeRecord | SeriesRecord

/** A live table whose records are verified: what the engine tells of a number, and whether it would tell a record itself. */
export type LiveHouse = {
  /** The game, and its rules where it has several. */
  readonly name: string
  /** The field that lists what came out. */
  readonly list: 'coups' | 'outcomes'
  /** Fields of which one place is altered in its turn. */
  readonly fields: readonly string[]
  readonly recordOf: (number: number) => LiveRecord
  readonly isTrue: (record: LiveRecord) => boolean
}

/** What a shoe or series is drawn from, by its number. */
export const seedOf = (number: number) => ({
  serverSeed: createHash('sha256').update(`seed of shoe ${number}`).digest('hex'),
  clientSeed: `known after the commitment of shoe ${number}`,
})

/** Reads a record as the verifier does. Throws where it cannot. */
export function readLiveRecord(told: object): LiveRecord {
  const text = JSON.stringify(told)
  const record = liveRecordOf(text)
  if (!record) throw new Error(`the verifier reads no such record: ${text}`)
  return record
}

/** Reads a shoe or a series; null where the text is none. */
export function liveRecordOf(text: string): LiveRecord | null {
  const read = readSavedRecord(text)
  const isLive =
    read?.format === 'sanuk-shoe-1' || read?.format === 'sanuk-dragon-tiger-1' || read?.format === 'sanuk-series-1'
  return isLive ? read : null
}

/** A table that settles bets, as the engine has them. */
type Table<Outcome> = {
  readonly spots: readonly { readonly code: string }[]
  readonly maximumWin: (bets: readonly { readonly spot: string; readonly stake: bigint }[]) => bigint
  readonly settle: (
    bets: readonly { readonly spot: string; readonly stake: bigint }[],
    outcome: Outcome,
  ) => { readonly bets: readonly { spot: string; stake: bigint; win: bigint }[]; readonly win: bigint }
}

/** A bet on every spot of a table, for each of its outcomes. Throws where they win more than the table must be ready to pay. */
export function settledBets<Outcome>({ spots, maximumWin, settle }: Table<Outcome>, outcomes: readonly Outcome[]) {
  const placed = spots.map(({ code }, at) => ({ spot: code, stake: BigInt(10_001 + 7 * at) }))
  const most = maximumWin(placed)
  return outcomes.map((outcome) => {
    const { bets, win } = settle(placed, outcome)
    if (win > most) throw new Error(`an outcome wins ${win}, more than the maximum`)
    return bets.map(({ spot, stake, win }) => ({
      spot,
      stake: writeAmount(amount(stake)),
      win: writeAmount(amount(win)),
    }))
  })
}

type ToldBet = { readonly spot: string; readonly stake: string; readonly win: string }

/** Whether a bet wins what is told of it. */
export function isTrueBet<Outcome>({ spots, settle }: Table<Outcome>, bet: ToldBet, outcome: Outcome): boolean {
  const { spot, stake, win } = bet
  if (spots.every(({ code }) => code !== spot) || parseAmount(stake) <= 0n) return false
  return settle([{ spot, stake: parseAmount(stake) }], outcome).win === parseAmount(win)
}

/** Whether two records tell the same apart from their bets. */
export function isAlike({ bets: _, ...one }: LiveRecord, { bets: __, ...other }: LiveRecord): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
