import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import type { ReactNode } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { BreakCard } from './break-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import { CheckCard } from './check-card.tsx'
import { ClosureCard } from './closure-card.tsx'
import { HelpCard } from './help-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { PlayCard } from './play-card.tsx'
import styles from './protection.module.css'
import { useProtection } from './use-protection.ts'

/** What members allow themselves, how they stay away, and how they played: a page of the member centre. */
export function ProtectionPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const { data, error, isLoadingError, refetch } = useProtection()
  return (
    <>
      <PanelHead title={title} />
      <div className={styles.page}>
        <p className={styles.note}>{_('protection.page.lead')}</p>
        {isLoadingError && (
          <ErrorState title={_('protection.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
            {faultText(error, _)}
          </ErrorState>
        )}
        {!data && !isLoadingError && <Skeleton className={styles.waiting} />}
        {data && (
          <>
            {data.closure && <ClosureCard closure={data.closure} />}
            <LimitsCard protection={data} />
            <CheckCard minutes={data.checkMinutes} />
            <PlayCard />
            <BreakCard protection={data} />
            <HelpCard />
            <ChangesCard />
          </>
        )}
      </div>
    </>
  )
}
