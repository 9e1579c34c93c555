import { useLingui } from '@lingui/react'
import { type Deposit, listDeposits } from '@sanuk/contracts/cashier'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { type Column, Table } from '@sanuk/ui/table'
import { Landmark } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import type { CsvColumn } from '../../components/records/csv.ts'
import { ExportButton } from '../../components/records/export-button.tsx'
import { ListHead } from '../../components/records/list-head.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './deposit.module.css'
import type { DeskProps } from './deposit-desk.tsx'
import { DepositState } from './deposit-state.tsx'
import { useDeposits } from './use-deposits.ts'

/** What was deposited before, newest first. A code that still waits can be taken up again. */
export function DepositList({ shown, onShow }: DeskProps) {
  const { _ } = useLingui()
  const { data, error, refetch, hasNextPage, fetchNextPage } = useDeposits()
  const columns = useColumns({ shown, onShow })
  return (
    <section className={styles.past} aria-labelledby="past-deposits">
      <ListHead id="past-deposits" className={styles.heading} title={_('cashier.past')}>
        <ExportButton
          label={_('cashier.past.export')}
          name="deposits"
          columns={useCsvColumns()}
          page={(cursor) => call(listDeposits, { query: { cursor } })}
          disabled={!data?.pages[0]?.list.length}
        />
      </ListHead>
      <Table
        label={_('cashier.past')}
        columns={columns}
        rows={data?.pages.flatMap(({ list }) => list)}
        rowKey={({ id }) => id}
        skeletonRows={4}
        empty={
          <EmptyState icon={<Landmark />} title={_('cashier.past.empty')}>
            {_('cashier.past.empty.note')}
          </EmptyState>
        }
        error={
          error && (
            <ErrorState title={_('cashier.past.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
      {hasNextPage && (
        <Button className={styles.more} look="quiet" onClick={() => fetchNextPage()}>
          {_('cashier.past.more')}
        </Button>
      )}
    </section>
  )
}

function useColumns({ shown, onShow }: DeskProps): Column<Deposit>[] {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  return [
    { key: 'at', header: _('cashier.past.at'), phone: 'heading', cell: ({ requestedAt }) => moment(requestedAt) },
    { key: 'reference', header: _('cashier.code.reference'), cell: ({ reference }) => reference },
    {
      key: 'amount',
      header: _('cashier.code.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={parseAmount(amount)} currency={currency} />,
    },
    {
      key: 'state',
      header: _('cashier.past.state'),
      align: 'end',
      cell: (deposit) => <DepositState deposit={deposit} shown={shown} onShow={onShow} />,
    },
  ]
}

function useCsvColumns(): readonly CsvColumn<Deposit>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    { header: _('cashier.past.at'), isTime: true, cell: ({ requestedAt }) => moment(requestedAt) },
    { header: _('cashier.code.reference'), cell: ({ reference }) => reference },
    { header: _('cashier.code.amount'), cell: ({ amount }) => amount },
    { header: _('cashier.past.state'), cell: ({ state }) => _(`cashier.state.${state}`) },
  ]
}
