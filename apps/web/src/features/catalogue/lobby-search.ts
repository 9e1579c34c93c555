import { CLASSIFICATIONS, MINIMUM_BET_FILTERS } from '@sanuk/contracts/catalogue'

export type Classification = (typeof CLASSIFICATIONS)[number]
export type MinimumBet = (typeof MINIMUM_BET_FILTERS)[number]

/** What a visitor looks for in the lobby, as its address says it. `page` is the vassalage whose tab is open. */
export type LobbySearch = {
  readonly page?: string | undefined
  readonly name?: string | undefined
  readonly minimum?: MinimumBet | undefined
  readonly kind?: Classification | undefined
  readonly mode?: 'hot' | undefined
}

/** Longest name the server takes. */
const NAME_LENGTH = 255

/** Reads the lobby's part of an address; what it does not know is left out. */
export function readLobbySearch(search: Record<string, unknown>): LobbySearch {
  const name = textOf(search.name)
  return {
    page: textOf(search.page),
    name,
    minimum: MINIMUM_BET_FILTERS.find((bet) => bet === search.minimum),
    kind: CLASSIFICATIONS.find((kind) => kind === search.kind),
    mode: search.mode === 'hot' ? 'hot' : undefined,
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, NAME_LENGTH) : undefined
}
