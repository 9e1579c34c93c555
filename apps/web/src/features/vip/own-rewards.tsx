import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Rewards } from './rewards.tsx'
import { useClub, useOwnVip } from './use-vip.ts'
import styles from './vip.module.css'

/** What ranks gave the member; nothing where there is no club. */
export function OwnRewards() {
  const { _ } = useLingui()
  const club = useClub()
  const own = useOwnVip(club.data?.open === true)
  if (club.isError || own.isError) {
    const again = () => Promise.all([club.refetch(), own.refetch()])
    return <ErrorState title={_('vip.fault')} retryLabel={_('site.retry')} onRetry={again} />
  }
  if (club.data && !club.data.open) return null
  if (!club.data || !own.data) return <Skeleton className={styles.waiting} />
  return <Rewards rewards={own.data.rewards} ranks={club.data.ranks} play={club.data.rewardPlay} />
}

/** How many rewards of ranks wait to be claimed. */
export function useWaitingRewards(): number {
  const own = useOwnVip(useClub().data?.open === true)
  return own.data?.rewards.filter(({ claimedAt }) => claimedAt === null).length ?? 0
}
