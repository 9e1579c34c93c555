import type { GameType } from '@sanuk/contracts/catalogue'
import type { SeamlessStatus } from '@sanuk/contracts/seamless'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection, Transaction } from '../database.ts'

/** When each member last played, by member id. */
export type LastPlayedBy = (members: readonly string[]) => Promise<ReadonlyMap<string, Date>>

/** Of which game each round is, by round id. */
export type GamesOfRounds = (
  rounds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly vendor: string; readonly game: string }>>

/** A member's rounds that began from `from` until before `until`. */
type RoundRange = {
  readonly member: string
  readonly from: Date
  readonly until: Date
  readonly gameType?: GameType | undefined
}

/** Sums of a business day, `yyyy-MM-dd`. */
type PlayedDay = { readonly day: string; readonly rounds: number; readonly stake: Amount; readonly win: Amount }

/** Sums of these rounds by the business days of a time zone. */
export type PlayedDays = (range: RoundRange, timeZone: string, on?: Connection) => Promise<readonly PlayedDay[]>

/** A call by which a vendor moved money in a round, and what it was answered. */
type RoundCall = {
  readonly name: string
  readonly content: {
    readonly kind: 'bet' | 'win' | 'betwin' | 'rollback' | 'return' | 'resettle' | 'settle'
    readonly original: string | null
    readonly amount: Amount
    readonly winAmount: Amount | null
    readonly roundClosed: boolean
  }
  readonly answer: { readonly status: SeamlessStatus; readonly at: Date }
}

/** The calls of a vendor's round. */
export type CallsOfRound = (asked: { readonly vendor: string; readonly round: string }) => Promise<readonly RoundCall[]>

/** What our rounds are called by their vendors, by our ids. */
export type VendorNamesOfRounds = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Rounds of a brand in a currency that were settled from `from` until before `to`. */
type SettledRange = {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly from: Date
  readonly to: Date
}

/** What every member staked in such rounds. */
export type StakesBetween = (
  transaction: Transaction,
  range: SettledRange,
) => Promise<readonly { readonly member: string; readonly stake: Amount }[]>

/** The same of one member. */
export type StakeBetween = (member: string, range: SettledRange) => Promise<Amount>
