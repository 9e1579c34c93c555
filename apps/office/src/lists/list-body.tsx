import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { SearchX } from 'lucide-react'
import { Failed } from '../components/failed.tsx'
import cards from './card-list.module.css'
import { screenColumns } from './draw-columns.tsx'
import type { ListDescription } from './list-description.ts'
import styles from './list-page.module.css'
import { SortSelect } from './sorting.tsx'
import { useFormats } from './use-formats.ts'
import type { ListState } from './use-list.ts'

export type ListProps<Row, More> = {
  readonly list: ListDescription<Row, More>
  readonly state: ListState<Row, More>
}

/** What a list can be narrowed down by; nothing where there is nothing. */
export function Narrowings<Row, More>({ list, state }: ListProps<Row, More>) {
  if (!list.filters) return null
  return (
    <div className={styles.narrowing}>
      {list.filters.map(({ draw }) => draw(state.address))}
      {/* Cards have no headers to press. */}
      {list.sort && list.card && <SortSelect sorting={list.sort} at={state.asked} />}
    </div>
  )
}

/** The rows of a list as a table, which phones draw as cards, and the way to more of them. */
export function ListTable<Row, More>({ list, state }: ListProps<Row, More>) {
  const { _ } = useLingui()
  const formats = useFormats()
  return (
    <>
      <Table
        label={_(list.title)}
        columns={screenColumns(list.columns, formats, { onOpen: state.open.show, sortOf: state.sortOf })}
        rows={state.error ? undefined : state.rows}
        rowKey={list.rowKey}
        skeletonRows={list.skeletonRows}
        empty={<Empty {...state.nothing()} />}
        error={state.error && <Failed error={state.error} onRetry={state.refetch} />}
      />
      <End list={list} state={state} />
    </>
  )
}

/** The rows of a list as cards on every screen, and the way to more of them. */
export function ListCards<Row, More>({ list, state }: ListProps<Row, More>) {
  const { _ } = useLingui()
  const { rows, error } = state
  if (error) return <Failed error={error} onRetry={state.refetch} />
  if (!rows) return <Skeleton height="140px" shape="card" />
  if (rows.length === 0) {
    return (
      <Card>
        <Empty {...state.nothing()} />
      </Card>
    )
  }
  return (
    <>
      <ul className={cards.list} aria-label={_(list.title)}>
        {rows.map((row) => (
          <li key={list.rowKey(row)}>{list.card?.(row)}</li>
        ))}
      </ul>
      <End list={list} state={state} />
    </>
  )
}

type EmptyProps = ReturnType<ListState<unknown, unknown>['nothing']>

function Empty({ empty: { icon, word, note }, isNarrowed, search }: EmptyProps) {
  const { _ } = useLingui()
  if (!isNarrowed) {
    return (
      <EmptyState icon={icon} title={_(word)}>
        {note && _(note)}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<SearchX />} title={search ? _('office.search.nothing', { search }) : _('office.filter.nothing')}>
      {_(search ? 'office.search.nothing.note' : 'office.filter.nothing.note')}
    </EmptyState>
  )
}

/** How much of a list in pages is here, and the way to more. Mostly nobody knows how many there are before the end. */
function End<Row, More>({ list, state }: ListProps<Row, More>) {
  const formats = useFormats()
  const { _ } = formats
  const { rows = [], first, error, hasNextPage, isFetchingNextPage, fetchNextPage } = state
  if (error || rows.length === 0 || first?.nextCursor === undefined) return null
  const soFar = _(hasNextPage ? 'office.list.shown' : 'office.list.all', { rows: rows.length })
  return (
    <div className={styles.end}>
      <p role="status">{list.shown ? list.shown(rows.length, first, formats) : soFar}</p>
      {hasNextPage && (
        <Button look="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {_('office.list.more')}
        </Button>
      )}
    </div>
  )
}
