import type { Amount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { Choice, ChosenGame } from '../choice.ts'
import type { SearchableName } from '../search/name-search.ts'
import type { ShelfPlace } from './shelf-order.ts'

/** A listed game, its place in the vendors' lists, and its name made ready for the search. */
export type StockedGame = Game & { readonly place: number; readonly name: SearchableName }

/** A game as a brand's visitors see it. */
export type ShelvedGame = ChosenGame & {
  /** Its vendor's place among the vendors, and its own in the vendor's list. */
  readonly turn: number
  readonly place: number
  readonly name: SearchableName
  readonly at: ShelfPlace
  /** How many games lie under it: with any, it is an entry and no game. */
  readonly children: number
  /** Whether it lies under another entry of the shelf. */
  readonly isChild: boolean
  /** The smallest stake that it takes, or a game under it; null where nothing of that can be played. */
  readonly lowestStake: Amount | null
}

/** What a brand's operators chose: by node id, and by `vassalageKey`. */
export type Choices = {
  readonly games: ReadonlyMap<string, Choice>
  readonly vassalages: ReadonlyMap<string, Choice>
}

export const vassalageKey = ({ gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>) =>
  `${gameType} ${vassalage}`

/** By which name a game of a vendor names its entry. */
export const entryName = (vendor: string, code: string) => `${vendor} ${code}`
