import type { SeamlessStatus } from '@sanuk/contracts/seamless'
import type { Amount } from '@sanuk/money/amount'

/** The calls that decide something in a round. */
export type RoundKind = 'bet' | 'win' | 'betwin' | 'rollback' | 'return' | 'resettle' | 'settle'

/** The calls that decide something. */
export type Kind = RoundKind | 'sit' | 'stand'

/** What a vendor asked, without what may differ from one repeat to the next: request id and token. */
export type Content = {
  readonly kind: Kind
  readonly member: string
  readonly game: string
  readonly round: string
  readonly original: string | null
  readonly amount: Amount
  /** Of a betwin: what was won; `amount` is the stake. */
  readonly winAmount: Amount | null
  /** Of a resettlement or a settlement: the newest one counts. */
  readonly version: number | null
  readonly currency: string
  readonly roundClosed: boolean
  /** Of a free round's stake and win: the grant it is played by. */
  readonly grant: string | null
  /** Of a win: which campaign of its vendor, or which of its pools, pays it. */
  readonly campaign: string | null
  readonly jackpot: string | null
  /** The seat that a stake is taken from, a win is paid to, or money is taken to and from; `null` is the wallet. */
  readonly seat: string | null
  /** A digest of what is about no money and must be repeated all the same; empty where nothing of it was said. */
  readonly digest: string
}

/** What is in a seat after a call that is about one, and when the platform brought it home, where it did. */
export type SeatStanding = {
  readonly seated: Amount
  readonly broughtHome: Date | null
  /** Of `sit` and `stand`: what moved. */
  readonly moved?: Amount | undefined
}

/** What it was answered, once and for all. */
export type StoredAnswer = {
  readonly status: SeamlessStatus
  readonly balance: Amount
  readonly id: string
  readonly at: Date
  readonly seat?: SeatStanding | undefined
}

export type Asked = { readonly content: Content; readonly answer: StoredAnswer }

/** A call about a round. */
export type AskedInRound = Asked & { readonly content: { readonly kind: RoundKind } }

export const isInRound = <A extends Asked>(asked: A): asked is A & AskedInRound =>
  asked.content.kind !== 'sit' && asked.content.kind !== 'stand'

/** Whether two calls under one name ask for the same. */
export function sameContent(one: Content, other: Content): boolean {
  return (
    one.kind === other.kind &&
    one.member === other.member &&
    one.game === other.game &&
    one.round === other.round &&
    one.original === other.original &&
    one.amount === other.amount &&
    one.winAmount === other.winAmount &&
    one.version === other.version &&
    one.currency === other.currency &&
    one.roundClosed === other.roundClosed &&
    one.grant === other.grant &&
    one.campaign === other.campaign &&
    one.jackpot === other.jackpot &&
    one.seat === other.seat &&
    one.digest === other.digest
  )
}

/** Whether this call took a stake: a bet or betwin that was not refused. */
export const tookStake = ({ content, answer }: Asked): boolean =>
  (content.kind === 'bet' || content.kind === 'betwin') && answer.status === 'OK'

/** Whether two calls are about the same member, game and round. */
export const samePlay = (one: Content, other: Content): boolean =>
  one.round === other.round && one.member === other.member && one.game === other.game
