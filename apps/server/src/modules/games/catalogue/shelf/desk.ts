import type { CATALOGUE_VIEWS, GAME_STATES } from '@sanuk/contracts/office-catalogue'
import type { Game } from '#platform/capabilities/game'
import { type Choice, NO_CHOICE } from '../choice.ts'
import { searchNames } from '../search/name-search.ts'
import { chosenGames, type PlacedGame, type ShelfVendor } from './chosen-games.ts'
import { shelve } from './shelf.ts'
import type { Choices, ShelvedGame, StockedGame } from './shelved-game.ts'

/** A game as operators see it: as their brand has it, as its vendor has it, and what they chose. */
export type DeskGame = ShelvedGame & Pick<PlacedGame, 'hiddenBy'> & { readonly listed: Game; readonly own: Choice }

/** Every listed game of a brand in the order of its lobby, hidden ones last. */
export type Desk = {
  readonly games: readonly DeskGame[]
  readonly byNode: ReadonlyMap<string, DeskGame>
  readonly choices: Choices
}

/** Puts all games in order as `buildShelf` does those that are shown. */
export function buildDesk(stock: Iterable<StockedGame>, choices: Choices, vendors: readonly ShelfVendor[]): Desk {
  const known = new Map([...stock].map((game) => [game.nodeId, game]))
  const games = shelve(chosenGames(known.values(), choices, vendors)).map((game) => ({
    ...game,
    listed: known.get(game.nodeId) ?? game,
    own: choices.games.get(game.nodeId) ?? NO_CHOICE,
  }))
  return { games, byNode: new Map(games.map((game) => [game.nodeId, game])), choices }
}

/** What operators narrow the list down by. */
export type DeskFilter = {
  readonly search?: string | undefined
  readonly gameType?: Game['gameType'] | undefined
  readonly vendor?: string | undefined
  readonly vassalage?: string | undefined
  readonly classification?: Game['classification'] | undefined
  readonly view?: (typeof CATALOGUE_VIEWS)[number] | undefined
}

/** Games that pass a filter, in order; of those that were looked for, whose code is meant stand first. */
export function filterDesk({ games }: Desk, { search, ...filter }: DeskFilter): DeskGame[] {
  const found = games.filter((game) => passes(game, filter))
  if (!search) return found
  const text = search.toLowerCase()
  const byCode = found.filter(({ code }) => code.includes(text))
  const others = found.filter((game) => !byCode.includes(game))
  return [
    ...byCode.map((game) => ranked(game, -1)),
    ...searchNames({ items: others, nameOf: ({ name }) => name }, search).map(({ item, rank }) => ranked(item, rank)),
  ]
}

const ranked = (game: DeskGame, rank: number): DeskGame => ({
  ...game,
  at: { id: game.at.id, numbers: [rank, ...game.at.numbers] },
})

/** Hidden, listed but not playable, or there to be played. */
export function stateOf({ hidden, playable }: Pick<DeskGame, 'hidden' | 'playable'>): (typeof GAME_STATES)[number] {
  if (hidden) return 'hidden'
  return playable ? 'playable' : 'coming'
}

function passes(game: DeskGame, filter: Omit<DeskFilter, 'search'>): boolean {
  const { gameType, vendor, vassalage, classification, view } = filter
  return (
    (gameType === undefined || game.gameType === gameType) &&
    (vendor === undefined || game.vendor === vendor) &&
    (vassalage === undefined || game.vassalage === vassalage) &&
    (classification === undefined || game.classification === classification) &&
    (view === undefined || isInView(game, view))
  )
}

function isInView(game: DeskGame, view: NonNullable<DeskFilter['view']>): boolean {
  if (view === 'hot') return game.isHot && !game.hidden
  if (view === 'chosen') return game.own !== NO_CHOICE
  return stateOf(game) === view
}
