import type { GameEntry } from '@sanuk/contracts/catalogue'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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

/** Those of the games found that are wanted; how many there are is known once all of them are. */
export function onlyWanted(found: LobbyGames, isWanted: (nodeId: string) => boolean): LobbyGames {
  const games = found.games.filter(({ nodeId }) => isWanted(nodeId))
  return { ...found, games, total: found.isPending || found.hasNextPage ? undefined : games.length }
}
