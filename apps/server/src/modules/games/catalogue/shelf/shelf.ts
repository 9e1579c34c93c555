import type { MenuLane } from '@sanuk/contracts/catalogue'
import type { Game } from '#platform/capabilities/game'
import { chosenGames, type PlacedGame, type ShelfVendor } from './chosen-games.ts'
import { menuLanes } from './shelf-lanes.ts'
import { comparePlaces, shelfPlace } from './shelf-order.ts'
import { type Choices, entryName, type ShelvedGame, type StockedGame } from './shelved-game.ts'

/** All that a brand shows, in its order. */
export type Shelf = {
  readonly games: readonly ShelvedGame[]
  /** Those of some categories, in order. */
  readonly ofTypes: (gameTypes: readonly Game['gameType'][]) => readonly ShelvedGame[]
  readonly byNode: ReadonlyMap<string, ShelvedGame>
  readonly named: (vendor: string, code: string) => ShelvedGame | undefined
  /** What lies under an entry of a vassalage, or under all of its entries. */
  readonly childrenOf: (vassalage: string, nodeId?: string) => readonly ShelvedGame[]
  readonly lanes: readonly MenuLane[]
  readonly choices: Choices
}

/** Puts a brand's games in order: without the hidden ones, with its choices, and sub-games counted to their entries. */
export function buildShelf(stock: Iterable<StockedGame>, choices: Choices, vendors: readonly ShelfVendor[]): Shelf {
  const games = shelve(chosenGames(stock, choices, vendors).filter(({ hidden }) => !hidden))
  const byName = new Map(games.map((game) => [entryName(game.vendor, game.code), game]))
  const under = Map.groupBy(
    games.filter(({ isChild }) => isChild),
    ({ vendor, parent }) => entryName(vendor, parent ?? ''),
  )
  const byType = Map.groupBy(games, ({ gameType }) => gameType)
  return {
    games,
    choices,
    ofTypes: (gameTypes) =>
      gameTypes[0] !== undefined && gameTypes.length === 1
        ? (byType.get(gameTypes[0]) ?? [])
        : games.filter(({ gameType }) => gameTypes.includes(gameType)),
    byNode: new Map(games.map((game) => [game.nodeId, game])),
    named: (vendor, code) => byName.get(entryName(vendor, code)),
    childrenOf: (vassalage, nodeId) =>
      games
        .filter((game) => game.vassalage === vassalage && (nodeId === undefined || game.nodeId === nodeId))
        .flatMap(({ vendor, code }) => under.get(entryName(vendor, code)) ?? []),
    lanes: menuLanes(games, choices),
  }
}

/** Counts sub-games to their entries and puts all in order. A sub-game whose entry is not among them stands by itself. */
export function shelve<T extends PlacedGame>(games: readonly T[]): (T & ShelvedGame)[] {
  const entries = new Set(games.map(({ vendor, code }) => entryName(vendor, code)))
  const entryOf = ({ vendor, code, parent }: Game): string | null => {
    const entry = parent !== null && parent !== code ? entryName(vendor, parent) : null
    return entry !== null && entries.has(entry) ? entry : null
  }
  const under = Map.groupBy(games, entryOf)
  return games
    .map((game) => {
      const children = under.get(entryName(game.vendor, game.code)) ?? []
      const playable = children.length > 0 ? children.some((child) => child.playable) : game.playable
      const at = shelfPlace({ ...game, playable }, game.places)
      const lowestStake = lowestOf((children.length > 0 ? children : [game]).filter((one) => one.playable))
      return { ...game, playable, at, children: children.length, isChild: entryOf(game) !== null, lowestStake }
    })
    .sort((one, other) => comparePlaces(one.at, other.at))
}

function lowestOf(games: readonly Pick<Game, 'minimumStake'>[]): Game['minimumStake'] | null {
  return games.reduce<Game['minimumStake'] | null>(
    (lowest, { minimumStake }) => (lowest === null || minimumStake < lowest ? minimumStake : lowest),
    null,
  )
}
