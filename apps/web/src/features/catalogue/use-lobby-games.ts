import type { GameEntry } from '@sanuk/contracts/catalogue'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lobbyGames } from './lobby-games.ts'
import type { LobbySearch } from './lobby-search.ts'

/** The games found so far, how many there are, and the way to more. */
export function useLobbyGames(search: LobbySearch) {
  const { data, ...state } = useInfiniteQuery(lobbyGames(search))
  const games: readonly GameEntry[] = data?.pages.flatMap(({ list }) => list) ?? []
  return { ...state, games, total: data?.pages.at(-1)?.total }
}
