import * as z from 'zod/mini'
import { betSummary } from './bet-summary.ts'
import { instant, money, playedCurrency } from './wire.ts'

/** A name: printable ASCII without blanks. */
export const vendorName = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\x21-\x7e]+$/))

const name = vendorName(64)

/** What nearly every call names: the session, the member, the currency and the game. */
export const party = {
  token: vendorName(128),
  member: name,
  currency: playedCurrency,
  game: name,
}

/** What vendors may keep with a bet for their own use; bounded by the body limit. */
const details = z.optional(z.string().check(z.maxLength(4096)))

/** What a bet says of itself, for whoever looks at its round, and until when that round may stay open. */
export const betNotes = { summary: z.optional(betSummary), until: z.optional(instant) }

const named = { ...party, transaction: name, round: name }

/** Fields of the calls that a batch carries, too: all that they have but the request id. */
export const callFields = {
  bet: {
    ...named,
    amount: money,
    roundClosed: z.optional(z.boolean()),
    bonus: z.optional(name),
    details,
    ...betNotes,
  },
  win: {
    ...named,
    bet: z.optional(name),
    amount: money,
    roundClosed: z.optional(z.boolean()),
    bonus: z.optional(name),
    jackpot: z.optional(name),
  },
  betwin: {
    ...named,
    betAmount: money,
    winAmount: money,
    roundClosed: z.boolean(),
    bonus: z.optional(name),
    details,
  },
  rollback: { ...named, original: name },
  return: { ...named, original: name, amount: money },
}
