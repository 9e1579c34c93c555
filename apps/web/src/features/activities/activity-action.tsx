import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Suspense } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import styles from './activities.module.css'
import { ActivityButton } from './activity-button.tsx'
import { useActivityFacts } from './activity-facts.ts'
import { useGiftExample } from './gift-example.ts'
import { type Standing, useActivities } from './use-activities.ts'

const RedPacket = lazyPart(() => import('./red-packet/red-packet.tsx').then((it) => it.RedPacket), 'red-packets')

/** What can be done about the activity that a promotion tells of; nothing where there is none. */
export function ActivityAction({ promotion }: { readonly promotion: string }) {
  const found = useActivities().list.find(({ activity }) => activity.promotion === promotion)
  return found ? <ActivityCard standing={found} /> : null
}

function ActivityCard({ standing }: { readonly standing: Standing }) {
  const { _ } = useLingui()
  const { activity, part } = standing
  const facts = useActivityFacts(activity)
  const example = useGiftExample(activity)
  return (
    <Card level={2} title={_('activities.title')}>
      <div className={styles.card}>
        {activity.rule.kind === 'red_packet' && (
          <Suspense fallback={<Skeleton height="520px" shape="card" />}>
            <RedPacket standing={standing} />
          </Suspense>
        )}
        <Facts facts={facts} />
        {example && <p className={styles.terms}>{example}</p>}
        {part?.state === 'rejected' && part.reason && (
          <p className={styles.reason}>{_('activities.reason', { reason: part.reason })}</p>
        )}
        {activity.rule.kind !== 'red_packet' && <ActivityButton standing={standing} />}
      </div>
    </Card>
  )
}
