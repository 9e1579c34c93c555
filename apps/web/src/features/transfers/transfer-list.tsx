import { useLingui } from '@lingui/react'
import { listTransfers, type Transfer } from '@sanuk/contracts/transfers'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { type Column, Table } from '@sanuk/ui/table'
import { ArrowLeftRight } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import type { CsvColumn } from '../../components/records/csv.ts'
import { ExportButton } from '../../components/records/export-button.tsx'
import { ListHead } from '../../components/records/list-head.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './transfers.module.css'
import { useTransfers } from './use-transfers.ts'

/** What went to the vendors and came home, newest first. */
export function TransferList() {
  const { _ } = useLingui()
  const { data, error, refetch, hasNextPage, fetchNextPage } = useTransfers()
  const columns = useColumns()
  return (
    <section className={styles.past} aria-labelledby="past-transfers">
      <ListHead id="past-transfers" className={styles.heading} title={_('transfers.past')}>
        <ExportButton
          label={_('transfers.past.export')}
          name="transfers"
          columns={useCsvColumns()}
          page={(cursor) => call(listTransfers, { query: { cursor } })}
          disabled={!data?.pages[0]?.list.length}
        />
      </ListHead>
      <Table
        label={_('transfers.past')}
        columns={columns}
        rows={data?.pages.flatMap(({ list }) => list)}
        rowKey={({ id }) => id}
        skeletonRows={4}
        empty={
          <EmptyState icon={<ArrowLeftRight />} title={_('transfers.past.empty')}>
            {_('transfers.past.empty.note')}
          </EmptyState>
        }
        error={
          error && (
            <ErrorState title={_('transfers.past.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
      {hasNextPage && (
        <Button className={styles.more} look="quiet" onClick={() => fetchNextPage()}>
          {_('transfers.past.more')}
        </Button>
      )}
    </section>
  )
}

const looks = { under_way: 'luck', done: 'good', refused: 'plain' } as const

function useColumns(): Column<Transfer>[] {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  return [
    { key: 'at', header: _('transfers.past.at'), phone: 'heading', cell: ({ requestedAt }) => moment(requestedAt) },
    {
      key: 'way',
      header: _('transfers.past.way'),
      cell: ({ direction, vendorName: vendor }) => _(`transfers.past.way.${direction}`, { vendor }),
    },
    {
      key: 'amount',
      header: _('transfers.past.amount'),
      align: 'end',
      cell: ({ amount }) =>
        amount === null ? _('transfers.past.amount.all') : <Money amount={parseAmount(amount)} currency={currency} />,
    },
    {
      key: 'state',
      header: _('transfers.past.state'),
      align: 'end',
      cell: ({ state }) => <Badge look={looks[state]}>{_(`transfers.state.${state}`)}</Badge>,
    },
  ]
}

function useCsvColumns(): readonly CsvColumn<Transfer>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    { header: _('transfers.past.at'), isTime: true, cell: ({ requestedAt }) => moment(requestedAt) },
    {
      header: _('transfers.past.way'),
      cell: ({ direction, vendorName: vendor }) => _(`transfers.past.way.${direction}`, { vendor }),
    },
    { header: _('transfers.past.amount'), cell: ({ amount }) => amount ?? _('transfers.past.amount.all') },
    { header: _('transfers.past.state'), cell: ({ state }) => _(`transfers.state.${state}`) },
  ]
}
