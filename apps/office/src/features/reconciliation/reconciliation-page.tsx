import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { type Column, Table } from '@sanuk/ui/table'
import { FileDiff, RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { CompareStatement } from './compare-statement.tsx'
import type { RunLine } from './reconciliation.ts'
import { RunResult } from './run-result.tsx'
import { readRuns, useRuns } from './use-runs.ts'
import { useSavedRuns } from './use-saved-runs.ts'

/** Every comparison of a vendor's statement with our books, and the way to a new one. */
export function ReconciliationPage() {
  const { _ } = useLingui()
  useTitle('reconciliation.title')
  const { runs, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRuns()
  return (
    <>
      <PageHead title={_('reconciliation.title')} note={_('reconciliation.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="reconciliation" columns={useSavedRuns()} readFrom={readRuns} />
        <CompareStatement />
      </PageHead>
      <Card className={list.list}>
        <Table
          label={_('reconciliation.title')}
          columns={useColumns()}
          rows={error ? undefined : runs}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={<FileDiff />} title={_('reconciliation.list.empty')}>
              {_('reconciliation.list.empty.note')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState
                title={_('reconciliation.list.failed')}
                retryLabel={_('office.retry')}
                onRetry={() => refetch()}
              >
                {faultText(error, _)}
              </ErrorState>
            )
          }
        />
        {hasNextPage && (
          <div className={list.end}>
            <Button look="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {_('reconciliation.list.more')}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}

function useColumns(): readonly Column<RunLine>[] {
  const { _, i18n } = useLingui()
  const moment = useMoment()
  return [
    {
      key: 'day',
      header: _('reconciliation.day'),
      phone: 'heading',
      cell: ({ id, day, vendor }) => (
        <Link className={list.name} to={`/reconciliation/${id}`}>
          {vendor} · {day}
        </Link>
      ),
    },
    { key: 'zone', header: _('reconciliation.zone'), cell: ({ timeZone }) => timeZone },
    {
      key: 'result',
      header: _('reconciliation.result'),
      cell: ({ differences }) => <RunResult differences={differences} />,
    },
    { key: 'lines', header: _('reconciliation.lines'), align: 'end', cell: ({ lines }) => i18n.number(lines) },
    { key: 'made', header: _('reconciliation.made'), cell: ({ madeAt }) => moment(madeAt) },
    { key: 'by', header: _('reconciliation.made_by'), cell: ({ madeBy }) => madeBy },
  ]
}
