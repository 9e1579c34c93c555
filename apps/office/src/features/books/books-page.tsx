import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { RotateCw } from 'lucide-react'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { BookChecks } from './book-checks.tsx'
import styles from './books.module.css'
import { TrialBalances } from './trial-balances.tsx'
import { useBooks } from './use-books.ts'

/** The trial balance by currency, and whether the books are true. */
export function BooksPage() {
  const { _ } = useLingui()
  useTitle('office.books.balance')
  const moment = useMoment()
  const { data, error, isFetching, refetch } = useBooks()
  return (
    <>
      <PageHead title={_('office.books.balance')} note={data && _('office.books.at', { at: moment(data.at) })}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      {error ? (
        <Card>
          <Failed title="office.books.failed" error={error} onRetry={refetch} />
        </Card>
      ) : (
        <div className={styles.books}>
          <TrialBalances lines={data?.accounts} />
          <BookChecks books={data} />
        </div>
      )}
    </>
  )
}
