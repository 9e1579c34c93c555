import type { CLASSIFICATIONS, GAME_TYPES, Picture, PlayType } from '@sanuk/contracts/catalogue'
import type { Localized } from '@sanuk/contracts/wire'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'

/** A progressive pool of a game's vendor, and how many millionths of a stake go in. */
type FedPool = { readonly code: string; readonly share: number }

/** What a game takes in one currency. */
type StakesIn = {
  readonly currency: CurrencyCode
  readonly minimumStake: Amount
  readonly maximumStake: Amount
  readonly freeRoundStakes: readonly Amount[]
}

/** A game of a vendor's list, as the catalogue keeps it. */
export type Game = {
  readonly nodeId: string
  readonly vendor: string
  readonly code: string
  /** Code of the entry of the same vendor that it lies under. */
  readonly parent: string | null
  readonly gameType: (typeof GAME_TYPES)[number]
  readonly playType: PlayType | null
  readonly vassalage: string
  readonly vassalageName: string
  readonly vassalageIcon: string | null
  readonly classification: (typeof CLASSIFICATIONS)[number]
  readonly names: Localized
  readonly picture: Picture
  readonly lines: number | null
  readonly minimumStake: Amount
  readonly maximumStake: Amount
  readonly returnToPlayer: string | null
  readonly maximumWinMultiple: number | null
  readonly isHot: boolean
  readonly isNew: boolean
  readonly playable: boolean
  /** Whether its vendor opens it for no money, too. */
  readonly offersDemo: boolean
  /** At which stakes its vendor plays free rounds of it; none where it does not. */
  readonly freeRoundStakes: readonly Amount[]
  /** What it takes in currencies in which that is something else. */
  readonly stakesIn: readonly StakesIn[]
  /** Which progressive pools its stakes feed, with so many millionths of each. */
  readonly pools: readonly FedPool[]
}

/** The same game with what it takes in a currency. */
export function gameIn<G extends Game>(game: G, currency: CurrencyCode): G {
  const own = game.stakesIn.find((one) => one.currency === currency)
  if (!own) return game
  const { minimumStake, maximumStake, freeRoundStakes } = own
  return { ...game, minimumStake, maximumStake, freeRoundStakes }
}
