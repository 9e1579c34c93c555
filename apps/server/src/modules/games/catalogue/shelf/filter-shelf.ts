import type { PlayType } from '@sanuk/contracts/catalogue'
import type { Amount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import { searchNames } from '../search/name-search.ts'
import type { Shelf } from './shelf.ts'
import type { ShelvedGame } from './shelved-game.ts'

/**
 * What the lobby narrows the list down by. By class, kind of lottery, stake or heat only games that can be played are
 * found; all others are found by category, vendor and name.
 */
export type GameFilter = {
  readonly gameTypes: readonly Game['gameType'][]
  readonly vassalage?: string | undefined
  readonly classification?: Game['classification'] | undefined
  readonly playType?: PlayType | undefined
  readonly name?: string | undefined
  /** Games whose smallest stake is at most this. */
  readonly minimumBet?: Amount | undefined
  readonly minimumLines?: number | undefined
  readonly hot?: boolean | undefined
  readonly nodeIds?: readonly string[] | undefined
}

/** Games that pass a filter, in order; of those that were looked for by name the better matches stand first. */
export function filterShelf(shelf: Pick<Shelf, 'ofTypes'>, { gameTypes, ...filter }: GameFilter): ShelvedGame[] {
  const found = shelf.ofTypes(gameTypes).filter((game) => passes(game, filter))
  if (!filter.name) return found
  return searchNames({ items: found, nameOf: (game) => game.name }, filter.name).map(({ item, rank }) => ({
    ...item,
    at: { id: item.at.id, numbers: [rank, ...item.at.numbers] },
  }))
}

function passes(game: ShelvedGame, filter: Omit<GameFilter, 'gameTypes'>): boolean {
  const { vassalage, classification, playType, minimumBet, minimumLines, hot, nodeIds } = filter
  const isNarrowed = classification !== undefined || playType !== undefined || hot === true
  return (
    // A sub-game is found under its entry, unless it itself is asked for.
    (!game.isChild || filter.name !== undefined || hot === true || nodeIds !== undefined) &&
    (!isNarrowed || game.playable) &&
    (vassalage === undefined || game.vassalage === vassalage) &&
    (classification === undefined || game.classification === classification) &&
    (playType === undefined || game.playType === playType) &&
    (minimumBet === undefined || (game.lowestStake !== null && game.lowestStake <= minimumBet)) &&
    (minimumLines === undefined || (game.lines ?? 0) >= minimumLines) &&
    (hot !== true || game.isHot) &&
    (nodeIds === undefined || nodeIds.includes(game.nodeId))
  )
}
