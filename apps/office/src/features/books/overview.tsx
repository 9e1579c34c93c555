import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { faultText } from '../../wire/fault-text.ts'
import { BookChecks } from './book-checks.tsx'
import styles from './overview.module.css'
import { TodayFigures } from './today-figures.tsx'
import { TrialBalances } from './trial-balances.tsx'
import { useBooks } from './use-books.ts'

/** The first page: what must be looked at now, today in figures, and whether the books are true. */
export function Overview({ alarms }: { alarms: ReactNode }) {
  const { _ } = useLingui()
  useTitle('office.overview')
  const moment = useMoment()
  const { data, error, isFetching, refetch } = useBooks()
  return (
    <>
      <PageHead title={_('office.overview')} note={data && _('office.books.at', { at: moment(data.at) })}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      {alarms}
      {error ? (
        <Card>
          <ErrorState title={_('office.books.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
            {faultText(error, _)}
          </ErrorState>
        </Card>
      ) : (
        <div className={styles.overview}>
          <TodayFigures today={data?.today} />
          <div className={styles.books}>
            <TrialBalances lines={data?.accounts} />
            <BookChecks books={data} />
          </div>
        </div>
      )}
    </>
  )
}
