import * as z from 'zod/mini'
import { count, hash, listOf, money, symbol } from './limits.ts'
import { shownRoads } from './shown-roads.ts'

/** A card by its name. */
export const card = z.string().check(z.regex(/^[2-9TJQKA][cdhs]$/))
const winner = z.enum(['player', 'banker', 'tie'])
const hand = listOf(card, 3)

/** More coups than a shoe of 416 cards has. */
const COUPS_MAX = 110

/** Bets on coups, which are told by their number from 1. */
export const shownBets = (mostCoups: number) =>
  listOf(
    z.object({
      round: z.string().check(z.maxLength(64)),
      coup: z.int().check(z.gte(1), z.lte(mostCoups)),
      spot: symbol,
      stake: money,
      win: money,
    }),
    10_000,
  )

/**
 * Coups that count otherwise than they were dealt, because an operator made them void (`outcome` is null) or corrected
 * them: their bets are paid by that.
 */
export const revisedCoups = <Coup extends z.ZodMiniType>(coup: Coup, mostCoups: number) =>
  listOf(z.object({ coup: z.int().check(z.gte(1), z.lte(mostCoups)), outcome: z.nullable(coup) }), mostCoups)

/** What a shoe of any game has. Its seed is told when the last coup is dealt. */
export const shoeFields = {
  /** The name of the shoe. */
  shoe: z.string().check(z.maxLength(64)),
  commitment: hash,
  serverSeed: z.nullable(hash),
  /** What nobody could know when the server seed was fixed. */
  clientSeed: z.string().check(z.minLength(1), z.maxLength(256)),
  nonce: count,
  /** The card that was shown first, and how many were put aside for it. */
  burn: z.object({ card, count: z.int().check(z.gte(1), z.lte(10)) }),
  /** Whether the shoe was dealt to its end; if not, the coups are its first ones. */
  isComplete: z.boolean(),
  roads: z.exactOptional(shownRoads),
}

const baccaratCoup = z.object({ player: hand, banker: hand, winner })

/**
 * A shoe of a live baccarat table as the table showed it. Seed, burnt cards and coups belong together: one seed gives the
 * order of all cards of the shoe.
 */
export const shoeRecord = z.object({
  ...shoeFields,
  format: z.literal('sanuk-shoe-1'),
  variant: z.enum(['commission', 'no-commission', 'ez']),
  coups: listOf(baccaratCoup, COUPS_MAX),
  revised: z.exactOptional(revisedCoups(baccaratCoup, COUPS_MAX)),
  bets: z.exactOptional(shownBets(COUPS_MAX)),
})
export type ShoeRecord = z.output<typeof shoeRecord>
export type BaccaratVariant = ShoeRecord['variant']
