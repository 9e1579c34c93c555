import * as z from 'zod/mini'
import { hash, listOf, money, symbol } from '../limits.ts'
import { SERIES_LENGTH } from '../series/series-record.ts'

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
const decimal = z.string().check(z.regex(/^\d{1,4}\.\d{1,4}$/))

const bird = z.strictObject({
  name: symbol,
  plumage: symbol,
  grams: wholeNumber(1, 10_000),
  won: wholeNumber(0, 100),
  drawn: wholeNumber(0, 100),
  lost: wholeNumber(0, 100),
})
export type ShownBird = z.output<typeof bird>

/** A fight: its card with the odds that were told when bets opened or the pools and prices at the close, and what came. */
const fight = z.strictObject({
  number: wholeNumber(1, SERIES_LENGTH),
  meron: bird,
  wala: bird,
  /** To one; null at a totalisator. */
  odds: z.nullable(z.strictObject({ meron: decimal, wala: decimal })),
  /** Of a totalisator: all stakes at the close, and what a stake of one comes back as; null at fixed odds. */
  pools: z.nullable(
    z.strictObject({
      meron: money,
      wala: money,
      prices: z.strictObject({ meron: z.nullable(decimal), wala: z.nullable(decimal) }),
    }),
  ),
  result: z.enum(['meron', 'wala', 'bdd', 'ftd']),
  clashes: listOf(z.enum(['meron', 'wala', 'even']), 10),
})
export type ShownFight = z.output<typeof fight>

const shownBet = z.object({
  round: z.string().check(z.maxLength(64)),
  number: wholeNumber(1, SERIES_LENGTH),
  spot: symbol,
  stake: money,
  win: money,
})

/**
 * The cockfights of a series as the arena showed them. Fight number n has its result from the seeds with nonce n, and its
 * card with nonce 100 + n. Fights that were void are left out. The server seed is told when the series is over.
 */
export const cockfightRecord = z.object({
  format: z.literal('sanuk-cockfight-1'),
  /** The name of the series. */
  series: z.string().check(z.maxLength(64)),
  variant: z.enum(['fixed-odds', 'totalisator']),
  commitment: hash,
  serverSeed: z.nullable(hash),
  /** What nobody could know when the server seed was fixed. */
  clientSeed: z.string().check(z.minLength(1), z.maxLength(256)),
  fights: listOf(fight, SERIES_LENGTH),
  bets: z.exactOptional(listOf(shownBet, 10_000)),
  /** Fights that count with another result than was drawn, because an operator corrected it: their bets are paid by that. */
  revised: z.exactOptional(listOf(z.object({ number: wholeNumber(1, SERIES_LENGTH), outcome: fight }), SERIES_LENGTH)),
})
export type CockfightRecord = z.output<typeof cockfightRecord>
