import type { GameType } from '@sanuk/contracts/catalogue'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection } from '../database.ts'

/** A business day of a member on which something was counted; `sequence` grows with every change. */
export type ChangedDay = {
  readonly sequence: bigint
  readonly member: string
  readonly brand: string
  readonly currency: CurrencyCode
  readonly day: string
}

/** What a member played of one kind of games. */
export type PlayedKind = {
  readonly currency: CurrencyCode
  readonly gameType: GameType
  readonly rounds: number
  readonly stake: Amount
  readonly win: Amount
  readonly valid: Amount
}

/** A business day, `yyyy-MM-dd`, of a member. */
export type MemberDay = { readonly member: string; readonly day: string }

/** Days that changed after a sequence number, in its order; those of one count are never split by the limit. */
export type ChangedDays = (after: bigint, limit: number, on?: Connection) => Promise<readonly ChangedDay[]>

/** What a member played on a business day, by kind of games. */
export type PlayedOn = (member: string, day: string, on?: Connection) => Promise<readonly PlayedKind[]>

/** The same of many days; by `<member> <day>`. */
export type PlayedOnDays = (
  wanted: readonly MemberDay[],
  on?: Connection,
) => Promise<ReadonlyMap<string, readonly PlayedKind[]>>

/** Valid stake of a member in a currency on business days, both included; `null` leaves a side open. */
export type ValidBetween = (
  member: string,
  days: { readonly currency: CurrencyCode; readonly from: string | null; readonly to: string | null },
  on?: Connection,
) => Promise<Amount>

/** Valid stakes of members in a currency: in all, and since a business day. */
export type ValidOf = (asked: {
  readonly members: readonly string[]
  readonly currency: CurrencyCode
  readonly since: string
}) => Promise<ReadonlyMap<string, { readonly inAll: Amount; readonly since: Amount }>>

/** Valid stakes of all members of a brand in a currency: in all, and on business days, both included. */
export type ValidOfAll = (asked: {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly from: string
  readonly to: string
}) => Promise<readonly { readonly member: string; readonly inAll: Amount; readonly within: Amount }[]>

/** Whose play, in which money, on which business days; both are included. */
export type OwnDays = {
  readonly member: string
  readonly currency: CurrencyCode
  readonly from: string
  readonly to: string
}

/** What was played on a business day. */
export type DaySum = { readonly day: string; readonly rounds: number; readonly stake: Amount; readonly win: Amount }

/** Business days with any play, the oldest first. */
export type DaysPlayed = (asked: OwnDays) => Promise<readonly DaySum[]>
