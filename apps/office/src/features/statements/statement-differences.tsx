import { useLingui } from '@lingui/react'
import { listStatementDifferences } from '@sanuk/contracts/office-statements'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { CheckCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { ListPages } from '../../components/list-pages.tsx'
import list from '../../lists/list-page.module.css'
import { RowsTable } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { differenceColumns } from './difference-columns.tsx'
import { EVERY_DIFFERENCE, type Filter, StatementFilter } from './statement-filter.tsx'
import { STATEMENTS, type Statement } from './statements.ts'

/** Where bank and books differ, narrowed by kind and state and searched for one reference. */
export function StatementDifferences({ statement }: { statement: Statement }) {
  const { _ } = useLingui()
  if (statement.differences === 0) {
    return (
      <Card title={_('statements.differences')}>
        <EmptyState icon={<CheckCheck />} title={_('statements.differences.none')}>
          {_('statements.differences.none.note')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card title={_('statements.differences')} className={list.list}>
      <DifferenceList statement={statement} />
    </Card>
  )
}

function DifferenceList({ statement: { id, currency } }: { statement: Statement }) {
  const { _ } = useLingui()
  const [filter, setFilter] = useState<Filter>(EVERY_DIFFERENCE)
  const [page, setPage] = useState(1)
  const { kind, state, search } = filter
  const { data, error, refetch } = useAsked({
    key: [...STATEMENTS, 'differences', id, kind, state, search, page],
    ask: (signal) => {
      const narrowed = { ...(kind ? { kind } : {}), ...(state ? { state } : {}), ...(search ? { search } : {}) }
      return call(listStatementDifferences, { params: { id }, query: { ...narrowed, page: String(page) } }, signal)
    },
  })
  return (
    <>
      <StatementFilter
        filter={filter}
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      <RowsTable
        title="statements.differences"
        columns={differenceColumns(currency)}
        rows={data?.list}
        rowKey={(one) => one.id}
        fault={error}
        onRetry={() => refetch()}
        empty={
          <EmptyState icon={<SearchX />} title={_('statements.differences.nothing')}>
            {_('statements.differences.nothing.note')}
          </EmptyState>
        }
      />
      {data && (
        <ListPages label={_('statements.differences.pages')} page={page} pages={data.pages} onChange={setPage} />
      )}
    </>
  )
}
