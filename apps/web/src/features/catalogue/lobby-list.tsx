import { useLingui } from '@lingui/react'
import { PAGE_SIZE } from '@sanuk/contracts/catalogue'
import { ErrorState } from '@sanuk/ui/error-state'
import { writtenCount } from '../../language/written-count.ts'
import styles from './lobby.module.css'
import { isTableSearch, type LobbySearch, NO_TABLE_SEARCH } from './lobby-search.ts'
import { NothingHere } from './nothing-here.tsx'
import { useFavourites } from './use-favourites.ts'
import type { useLobbyGames } from './use-lobby-games.ts'
import { useNear } from './use-near.ts'
import { WindowedGrid } from './windowed-grid.tsx'

type LobbyListProps = {
  readonly title: string
  readonly search: LobbySearch
  readonly onSearch: (change: LobbySearch) => void
  readonly found: ReturnType<typeof useLobbyGames>
}

/** The games that were found, and what stands in their place while there are none, or below the last. */
export function LobbyList({ title, search, onSearch, found }: LobbyListProps) {
  const { _ } = useLingui()
  const { games, total, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = found
  const favourites = useFavourites({ undo: search.mode === 'fav' })
  const more = hasNextPage && !isFetchingNextPage && !isError
  const end = useNear(more, fetchNextPage)
  const waiting = isPending
    ? PAGE_SIZE
    : isFetchingNextPage
      ? Math.min(PAGE_SIZE, (total ?? Number.POSITIVE_INFINITY) - games.length)
      : 0
  if (total === 0) return <NoneFound search={search} onSearch={onSearch} />
  return (
    <>
      <WindowedGrid label={title} {...{ games, waiting, favourites }} total={total ?? waiting} eager={FIRST_IN_SIGHT} />
      {isError && (
        <ErrorState
          title={_('lobby.fault')}
          retryLabel={_('site.retry')}
          onRetry={() => (games.length > 0 ? fetchNextPage() : refetch())}
        />
      )}
      <div ref={end} className={styles.end}>
        {!isPending && !isError && !hasNextPage && <p>{_('lobby.end', { total: writtenCount(games.length) })}</p>}
      </div>
    </>
  )
}

/** A phone shows three at once; the rest of the first screen comes by itself in time. */
const FIRST_IN_SIGHT = 3

/** Why there is nothing, and the ways out of that. */
function NoneFound({ search, onSearch }: Pick<LobbyListProps, 'search' | 'onSearch'>) {
  const { _ } = useLingui()
  const all = { label: _('lobby.reset'), go: () => onSearch({}) }
  if (search.mode === 'fav') {
    return <NothingHere title={_('lobby.own.fav.none')} note={_('lobby.own.fav.none.note')} ways={[all]} />
  }
  if (search.mode === 'recent') {
    return <NothingHere title={_('lobby.own.recent.none')} note={_('lobby.own.recent.none.note')} ways={[all]} />
  }
  if (isTableSearch(search)) return <NoTableFound {...{ search, onSearch }} />
  const { page, ...others } = search
  const isVendorAlone = Object.values(others).every((value) => value === undefined)
  const everywhere = { label: _('lobby.everywhere'), go: () => onSearch({ ...search, page: undefined }) }
  const ways = page !== undefined && !isVendorAlone ? [everywhere, all] : [all]
  return <NothingHere title={_('lobby.none')} note={_('lobby.none.note')} ways={ways} />
}

/** Of several filters any may be the one too many; of the road alone it is said that it may come. */
function NoTableFound({ search, onSearch }: Pick<LobbyListProps, 'search' | 'onSearch'>) {
  const { _ } = useLingui()
  const isRoadAlone = search.road !== undefined && search.table === undefined && search.stake === undefined
  const clear = { label: _('lobby.tables.clear'), go: () => onSearch({ ...search, ...NO_TABLE_SEARCH }) }
  const all = { label: _('lobby.reset'), go: () => onSearch({}) }
  return isRoadAlone ? (
    <NothingHere title={_('lobby.road.none')} note={_('lobby.road.none.note')} ways={[all]} />
  ) : (
    <NothingHere title={_('lobby.tables.none')} note={_('lobby.tables.none.note')} ways={[clear, all]} />
  )
}
