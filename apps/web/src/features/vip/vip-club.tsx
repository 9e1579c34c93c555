import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Gem } from 'lucide-react'
import { SITE_NAME, useBrand } from '../../brand/use-brand.ts'
import { OwnRank } from './own-rank.tsx'
import { RankEmblem } from './rank-emblem.tsx'
import { RankList } from './rank-list.tsx'
import { Rewards } from './rewards.tsx'
import { useClub, useOwnVip } from './use-vip.ts'
import styles from './vip.module.css'

/** The club of the brand: what it is, where one stands, what one was given, and all ranks. */
export function VipClub() {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  return (
    <div className={styles.page}>
      <section className={styles.offer} data-theme="dark">
        <div className={styles.words}>
          <p className={styles.kicker}>{_('vip.kicker')}</p>
          <h1 className={styles.title}>{_('vip.title', { brand })}</h1>
          <p className={styles.lead}>{_('vip.lead')}</p>
        </div>
        <div className={styles.stones}>
          {[4, 6, 5].map((level) => (
            <RankEmblem key={level} level={level} size={level === 6 ? 128 : 88} />
          ))}
        </div>
      </section>
      <Club />
    </div>
  )
}

function Club() {
  const { _ } = useLingui()
  const { data: club, isError, refetch } = useClub()
  const own = useOwnVip(club?.open === true)
  if (isError) return <ErrorState title={_('vip.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  if (!club) return <Skeleton className={styles.waiting} />
  if (!club.open) return <EmptyState icon={<Gem />} title={_('vip.closed')} />
  return (
    <>
      {own.isError ? (
        <ErrorState title={_('vip.fault')} retryLabel={_('site.retry')} onRetry={own.refetch} />
      ) : (
        <OwnRank ranks={club.ranks} own={own.data} />
      )}
      {own.data && <Rewards rewards={own.data.rewards} ranks={club.ranks} play={club.rewardPlay} />}
      <section className={styles.section}>
        <h2 className={styles.heading}>{_('vip.ranks')}</h2>
        <RankList ranks={club.ranks} level={own.data?.level} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{_('vip.rules')}</h2>
        <ul className={styles.rules}>
          {(['counts', 'rise', 'keep', 'back', 'claim'] as const).map((rule) => (
            <li key={rule}>{_(`vip.rule.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
