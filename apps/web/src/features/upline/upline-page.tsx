import { useLingui } from '@lingui/react'
import { ownUpline } from '@sanuk/contracts/upline'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { RefusedError } from '@sanuk/wire/faults'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { PanelHead } from '../../components/panel-head.tsx'
import { ListEnd } from '../../components/records/list-end.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf } from '../../wire/read.ts'
import { SendForm } from './send-form.tsx'
import styles from './upline.module.css'

/** Sending money to whoever invited the member, as a page of the member centre. */
export function UplinePage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const pages = useInfiniteQuery({
    queryKey: keyOf(ownUpline),
    queryFn: ({ pageParam, signal }) => call(ownUpline, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const own = pages.data?.pages[0]
  const list = pages.data?.pages.flatMap((page) => page.list) ?? []
  const isShut = pages.error instanceof RefusedError && pages.error.code === 'function_off'
  return (
    <>
      <PanelHead title={title} />
      <div className={styles.page}>
        {isShut && (
          <EmptyState icon={<Send />} title={_('upline.shut')}>
            {_('upline.shut.note')}
          </EmptyState>
        )}
        {pages.isLoadingError && !isShut && (
          <ErrorState title={_('upline.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
            {faultText(pages.error, _)}
          </ErrorState>
        )}
        {!own && !pages.isLoadingError && <Skeleton className={styles.waiting} />}
        {own && (
          <>
            {own.hindrance ? (
              <EmptyState icon={<Send />} title={_(`upline.hindrance.${own.hindrance}`)} />
            ) : (
              <SendForm own={own} />
            )}
            <Card level={3} title={_('upline.list')}>
              {list.length === 0 ? (
                <p className={styles.note}>{_('upline.none')}</p>
              ) : (
                <>
                  <ul className={styles.list}>
                    {list.map(({ id, amount, at }) => (
                      <li key={id}>
                        <span className={styles.note}>{moment(at)}</span>
                        <b>{formatMoney(parseAmount(amount), currency)}</b>
                      </li>
                    ))}
                  </ul>
                  <ListEnd pages={pages} words={_('upline.end')} />
                </>
              )}
            </Card>
          </>
        )}
      </div>
    </>
  )
}
