import { useLingui } from '@lingui/react'
import { PAGE_SIZE } from '@sanuk/contracts/catalogue'
import { ErrorState } from '@sanuk/ui/error-state'
import { GameGrid } from './game-grid.tsx'
import styles from './lobby.module.css'
import { LobbyFilters } from './lobby-filters.tsx'
import type { LobbySearch } from './lobby-search.ts'
import { NoGames } from './no-games.tsx'
import { useLobbyGames } from './use-lobby-games.ts'
import { useNear } from './use-near.ts'
import { VendorTabs } from './vendor-tabs.tsx'

type LobbyProps = {
  readonly title: string
  readonly search: LobbySearch
  readonly onSearch: (change: LobbySearch) => void
}

/** Every slot game, narrowed by vendor, name, class and stake; more of them arrive on the way down. */
export function Lobby({ title, search, onSearch }: LobbyProps) {
  const { _ } = useLingui()
  const { games, total, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useLobbyGames(search)
  const more = hasNextPage && !isFetchingNextPage && !isError
  const end = useNear(more, fetchNextPage)
  const waiting = isPending ? PAGE_SIZE : isFetchingNextPage ? Math.min(PAGE_SIZE, (total ?? 0) - games.length) : 0
  const nothing = total === 0
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {total !== undefined && _('lobby.count', { total })}
        </p>
      </header>
      <VendorTabs chosen={search.page} />
      <LobbyFilters search={search} onSearch={onSearch} />
      {nothing && <NoGames onReset={() => onSearch({})} />}
      {!nothing && <GameGrid label={title} games={games} waiting={waiting} eager={3} />}
      {isError && (
        <ErrorState
          title={_('lobby.fault')}
          retryLabel={_('site.retry')}
          onRetry={() => (games.length > 0 ? fetchNextPage() : refetch())}
        />
      )}
      <div ref={end} className={styles.end}>
        {!isPending && !isError && !hasNextPage && !nothing && <p>{_('lobby.end', { total: games.length })}</p>}
      </div>
    </>
  )
}
