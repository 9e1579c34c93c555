import type { Round } from '@sanuk/contracts/wagers'
import type { Gift, Given } from '@sanuk/ledger/gifts'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { IsInBranch } from '#platform/capabilities/agent-place'
import type { FreezesOf } from '#platform/capabilities/freezes'
import type { FindMembers } from '#platform/capabilities/member'
import type { ChangedDays, PlayedOnDays } from '#platform/capabilities/valid-turnover'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { Place } from '#platform/page-cursor'
import type { ReckoningOf } from '#platform/reckoning'

/** Valid stake on a business day from which an account of the brand counts as active. */
export type ActiveLeastOn = (brand: string, day: string, on?: Connection) => Promise<Amount>

/** Whose money, in which currency, between two instants, the second one excluded. */
type Within = {
  readonly members: readonly string[]
  readonly currency: CurrencyCode
  readonly from: Date
  readonly until: Date
}

/** What counting follows. */
export type Sources = {
  readonly turnover: { readonly changedDays: ChangedDays; readonly playedOnDays: PlayedOnDays }
  readonly findMembers: FindMembers
  /** Who joined on an invitation after a place in the order of joining. */
  readonly invitedAfter: (
    after: Place,
    limit: number,
    on: Connection,
  ) => Promise<readonly { readonly member: string; readonly joinedAt: Date }[]>
  /** Who was credited, or was paid out, after an instant, in order. */
  readonly creditedAfter: (after: Date) => Promise<readonly { readonly member: string; readonly creditedAt: Date }[]>
  readonly paidOutAfter: (
    after: Date,
  ) => Promise<readonly { readonly member: string; readonly notedAt: Date; readonly changedAt: Date }[]>
  /** Who was given something by the house after an instant, in order. */
  readonly givenAfter: (after: Date) => Promise<readonly Given[]>
  /** What members were credited, and whether their first deposit of all is among it. */
  readonly creditedWithin: (
    on: Connection,
    within: Within,
  ) => Promise<ReadonlyMap<string, { readonly sum: Amount; readonly isFirst: boolean }>>
  /** What left to members and did not come back. */
  readonly paidOutWithin: (on: Connection, within: Within) => Promise<ReadonlyMap<string, Amount>>
  /** What members were given by the house, by kind of gift. */
  readonly givenWithin: (on: Connection, within: Within & { readonly brand: string }) => Promise<readonly Gift[]>
}

/** Rounds that make up a member's play between two instants, newest first. */
export type SettledRounds = (
  asked: {
    readonly brand: string
    readonly member: string
    readonly currency: CurrencyCode
    readonly from: Date
    readonly until: Date
  },
  after: Place | null,
) => Promise<{
  readonly list: readonly { readonly round: Round; readonly valid: Amount }[]
  readonly nextCursor: string | null
}>

export type TeamNeeds = Sources & {
  readonly database: Database
  readonly clock: Clock
  readonly reckoningOf: ReckoningOf
  readonly activeLeastOn: ActiveLeastOn
  readonly settledRounds: SettledRounds
  readonly isInBranch: IsInBranch
  readonly freezesOf: FreezesOf
}
