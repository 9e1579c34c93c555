import { money } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'

const code = z.string().check(z.regex(/^[a-z-]{1,24}$/))
const decimal = z.string().check(z.regex(/^\d{1,4}\.\d{1,4}$/))

const bird = z.strictObject({
  name: code,
  plumage: code,
  grams: z.number(),
  /** Its fights before this one. */
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
})

/** What is told of a cockfight when its bets open. */
export const fightCard = z.strictObject({
  /** The day of the ring, in Thailand, `yyyy-MM-dd`; its fights are numbered from 1. */
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  fight: z.number(),
  meron: bird,
  wala: bird,
  /** What the sides pay, to one; null at a totalisator. */
  odds: z.nullable(z.strictObject({ meron: decimal, wala: decimal })),
})
export type FightCard = z.output<typeof fightCard>

/** What of the card is drawn with the fight. */
export type DealtCard = Omit<FightCard, 'day' | 'fight'>

/** The pools of a totalisator at the close. */
export const fightPools = z.strictObject({
  meron: money,
  wala: money,
  /** What a stake of one comes back as; null where nobody has bet on the side. */
  prices: z.strictObject({ meron: z.nullable(decimal), wala: z.nullable(decimal) }),
  /** Whether a price would be too low: then the fight is not fought, and all stakes go back. */
  isCancelled: z.boolean(),
})
export type FightPools = z.output<typeof fightPools>

/** All stakes on both sides, in the smallest unit of money. */
export type FightStakes = { readonly meron: bigint; readonly wala: bigint }
