import type { Language } from '@sanuk/contracts/wire'
import type { Amount } from '@sanuk/money/amount'

/** What a ticket of a lottery bets on, in words. */
export type DescribedTicket = {
  readonly issue: string
  readonly linesInAll: number
  /** The first lines. */
  readonly lines: readonly {
    readonly play: string
    readonly numbers: string
    /** Typed numbers that are not written out. */
    readonly more: number
    readonly units: number
    readonly unitStake: Amount
    /** With that of the ticket. */
    readonly multiple: number
  }[]
}

/** Describes the tickets of rounds, by the rounds' ids, each with `most` lines at most. Others are left out. */
export type DescribeTickets = (
  rounds: readonly string[],
  how: { readonly language: Language; readonly most: number },
) => Promise<ReadonlyMap<string, DescribedTicket>>
