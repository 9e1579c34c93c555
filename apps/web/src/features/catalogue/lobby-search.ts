import { CLASSIFICATIONS, MINIMUM_BET_FILTERS, PLAY_TYPES, type PlayType } from '@sanuk/contracts/catalogue'

export type Classification = (typeof CLASSIFICATIONS)[number]
export type MinimumBet = (typeof MINIMUM_BET_FILTERS)[number]

/** Which list is shown, where it is not all games. */
export const MODES = ['hot', 'fav', 'recent'] as const
export type Mode = (typeof MODES)[number]

/** Lists that belong to whoever is signed in. */
export const isOwnMode = (mode: Mode | undefined): mode is 'fav' | 'recent' => mode === 'fav' || mode === 'recent'

/** Roads that players look for: one side many times in a row (the dragon), or the sides in turn. */
export const GOOD_ROADS = ['long', 'pingpong'] as const
export type GoodRoad = (typeof GOOD_ROADS)[number]

/**
 * What a visitor looks for in a lobby, as its address says it. `page` is the vassalage whose tab is open, `road` what
 * the tables shown have on theirs, `under` the entry whose sub-games are open.
 */
export type LobbySearch = {
  readonly page?: string | undefined
  readonly name?: string | undefined
  readonly minimum?: MinimumBet | undefined
  readonly kind?: Classification | undefined
  readonly play?: PlayType | undefined
  readonly mode?: Mode | undefined
  readonly road?: GoodRoad | undefined
  readonly under?: string | undefined
}

/** Longest name the server takes. */
const NAME_LENGTH = 255

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the lobby's part of an address; what it does not know is left out. */
export function readLobbySearch(search: Record<string, unknown>): LobbySearch {
  return {
    page: textOf(search.page),
    name: textOf(search.name),
    minimum: MINIMUM_BET_FILTERS.find((bet) => bet === search.minimum),
    kind: CLASSIFICATIONS.find((kind) => kind === search.kind),
    play: PLAY_TYPES.find((play) => play === search.play),
    mode: MODES.find((mode) => mode === search.mode),
    road: GOOD_ROADS.find((road) => road === search.road),
    under: typeof search.under === 'string' && UUID.test(search.under) ? search.under : undefined,
  }
}

/**
 * Puts another search in the place of the lobby's part of an address. What else the address says stays: whoever types
 * a name and at once presses a game has a panel open by the time the typing counts.
 */
export function withLobbySearch(change: LobbySearch) {
  return <Search extends object>(before: Search): Search & LobbySearch => ({
    ...before,
    ...readLobbySearch({}),
    ...change,
  })
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, NAME_LENGTH) : undefined
}
