import { useLingui } from '@lingui/react'
import { hotGames, PAGE_SIZE } from '@sanuk/contracts/catalogue'
import { ErrorState } from '@sanuk/ui/error-state'
import { Segmented } from '@sanuk/ui/segmented'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Flame } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { read } from '../../wire/read.ts'
import { GameGrid } from './game-grid.tsx'
import styles from './popular-games.module.css'

/** The games a home page shows first: all of them, or only the hot ones. */
export function PopularGames() {
  const { _ } = useLingui()
  const { data, isError, refetch } = useQuery(read(hotGames, { query: {} }))
  const [shown, setShown] = useState<'all' | 'hot'>('all')
  const games = (data?.list ?? []).filter((game) => shown === 'all' || game.isHot).slice(0, PAGE_SIZE)
  return (
    <section aria-labelledby="popular">
      <header className={styles.head}>
        <h2 id="popular" className={styles.title}>
          {_('home.popular')}
        </h2>
        <Segmented
          className={styles.modes}
          label={_('home.popular.show')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: _('home.popular.all') },
            { value: 'hot', label: _('home.popular.hot'), icon: <Flame /> },
          ]}
        />
        <Link to="/rng" className={styles.more}>
          {_('home.popular.every')}
          <ChevronRight />
        </Link>
      </header>
      {isError ? (
        <ErrorState title={_('home.popular.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
      ) : (
        <div className={styles.games}>
          <GameGrid label={_('home.popular')} games={games} waiting={data ? 0 : PAGE_SIZE} eager={6} />
        </div>
      )}
    </section>
  )
}
