import type { GameEntry } from '@sanuk/contracts/catalogue'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type LobbyWish, lobbyGames } from './lobby-games.ts'

/** The games found so far, each once, how many there are, and the way to more. */
export function useLobbyGames(wish: LobbyWish, enabled: boolean) {
  const { data, ...state } = useInfiniteQuery({ ...lobbyGames(wish), enabled })
  const games = useMemo((): readonly GameEntry[] => {
    // A game that moves down while the list is read comes twice.
    const once = new Map(data?.pages.flatMap(({ list }) => list.map((game) => [game.nodeId, game] as const)))
    return [...once.values()]
  }, [data])
  return { ...state, games, total: data?.pages.at(-1)?.total }
}

type LobbyGames = ReturnType<typeof useLobbyGames>

/**
 * Those of the games found that are wanted, in their order. All of the list is asked for, part by part: only then it is
 * known how many there are, and which comes first.
 */
export function useWanted(
  found: LobbyGames,
  choose: ((games: readonly GameEntry[]) => readonly GameEntry[]) | null,
): LobbyGames {
  const { hasNextPage, isFetching, isError, fetchNextPage } = found
  const isPartial = choose !== null && hasNextPage
  useEffect(() => {
    if (isPartial && !isFetching && !isError) void fetchNextPage()
  }, [isPartial, isFetching, isError, fetchNextPage])
  if (!choose) return found
  const games = choose(found.games)
  return { ...found, games, total: found.isPending || hasNextPage ? undefined : games.length }
}
