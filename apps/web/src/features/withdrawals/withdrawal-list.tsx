import { useLingui } from '@lingui/react'
import { listWithdrawals, type Withdrawal } from '@sanuk/contracts/withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { type Column, Table } from '@sanuk/ui/table'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUpFromLine } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import type { CsvColumn } from '../../components/records/csv.ts'
import { ExportButton } from '../../components/records/export-button.tsx'
import { ListHead } from '../../components/records/list-head.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf } from '../../wire/read.ts'
import { WithdrawalState } from './withdrawal-state.tsx'
import styles from './withdrawals.module.css'

type Props = { readonly onShow: (withdrawal: string) => void }

/** What was withdrawn before, newest first; each can be looked at. */
export function WithdrawalList({ onShow }: Props) {
  const { _ } = useLingui()
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(listWithdrawals), 'pages'],
    queryFn: ({ pageParam, signal }) => call(listWithdrawals, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const columns = useColumns(onShow)
  return (
    <section className={styles.past} aria-labelledby="past-withdrawals">
      <ListHead id="past-withdrawals" className={styles.heading} title={_('withdrawals.past')}>
        <ExportButton
          label={_('withdrawals.past.export')}
          name="withdrawals"
          columns={useCsvColumns()}
          page={(cursor) => call(listWithdrawals, { query: { cursor } })}
          disabled={!data?.pages[0]?.list.length}
        />
      </ListHead>
      <Table
        label={_('withdrawals.past')}
        columns={columns}
        rows={data?.pages.flatMap(({ list }) => list)}
        rowKey={({ id }) => id}
        skeletonRows={3}
        empty={
          <EmptyState icon={<ArrowUpFromLine />} title={_('withdrawals.past.empty')}>
            {_('withdrawals.past.empty.note')}
          </EmptyState>
        }
        error={
          error && (
            <ErrorState title={_('withdrawals.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
      {hasNextPage && (
        <Button className={styles.more} look="quiet" onClick={() => fetchNextPage()}>
          {_('withdrawals.past.more')}
        </Button>
      )}
    </section>
  )
}

function useColumns(onShow: Props['onShow']): Column<Withdrawal>[] {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  return [
    { key: 'at', header: _('withdrawals.past.at'), phone: 'heading', cell: ({ requestedAt }) => moment(requestedAt) },
    { key: 'reference', header: _('withdrawals.reference'), cell: ({ reference }) => reference },
    {
      key: 'amount',
      header: _('withdrawals.past.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={parseAmount(amount)} currency={currency} />,
    },
    {
      key: 'state',
      header: _('withdrawals.past.state'),
      align: 'end',
      cell: ({ id, reference, state }) => (
        <span className={styles.stand}>
          <WithdrawalState state={state} />
          <Button
            look="ghost"
            size="small"
            aria-label={_('withdrawals.past.open.of', { reference })}
            onClick={() => onShow(id)}
          >
            {_('withdrawals.past.open')}
          </Button>
        </span>
      ),
    },
  ]
}

function useCsvColumns(): readonly CsvColumn<Withdrawal>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    { header: _('withdrawals.past.at'), isTime: true, cell: ({ requestedAt }) => moment(requestedAt) },
    { header: _('withdrawals.reference'), cell: ({ reference }) => reference },
    { header: _('withdrawals.past.amount'), cell: ({ amount }) => amount },
    { header: _('withdrawals.past.state'), cell: ({ state }) => _(`withdrawals.state.${state}`) },
  ]
}
