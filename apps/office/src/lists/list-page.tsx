import { useLingui } from '@lingui/react'
import type { WordOf } from '@sanuk/locales/word'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Sheet } from '@sanuk/ui/sheet'
import { Table } from '@sanuk/ui/table'
import { RotateCw, SearchX } from 'lucide-react'
import { InfiniteListBase, useListContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../language/use-title.ts'
import { faultText } from '../wire/fault-text.ts'
import { ExportButton } from './export-button.tsx'
import type { ListColumn } from './list-column.ts'
import { ListEnd } from './list-end.tsx'
import styles from './list-page.module.css'
import type { ListName, RowOf } from './lists.ts'
import { SearchBox } from './search-box.tsx'

/** The API lists newest first and in no other order; react-admin wants the order named. */
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

const SEARCH_PAUSE_MS = 300

export type ListPageProps<L extends ListName> = {
  list: L
  title: WordOf<'office'>
  searchHint: WordOf<'office'>
  empty: { icon: ReactNode; title: WordOf<'office'>; note: WordOf<'office'> }
  /** All but the first column, which names the row and opens it. */
  columns: readonly ListColumn<RowOf<L>>[]
  name: { header: string; of: (row: RowOf<L>) => string }
  /** What else the list can be narrowed down by, beside the search. */
  filters?: ReactNode
  /** What the drawer shows of one row. */
  details: (row: RowOf<L>) => ReactNode
}

/** A list with its search, its file and a drawer for one row: every list of the office looks like this. */
export function ListPage<L extends ListName>(props: ListPageProps<L>) {
  return (
    <InfiniteListBase
      resource={props.list}
      sort={NEWEST_FIRST}
      debounce={SEARCH_PAUSE_MS}
      // The page itself shows what went wrong.
      queryOptions={{ onError: () => undefined }}
    >
      <ListView {...props} />
    </InfiniteListBase>
  )
}

function ListView<L extends ListName>(props: ListPageProps<L>) {
  const { list, title, columns, name, details } = props
  const { _ } = useLingui()
  useTitle(title)
  const { data, isFetching, refetch, error } = useListContext<RowOf<L>>()
  const [chosen, setChosen] = useState<RowOf<L>>()
  const [open, setOpen] = useState(false)
  const first: ListColumn<RowOf<L>> = {
    key: 'name',
    header: name.header,
    phone: 'heading',
    text: name.of,
    cell: (row) => (
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => show(row)}>
        {name.of(row)}
      </button>
    ),
  }
  const all = [first, ...columns]
  const show = (row: RowOf<L>) => {
    setChosen(row)
    setOpen(true)
  }
  return (
    <>
      <PageHead title={_(title)}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <ExportButton list={list} columns={all} />
      </PageHead>
      <Card className={styles.list}>
        <div className={styles.narrowing}>
          <SearchBox hint={props.searchHint} />
          {props.filters}
        </div>
        <Table
          label={_(title)}
          columns={all}
          rows={error ? undefined : data}
          rowKey={(row) => row.id}
          skeletonRows={10}
          empty={<NothingHere {...props.empty} />}
          error={
            error && (
              <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
                {faultText(error, _)}
              </ErrorState>
            )
          }
        />
        {!error && data && data.length > 0 && <ListEnd rows={data.length} />}
      </Card>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        side="right"
        title={chosen && name.of(chosen)}
        closeLabel={_('office.close')}
      >
        {chosen && details(chosen)}
      </Sheet>
    </>
  )
}

function NothingHere({ icon, title, note }: ListPageProps<ListName>['empty']) {
  const { _ } = useLingui()
  const { search, ...others } = useListContext().filterValues
  if (!search && Object.keys(others).length === 0) {
    return (
      <EmptyState icon={icon} title={_(title)}>
        {_(note)}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<SearchX />} title={search ? _('office.search.nothing', { search }) : _('office.filter.nothing')}>
      {_(search ? 'office.search.nothing.note' : 'office.filter.nothing.note')}
    </EmptyState>
  )
}
