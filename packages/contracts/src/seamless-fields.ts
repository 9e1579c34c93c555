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

/** A place at a table that money was taken to by `sit`: the vendor's own name of it, for one member. */
export const seat = vendorName(64)

/**
 * What goes with an answer about a seat: what is in it afterwards and, where the platform has brought it home because
 * nothing was heard of it, when that was.
 */
export const seatStanding = { seated: z.optional(money), broughtHome: z.optional(instant) }

const named = { ...party, transaction: name, round: name }

/** The stake is taken from this seat, and what the round wins is paid to it. */
const ofSeat = z.optional(seat)

/** Fields of the calls that a batch carries, too: all that they have but the request id. */
export const callFields = {
  bet: {
    ...named,
    amount: money,
    roundClosed: z.optional(z.boolean()),
    bonus: z.optional(name),
    seat: ofSeat,
    details,
    ...betNotes,
  },
  win: {
    ...named,
    bet: z.optional(name),
    amount: money,
    roundClosed: z.optional(z.boolean()),
    bonus: z.optional(name),
    seat: ofSeat,
    jackpot: z.optional(name),
  },
  betwin: {
    ...named,
    betAmount: money,
    winAmount: money,
    roundClosed: z.boolean(),
    bonus: z.optional(name),
    seat: ofSeat,
    details,
  },
  rollback: { ...named, original: name },
  return: { ...named, original: name, amount: money },
}

/** Calls of vendors: signed, and answered by statuses. */
export const answered = { method: 'POST', access: 'vendor', envelope: 'seamless', refusals: [] } as const
