import { TABLE_KINDS, type TableKind } from '@sanuk/contracts/boards'
import { CLASSIFICATIONS, MINIMUM_BET_FILTERS, PLAY_TYPES, type PlayType } from '@sanuk/contracts/catalogue'

export type Classification = (typeof CLASSIFICATIONS)[number]
export type MinimumBet = (typeof MINIMUM_BET_FILTERS)[number]

/** Which list is shown, where it is not all games. */
export const MODES = ['hot', 'fav', 'recent'] as const
export type Mode = (typeof MODES)[number]

/** Lists that belong to whoever is signed in. */
export const isOwnMode = (mode: Mode | undefined): mode is 'fav' | 'recent' => mode === 'fav' || mode === 'recent'

/** Roads that players look for: one side many times in a row (the dragon), the sides in turn, or two of each in turn. */
export const GOOD_ROADS = ['long', 'pingpong', 'double'] as const
export type GoodRoad = (typeof GOOD_ROADS)[number]

/** Stakes that a table can be asked to take, in the brand's currency. */
export const TABLE_STAKES = ['10', '50', '100', '1000', '10000', '100000'] as const
export type TableStake = (typeof TABLE_STAKES)[number]

/** In which order tables are shown, where it is not the usual one. */
export const TABLE_ORDERS = ['players', 'quiet', 'low', 'high'] as const
export type TableOrder = (typeof TABLE_ORDERS)[number]

/**
 * What a visitor looks for in a lobby, as its address says it. `page` is the vassalage whose tab is open, `table` the
 * game, `stake` what is taken at, `road` what lies on and `order` the order of the live tables shown, `under` the entry whose sub-games are open.
 */
export type LobbySearch = {
  readonly page?: string | undefined
  readonly name?: string | undefined
  readonly minimum?: MinimumBet | undefined
  readonly kind?: Classification | undefined
  readonly play?: PlayType | undefined
  readonly mode?: Mode | undefined
  readonly table?: TableKind | undefined
  readonly stake?: TableStake | undefined
  readonly road?: GoodRoad | undefined
  readonly order?: TableOrder | undefined
  readonly under?: string | undefined
}

/** The part of a search that is about live tables. */
export type TableSearch = Pick<LobbySearch, 'table' | 'stake' | 'road' | 'order'>

/** A search without its part about live tables. */
export const NO_TABLE_SEARCH: TableSearch = { table: undefined, stake: undefined, road: undefined, order: undefined }

/** Whether only live tables are looked for. */
export const isTableSearch = ({ table, stake, road, order }: TableSearch): boolean =>
  [table, stake, road, order].some((value) => value !== undefined)

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
    table: TABLE_KINDS.find((kind) => kind === search.table),
    stake: TABLE_STAKES.find((stake) => stake === search.stake),
    road: GOOD_ROADS.find((road) => road === search.road),
    order: TABLE_ORDERS.find((order) => order === search.order),
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
