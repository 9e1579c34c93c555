import type { GameType } from '@sanuk/contracts/catalogue'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'

/** Settled rounds summed up. */
export type PlaySums = { readonly rounds: number; readonly stake: Amount; readonly win: Amount }

/** `players`: how many members had such a round. */
export type DayPlaySums = PlaySums & { readonly day: string; readonly players: number }

export type GamePlaySums = PlaySums & { readonly vendor: string; readonly game: string; readonly gameType: GameType }

export type PlayFigures = {
  readonly total: PlaySums & { readonly players: number }
  readonly days: readonly DayPlaySums[]
  readonly games: readonly GamePlaySums[]
}

/** Rounds of a brand that were settled on these business days, `yyyy-MM-dd`, both included. */
export type FiguresRange = {
  readonly brand: { readonly id: string; readonly currency: CurrencyCode; readonly timeZone: string }
  readonly from: string
  readonly to: string
  /** Leaves out rounds that were settled from this instant on. */
  readonly until?: Date
}

/** What a brand's settled rounds come to, in its own money. */
export type PlayFiguresOf = (range: FiguresRange) => Promise<PlayFigures>

type Zoned = { readonly id: string; readonly timeZone: string }

/** Two instants, the second one excluded. */
type Between = { readonly from: Date; readonly until: Date }

/** What was credited in the brand's own money, by its business days. */
export type CreditedByDay = (
  brand: Zoned & { readonly currency: CurrencyCode },
  between: Between,
) => Promise<readonly { readonly day: string; readonly deposits: Amount; readonly number: number }[]>

/** How many members joined, by business day. */
export type JoinedByDay = (brand: Zoned, between: Between) => Promise<ReadonlyMap<string, number>>

/** Free rounds that were played and what they paid, by business day. */
export type FreeRoundsByDay = (
  brand: Zoned,
  between: Between,
) => Promise<readonly { readonly day: string; readonly rounds: number; readonly paid: Amount }[]>
