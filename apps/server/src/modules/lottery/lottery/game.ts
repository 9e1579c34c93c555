import type { VietnamRegion } from '@sanuk/contracts/lottery-vietnam'
import type { Fraction } from '@sanuk/engines/exact/fraction'
import type { FamilyCode } from '@sanuk/engines/lottery/bets'

/** Issues at equal distances, from a time of day (in minutes after midnight) until another, in a time zone. */
export type EverySchedule = {
  readonly kind: 'every'
  readonly seconds: number
  readonly from: number
  readonly until: number
  readonly timeZone: string
}

/** Issues that are drawn whenever one of these patterns of cron says, in a time zone. No day has two. */
export type CronSchedule = { readonly kind: 'cron'; readonly patterns: readonly string[]; readonly timeZone: string }

/** What units win: by a series that the player chooses from a range, or at fixed odds. */
export type Terms =
  | { readonly kind: 'series'; readonly least: number; readonly most: number }
  /** `odds`: those that are others than the engine's, by play and tier, per 1 staked. */
  | { readonly kind: 'odds'; readonly odds?: ReadonlyMap<string, readonly Fraction[]> }

/** A lottery of ours: whose plays it has, when it is drawn, and what may be won. */
export type LotteryGame = {
  readonly code: string
  readonly vendor: 'LOTT' | 'ELOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA'
  readonly gameType: 'LOTT' | 'ELOTT'
  readonly family: FamilyCode
  /** Where it offers not all plays of its family: which ones, or all but which. */
  readonly plays?: readonly string[]
  readonly without?: readonly string[]
  /** Of Yeekee: players shoot numbers, and the room `yeekee` draws it from those. */
  readonly isShotFor?: true
  /** By the platform from a committed seed, or by somebody else whose results are told to us. */
  readonly drawnBy: 'house' | 'official'
  /** Of an official draw: one feed alone suffices for its result; otherwise a second source must tell the same. */
  readonly trustsFeed?: boolean
  /** What the result of an official draw may be told as instead: it is derived from that. */
  readonly derivedFrom?: 'lao' | 'hanoi' | 'stocks'
  readonly schedule: EverySchedule | CronSchedule
  /** Of a lottery of Vietnam: where it is drawn. */
  readonly region?: VietnamRegion
  /** How long before its draw an issue is sealed. */
  readonly sealSeconds: number
  readonly terms: Terms
  /** The most one unit may win, in 1/10 000 of the currency unit. */
  readonly mostPrize: bigint
  /** How many times the game's largest stake a member may stake in one issue. */
  readonly stakesPerIssue: bigint
  /** The most of a play's units that the lines of a bet may cover together, in per cent; `COVERAGE` where it is not said. */
  readonly coverage?: number
  /** How many issues stand ready to be bet on. */
  readonly ahead: number
}
