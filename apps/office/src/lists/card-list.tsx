import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import type { ReactNode } from 'react'
import { faultText } from '../wire/fault-text.ts'
import type { useAskedPages } from '../wire/use-asked-pages.ts'
import styles from './card-list.module.css'

type Page<Row> = { readonly list: readonly Row[]; readonly nextCursor: string | null }

type CardListProps<Row> = {
  readonly label: string
  readonly asked: ReturnType<typeof useAskedPages<Page<Row>>>
  /** What is said where there is nothing. */
  readonly empty: ReactNode
  readonly card: (row: Row) => ReactNode
}

/** What waits for somebody, a card each, in pages that are asked for one behind the other. */
export function CardList<Row extends { readonly id: string }>({ label, asked, empty, card }: CardListProps<Row>) {
  const { _ } = useLingui()
  const { pages, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  if (error) {
    return (
      <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!pages) return <Skeleton height="140px" shape="card" />
  const list = pages.flatMap((page) => page.list)
  if (list.length === 0) return <Card>{empty}</Card>
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {list.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {_('office.list.more')}
        </Button>
      )}
    </>
  )
}
