import { listGames, PAGE_SIZE } from '@sanuk/contracts/catalogue'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { keyOf } from '../../wire/read.ts'
import type { LobbySearch } from './lobby-search.ts'

/** Games of the slots' lobby, page by page. Another vendor, name or filter is another list and begins at its first page. */
export function lobbyGames({ page, name, minimum, kind, mode }: LobbySearch) {
  const query = {
    gameType: 'RNG' as const,
    vassalage: page,
    gameName: name,
    minBet: minimum,
    gameClassify: kind,
    hot: mode === 'hot' ? ('1' as const) : undefined,
    pageSize: String(PAGE_SIZE),
  }
  return infiniteQueryOptions({
    queryKey: [...keyOf(listGames), 'lobby', query],
    queryFn: ({ pageParam, signal }) => call(listGames, { query: { ...query, pageNo: String(pageParam) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, totalPages }) => (pageNo < totalPages ? pageNo + 1 : undefined),
    meta: { access: listGames.access },
  })
}
