import { SEAMLESS_STATUSES, type SeamlessRefusal } from '@sanuk/contracts/seamless'
import { currencyCode, instant, money } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'
import { CHOICES } from '../titles.ts'

const refusals = Object.keys(SEAMLESS_STATUSES).filter((status) => status !== 'OK') as [SeamlessRefusal]

/** What a movement was asked for: its name and its content. Everything there is, where no amount is asked. */
const asked = {
  transaction: z.string(),
  call: z.enum(['deposit', 'withdraw']),
  member: z.string(),
  currency: currencyCode,
  asked: z.nullable(money),
}

/** A line of the journal: something that happened once and stays. `balance` is what the wallet held afterwards. */
export const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('moved'), ...asked, amount: money, balance: money, at: instant }),
  z.strictObject({ kind: z.literal('refused'), ...asked, reason: z.enum(refusals), at: instant }),
  /** Of a transaction that was asked after before it came: it never will. */
  z.strictObject({ kind: z.literal('barred'), transaction: z.string(), at: instant }),
  z.strictObject({
    kind: z.literal('played'),
    round: z.string(),
    member: z.string(),
    currency: currencyCode,
    game: z.string(),
    choice: z.enum(CHOICES),
    face: z.enum(CHOICES),
    stake: money,
    win: money,
    balance: money,
    at: instant,
  }),
])

export type Entry = z.output<typeof entry>
export type Movement = Exclude<Entry, { kind: 'played' }>
export type Round = Extract<Entry, { kind: 'played' }>
