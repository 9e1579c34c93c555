import type { CLASSIFICATIONS, GAME_TYPES, GameType, Picture, PlayType } from '@sanuk/contracts/catalogue'
import type { Localized } from '@sanuk/contracts/wire'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection } from '../database.ts'

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
  /** The hall of its vendor that it is played in: a session opened in a hall stakes in every game of it. */
  readonly hall: string | null
  /** Whether it is a table of which its vendor tells what happens there (`board`). */
  readonly hasBoard: boolean
}

/** A game by our number of it, or by its vendor's code. */
export type GameName = { readonly nodeId: string } | { readonly vendor: string; readonly code: string }

/** Games by `<vendor> <code>`; an unknown one is missing in the answer. */
export type GamesNamed = (
  games: readonly { readonly vendor: string; readonly code: string }[],
) => Promise<ReadonlyMap<string, Game>>

/** A game as it is now: for a brand, with what its operators chose. One that is hidden is not playable. */
export type OneGame = (by: GameName, brand?: string) => Promise<Game | null>

/** Games of which a brand may grant free rounds, with the stakes for them. */
export type GamesWithFreeRounds = (brand: string) => Promise<readonly Game[]>

/** Games that feed progressive pools, whether or not they are still listed. */
export type GamesWithPools = (on?: Connection) => Promise<readonly Game[]>

/** Puts a game first among those that the member opened recently. */
export type NoteGameOpened = (member: { readonly brand: string; readonly id: string }, nodeId: string) => Promise<void>

/**
 * What the games of a brand that can be played return to players, in hundredths of a per cent, by category. Games of which
 * the vendor does not state it are left out.
 */
export type ReturnsByCategory = (brand: string) => Promise<ReadonlyMap<GameType, readonly number[]>>

/** Which categories each vendor has games of, by its code. */
export type CategoriesOfVendors = () => Promise<ReadonlyMap<string, readonly GameType[]>>
