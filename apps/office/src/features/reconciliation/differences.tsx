import { useLingui } from '@lingui/react'
import { DIFFERENCES_KEPT, listDifferences } from '@sanuk/contracts/office-reconciliation'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Table } from '@sanuk/ui/table'
import { CheckCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { ListPages } from '../../components/list-pages.tsx'
import list from '../../lists/list-page.module.css'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { DifferenceFilter, type Filter } from './difference-filter.tsx'
import styles from './reconciliation.module.css'
import { RECONCILIATION, type Run } from './reconciliation.ts'
import { useDifferenceColumns } from './use-difference-columns.tsx'

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
  const columns = useDifferenceColumns()
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
      <Table
        label={_('reconciliation.differences')}
        columns={columns}
        rows={error ? undefined : data?.list}
        rowKey={({ ordinal }) => String(ordinal)}
        empty={
          <EmptyState icon={<SearchX />} title={_('reconciliation.differences.nothing')}>
            {_('reconciliation.differences.nothing.note')}
          </EmptyState>
        }
        error={
          error && (
            <ErrorState
              title={_('reconciliation.differences.failed')}
              retryLabel={_('office.retry')}
              onRetry={() => refetch()}
            >
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
      {data && (
        <ListPages label={_('reconciliation.differences.pages')} page={page} pages={data.pages} onChange={setPage} />
      )}
    </>
  )
}
