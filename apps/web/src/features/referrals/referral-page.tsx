import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { Earned } from './earned.tsx'
import { FriendList } from './friend-list.tsx'
import { InvitationCard } from './invitation-card.tsx'
import styles from './referrals.module.css'
import { useReferral } from './use-referral.ts'

/** Inviting friends, and what they bring, as a page of the member centre. */
export function ReferralPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const pages = useReferral()
  const own = pages.data?.pages[0]
  return (
    <>
      <PanelHead title={title} />
      <div className={styles.page}>
        {pages.isLoadingError && (
          <ErrorState title={_('referrals.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
            {faultText(pages.error, _)}
          </ErrorState>
        )}
        {!own && !pages.isLoadingError && <Skeleton className={styles.waiting} />}
        {own && !own.open && own.invited === 0 && (
          <EmptyState icon={<UserRoundPlus />} title={_('referrals.shut')}>
            {_('referrals.shut.note')}
          </EmptyState>
        )}
        {own && (own.open || own.invited > 0) && (
          <>
            {own.open && <InvitationCard own={own} />}
            <Earned own={own} />
            <FriendList own={own} pages={pages} friends={pages.data?.pages.flatMap(({ list }) => list) ?? []} />
          </>
        )}
      </div>
    </>
  )
}
