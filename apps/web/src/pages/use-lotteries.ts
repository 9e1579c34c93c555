import { listGames } from '@sanuk/contracts/catalogue'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { gameWay, lotteryScreenOf } from '../features/catalogue/game-way.ts'
import { LOTTERIES } from '../features/catalogue/lobbies.ts'
import type { Path } from '../router/paths.ts'
import { stringifySearch } from '../router/search-text.ts'
import { useShown } from '../router/use-router.ts'
import { call } from '../wire/call.ts'
import { keyOf, metaOf } from '../wire/read.ts'

const QUERY = { gameType: LOTTERIES.join(','), pageSize: '56' }

/** Old links name the hall of lotteries by this. */
const OTHER_NAMES: Readonly<Partial<Record<Path, Path>>> = { '/lottert': '/lottery' }

/**
 * The lotteries that are played on the page that is shown, in the order of the catalogue. An address may name a vendor
 * whose lotteries are played on another page: then those.
 */
export function useLotteries(vendor?: string) {
  const shown = useShown(({ location }) => location.path) ?? '/lottery'
  const hall = lotteryScreenOf(vendor) ?? OTHER_NAMES[shown] ?? shown
  const games = useInfiniteQuery({
    queryKey: [...keyOf(listGames), 'lotteries'],
    queryFn: ({ pageParam, signal }) =>
      call(listGames, { query: pageParam ? { ...QUERY, after: pageParam } : QUERY }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: metaOf(listGames),
  })
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = games
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  const list = games.data?.pages
    .flatMap((page) => page.list)
    .flatMap((game) => {
      const { to, search } = gameWay(game)
      return to === hall ? [{ game, href: to + stringifySearch(search) }] : []
    })
  return { list, hall, error: games.error, refetch: games.refetch }
}
