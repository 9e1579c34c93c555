import { useLingui } from '@lingui/react'
import { DIFFERENCES_KEPT, listDifferences } from '@sanuk/contracts/office-reconciliation'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { CheckCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { ListPages } from '../../components/list-pages.tsx'
import list from '../../lists/list-page.module.css'
import { RowsTable } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { DIFFERENCE_COLUMNS } from './difference-columns.tsx'
import { DifferenceFilter, type Filter } from './difference-filter.tsx'
import styles from './reconciliation.module.css'
import { RECONCILIATION, type Run } from './reconciliation.ts'

/** Where the two sides differ, narrowed by kind and searched for one transaction or round. */
export function Differences({ run }: { run: Run }) {
  const { _ } = useLingui()
  if (run.differences === 0) {
    return (
      <Card title={_('reconciliation.differences')}>
        <EmptyState icon={<CheckCheck />} title={_('reconciliation.differences.none')}>
          {_('reconciliation.differences.none.note')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card title={_('reconciliation.differences')} className={list.list}>
      {run.differences > DIFFERENCES_KEPT && (
        <p className={styles.note}>
          {_('reconciliation.differences.cut', { kept: DIFFERENCES_KEPT, differences: run.differences })}
        </p>
      )}
      <DifferenceList run={run} />
    </Card>
  )
}

function DifferenceList({ run }: { run: Run }) {
  const { _ } = useLingui()
  const [filter, setFilter] = useState<Filter>({ kind: null, search: '' })
  const [page, setPage] = useState(1)
  const { kind, search } = filter
  const { data, error, refetch } = useAsked({
    key: [...RECONCILIATION, 'differences', run.id, kind, search, page],
    ask: (signal) => {
      const query = { ...(kind ? { kind } : {}), ...(search ? { search } : {}), page: String(page) }
      return call(listDifferences, { params: { id: run.id }, query }, signal)
    },
  })
  return (
    <>
      <DifferenceFilter
        run={run}
        filter={filter}
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      <RowsTable
        title="reconciliation.differences"
        columns={DIFFERENCE_COLUMNS}
        rows={data?.list}
        rowKey={({ ordinal }) => String(ordinal)}
        fault={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={<SearchX />} title={_('reconciliation.differences.nothing')}>
            {_('reconciliation.differences.nothing.note')}
          </EmptyState>
        }
      />
      {data && (
        <ListPages label={_('reconciliation.differences.pages')} page={page} pages={data.pages} onChange={setPage} />
      )}
    </>
  )
}
