import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Percent } from 'lucide-react'
import type { ReactNode } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { Link } from '../../router/link.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { DueCard } from './due-card.tsx'
import { RebateDays } from './rebate-days.tsx'
import { RebateToday } from './rebate-today.tsx'
import styles from './rebates.module.css'
import { useRebate } from './use-rebate.ts'

/** What play gives back, and the button that fetches it, as a page of the member centre. */
export function RebatePage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const { data, error, isLoadingError, refetch } = useRebate()
  return (
    <>
      <PanelHead
        title={title}
        action={
          <Link to="/rng" className={buttonClass({ look: 'outline', size: 'small' })}>
            {_('wagers.empty.play')}
          </Link>
        }
      />
      <div className={styles.page}>
        {isLoadingError && (
          <ErrorState title={_('rebates.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
            {faultText(error, _)}
          </ErrorState>
        )}
        {!data && !isLoadingError && <Skeleton className={styles.waiting} />}
        {data?.open === false && (
          <EmptyState icon={<Percent />} title={_('rebates.shut')}>
            {_('rebates.shut.note')}
          </EmptyState>
        )}
        {data?.open && (
          <>
            <DueCard rebate={data} />
            <RebateToday rebate={data} />
            <RebateDays days={data.days} />
          </>
        )}
      </div>
    </>
  )
}
