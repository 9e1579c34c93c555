import {
  favouriteGames,
  type GameEntry,
  type GameType,
  LISTED_AT_ONCE,
  listGames,
  PAGE_SIZE,
  recentGames,
} from '@sanuk/contracts/catalogue'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { keyOf, metaOf } from '../../wire/read.ts'
import type { LobbySearch } from './lobby-search.ts'

/** A part of a list and how it goes on: after a place, or with the next page; null at the end. */
type Part = {
  readonly list: readonly GameEntry[]
  readonly total: number
  readonly next: { readonly after: string } | { readonly pageNo: number } | null
}

/** Which games a lobby is asked for. Lotteries' favourites are kept on this device. */
export type LobbyWish = {
  readonly gameTypes: readonly GameType[]
  readonly search: LobbySearch
  readonly keptHere: readonly string[] | null
  /** The live tables, where a road is looked for: those that have it are among them. */
  readonly tables?: readonly string[] | null
}

/** Games of a lobby, part by part. Another vendor, name, filter or list is another one and begins at its first page. */
export function lobbyGames(wish: LobbyWish) {
  const { mode } = wish.search
  if (mode === 'recent') return ownGames(wish, 'recent')
  if (mode === 'fav' && !wish.keptHere) return ownGames(wish, 'fav')
  const { page, name, minimum, kind, play } = wish.search
  const kept = mode === 'fav' ? (wish.keptHere ?? []).slice(0, LISTED_AT_ONCE) : null
  const tables = wish.tables?.slice(0, LISTED_AT_ONCE)
  const query = {
    gameType: wish.gameTypes.join(','),
    vassalage: page,
    pageSize: String(PAGE_SIZE),
    ...(kept
      ? { nodeIds: kept.join(',') }
      : {
          gameName: name,
          minBet: minimum,
          gameClassify: kind,
          playType: play,
          hot: hotOnly(mode),
          nodeIds: tables?.join(','),
        }),
  }
  return infiniteQueryOptions({
    queryKey: [...keyOf(listGames), 'lobby', query],
    queryFn: async ({ pageParam, signal }): Promise<Part> => {
      if (kept?.length === 0 || tables?.length === 0) return { list: [], total: 0, next: null }
      const { list, total, next } = await call(listGames, { query: { ...query, ...pageParam } }, signal)
      return { list, total, next: next === null ? null : { after: next } }
    },
    initialPageParam: FIRST,
    getNextPageParam,
    meta: metaOf(listGames),
  })
}

const hotOnly = (mode: LobbySearch['mode']) => (mode === 'hot' ? ('1' as const) : undefined)

/** The first page is asked for by its number. */
const FIRST: { readonly after?: string; readonly pageNo?: string } = { pageNo: '1' }

function getNextPageParam({ next }: Part): typeof FIRST | undefined {
  if (next === null) return undefined
  return 'after' in next ? next : { pageNo: String(next.pageNo) }
}

/** What belongs to whoever is signed in. */
function ownGames({ gameTypes, search }: LobbyWish, mode: 'fav' | 'recent') {
  const route = mode === 'fav' ? favouriteGames : recentGames
  const query = { gameType: gameTypes.join(','), vassalage: search.page, pageSize: String(PAGE_SIZE) }
  return infiniteQueryOptions({
    queryKey: [...keyOf(route), 'lobby', query],
    queryFn: async ({ pageParam, signal }): Promise<Part> => {
      const asked = { query: { ...query, pageNo: pageParam.pageNo } }
      const answer = mode === 'fav' ? await call(favouriteGames, asked, signal) : await call(recentGames, asked, signal)
      const { pageNo, totalPages, total } = answer
      const list = 'content' in answer ? answer.content : answer.list
      return { list, total, next: pageNo < totalPages ? { pageNo: pageNo + 1 } : null }
    },
    initialPageParam: FIRST,
    getNextPageParam,
    // Every game that is opened changes it.
    staleTime: 0,
    meta: metaOf(route),
  })
}
