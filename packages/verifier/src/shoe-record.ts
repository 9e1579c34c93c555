import * as z from 'zod/mini'
import { count, hash, listOf, money, symbol } from './limits.ts'

const card = z.string().check(z.regex(/^[2-9TJQKA][cdhs]$/))
const winner = z.enum(['player', 'banker', 'tie'])
const hand = listOf(card, 3)

/** More coups than a shoe of 416 cards has. */
const COUPS_MAX = 110

const cell = { column: count, row: z.int().check(z.gte(0), z.lt(6)) }
const shownResult = {
  winner,
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  natural: z.exactOptional(z.boolean()),
}
const colored = listOf(z.object({ ...cell, color: z.enum(['red', 'blue']) }), COUPS_MAX)

/** The five roads as a table showed them after the last coup that is told. */
const shownRoads = z.object({
  beadPlate: listOf(z.object({ ...cell, ...shownResult }), COUPS_MAX),
  bigRoad: z.object({
    leadingTies: count,
    cells: listOf(z.object({ ...cell, ...shownResult, ties: count }), COUPS_MAX),
  }),
  bigEyeBoy: colored,
  smallRoad: colored,
  cockroachPig: colored,
})

/** A bet on a coup, which is told by its number from 1. */
const shownBet = z.object({
  round: z.string().check(z.maxLength(64)),
  coup: z.int().check(z.gte(1), z.lte(COUPS_MAX)),
  spot: symbol,
  stake: money,
  win: money,
})

/**
 * A shoe of a live baccarat table as the table showed it. Seed, burnt cards and coups belong together: one seed gives the
 * order of all cards of the shoe. The seed is told when the last coup is dealt.
 */
export const shoeRecord = z.object({
  format: z.literal('sanuk-shoe-1'),
  /** The name of the shoe. */
  shoe: z.string().check(z.maxLength(64)),
  variant: z.enum(['commission', 'no-commission', 'ez']),
  commitment: hash,
  serverSeed: z.nullable(hash),
  /** What nobody could know when the server seed was fixed. */
  clientSeed: z.string().check(z.minLength(1), z.maxLength(256)),
  nonce: count,
  /** The card that was shown first, and how many were put aside for it. */
  burn: z.object({ card, count: z.int().check(z.gte(1), z.lte(10)) }),
  coups: listOf(z.object({ player: hand, banker: hand, winner }), COUPS_MAX),
  /** Whether the shoe was dealt to its end; if not, the coups are its first ones. */
  isComplete: z.boolean(),
  bets: z.exactOptional(listOf(shownBet, 10_000)),
  roads: z.exactOptional(shownRoads),
})
export type ShoeRecord = z.output<typeof shoeRecord>
export type ShownRoads = z.output<typeof shownRoads>
export type BaccaratVariant = ShoeRecord['variant']
