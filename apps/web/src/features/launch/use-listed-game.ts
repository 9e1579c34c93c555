import { GAME_TYPES, type GameEntry, listGames } from '@sanuk/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../wire/read.ts'

/** What the lobby says of a game; undefined until it is known, and of one that is not shown there. */
export function useListedGame(nodeId: string): GameEntry | undefined {
  const { data } = useQuery(read(listGames, { query: { gameType: GAME_TYPES.join(','), nodeIds: nodeId } }))
  return data?.list[0]
}
