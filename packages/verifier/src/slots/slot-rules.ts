import * as z from 'zod/mini'
import { count, listOf, money, symbol } from '../limits.ts'
import { gambleRules } from './gamble.ts'
import { pickRules } from './picked.ts'

/** Reels and rows are no more than this; so are the places of a line. */
const MOST_SIDE = 12

const side = z.int().check(z.gte(1), z.lte(MOST_SIDE))
const factor = z.int().check(z.gte(1), z.lte(10_000))
const strip = listOf(symbol, 1_000)
const ladder = listOf(factor, 100).check(z.minLength(1))
const rising = (all: number[]) => all.every((one, at) => at === 0 || one > (all[at - 1] ?? 0))

/** Money symbols stay while the empty places are spun again; `of` is what a place draws below, beyond the weights none. */
const hold = z
  .object({
    least: z.int().check(z.gte(1), z.lte(144)),
    respins: side,
    of: z.int().check(z.gte(1), z.lte(1_000_000_000)),
    values: listOf(z.object({ value: count, weight: z.int().check(z.gte(1), z.lte(1_000_000)) }), 40).check(
      z.minLength(1),
    ),
    full: count,
  })
  .check(z.refine(({ of, values }) => values.reduce((sum, { weight }) => sum + weight, 0) <= of))

/** Free spins to be had for so many coins. */
export const boughtSpins = z.object({ spins: z.int().check(z.gte(1), z.lte(1_000)), coins: z.int().check(z.gte(1)) })

/** What a dearer spin costs. */
export const anteCoins = z.int().check(z.gte(1), z.lte(1_000_000))

/** A slot machine as its studio publishes it. Pays are in coins: the stake is so many `coins`, or one for each line. */
const machine = z.object({
  code: symbol,
  mathVersion: symbol,
  rows: side,
  wild: symbol,
  scatter: symbol,
  pays: z.record(symbol, listOf(count, 40)).check(z.refine((pays) => Object.keys(pays).length <= 40)),
  lines: listOf(listOf(count, MOST_SIDE), 200),
  strips: z.object({ base: listOf(strip.check(z.minLength(1)), MOST_SIDE), free: listOf(strip, MOST_SIDE) }),
  ante: z.exactOptional(z.object({ coins: anteCoins, strips: listOf(strip.check(z.minLength(1)), MOST_SIDE) })),
  freeSpins: z.object({
    awards: z.record(z.string(), count).check(z.refine((awards) => Object.keys(awards).length <= 144)),
    multiplier: z.int().check(z.gte(1), z.lte(10_000)),
    most: z.int().check(z.gte(0), z.lte(1_000)),
    stay: z.exactOptional(z.literal(true)),
    bought: z.exactOptional(boughtSpins),
  }),
  counts: z.exactOptional(listOf(z.int().check(z.gte(1), z.lte(144)), 40).check(z.refine(rising))),
  pattern: z.exactOptional(z.enum(['ways', 'anywhere', 'clusters'])),
  coins: z.exactOptional(z.int().check(z.gte(1), z.lte(1_000_000))),
  wildsFill: z.exactOptional(z.literal(true)),
  wildFactors: z.exactOptional(listOf(factor, MOST_SIDE)),
  tumbles: z.exactOptional(z.object({ base: ladder, free: ladder })),
  hold: z.exactOptional(hold),
  /** What a number costs is told since pools have other seeds in other currencies: before, it was a hundredth. */
  jackpot: z.exactOptional(
    z.object({ numbers: z.int().check(z.gte(1), z.lte(2 ** 32)), perNumber: z.exactOptional(money) }),
  ),
  gamble: z.exactOptional(gambleRules),
  pick: z.exactOptional(pickRules),
})
export type SlotRules = z.output<typeof machine>

/** The worth of a coin is told; free spins have reels to turn; what is held does not fall; no board stands beside a jackpot or a gamble. */
export const slotRules = machine.check(
  z.refine(({ lines, coins }) => coins !== undefined || lines.length > 0),
  z.refine(
    ({ strips, freeSpins }) =>
      Object.keys(freeSpins.awards).length === 0 ||
      (strips.free.length === strips.base.length && strips.free.every(({ length }) => length > 0)),
  ),
  z.refine(({ ante, strips }) => !ante || ante.strips.length === strips.base.length),
  z.refine(({ hold, tumbles }) => !hold || !tumbles),
  z.refine(({ pick, jackpot, gamble }) => !pick || !(jackpot || gamble)),
)

/** What a stake is divided into. */
export const coinsIn = ({ coins, lines }: SlotRules): bigint => BigInt(coins ?? lines.length)

const FIRST_COUNTS: readonly number[] = [2, 3, 4, 5]

/** What so many of a symbol pay, in coins: by the last column that asks for no more than these. */
export function coinsFor({ pays, counts }: SlotRules, paid: string, seen: number): bigint {
  const column = (counts ?? FIRST_COUNTS).findLastIndex((least) => least <= seen)
  return BigInt(pays[paid]?.[column] ?? 0)
}
