import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { transferInstant } from './attempts.ts'
import { FLOW_KINDS } from './flows.ts'
import { KINDS, type TransferKind } from './kinds.ts'
import type { Queryable } from './queryable.ts'

/** Kinds of transfers by which the house gives members money. The index `attempt_gifts` holds the same ones. */
export const GIFT_KINDS = [
  'raffle',
  'reward',
  'rebate',
  'bonus',
  'mission',
  'referral',
  'salary',
  'dividend',
  'redemption',
  'conversion',
] as const satisfies readonly TransferKind[]
export type GiftKind = (typeof GIFT_KINDS)[number]

/** Something was given to a member. */
export type Given = { readonly member: string; readonly at: Date }

/** What a member was given by one kind. */
export type Gift = { readonly member: string; readonly kind: GiftKind; readonly sum: Amount }

type Within = {
  readonly brand: string
  readonly members: readonly string[]
  readonly currency: CurrencyCode
  /** Between two instants, the second one excluded. */
  readonly from: Date
  readonly until: Date
}

// Written out, so that the planner recognises the indexes.
const kindsIn = (kinds: readonly TransferKind[]) => `attempt.kind in (${kinds.map((kind) => KINDS[kind]).join(', ')})`
const OF_GIFTS = kindsIn(GIFT_KINDS)
const OF_FLOWS = kindsIn(FLOW_KINDS)

/**
 * Who was given something after an instant, in order: at most so many, and whoever else was in the same millisecond as
 * the last of them, so that the next question goes on behind it.
 */
export async function giftsAfter(on: Queryable, after: Date, limit: number): Promise<Given[]> {
  const since = `batch >= ledger.batch_at($1::timestamptz + interval '1 millisecond') and ${OF_FLOWS} and ${OF_GIFTS}`
  const { rows } = await on.query(
    `select account.owner as member, batch
       from ledger.attempt join ledger.account on account.id = attempt.credit and account.kind = 'member'
      where ${since} and credit_sequence is not null and batch < (
              select (max(batch >> 8) / 1000 + 1) * 1000 << 8
                from (select batch from ledger.attempt where ${since} order by batch limit $2) first)
      order by batch`,
    [after, limit],
  )
  return rows.map(({ member, batch }) => ({ member: String(member), at: transferInstant(batch) }))
}

/** What members were given, by kind; who was given nothing is left out. */
export async function giftsWithin(on: Queryable, { brand, members, currency, from, until }: Within): Promise<Gift[]> {
  const { rows } = await on.query(
    `select account.owner as member, attempt.kind, sum(amount)::text as sum
       from ledger.account join ledger.attempt on attempt.credit = account.id
      where account.brand = $1 and account.kind = 'member' and account.owner = any ($2::text[])
        and account.currency = $3 and batch >= ledger.batch_at($4) and batch < ledger.batch_at($5)
        and ${OF_GIFTS} and credit_sequence is not null
      group by 1, 2`,
    [brand, members, currency, from, until],
  )
  return rows.map(({ member, kind, sum }) => ({
    member: String(member),
    kind: giftKind(Number(kind)),
    sum: amount(BigInt(String(sum))),
  }))
}

function giftKind(number: number): GiftKind {
  const kind = GIFT_KINDS.find((name) => KINDS[name] === number)
  if (!kind) throw new Error(`kind ${number} of the books is no gift`)
  return kind
}
