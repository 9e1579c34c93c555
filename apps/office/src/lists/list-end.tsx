import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { useInfinitePaginationContext } from 'ra-core'
import styles from './list-page.module.css'

/** Below a list: how much of it is here, and the way to more. Nobody knows how many there are before the end. */
export function ListEnd({ rows }: { rows: number }) {
  const { _ } = useLingui()
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext()
  return (
    <div className={styles.end}>
      <p role="status">{_(hasNextPage ? 'office.list.shown' : 'office.list.all', { rows })}</p>
      {hasNextPage && (
        <Button look="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {_('office.list.more')}
        </Button>
      )}
    </div>
  )
}
