import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import styles from './activities.module.css'
import { ActivityButton } from './activity-button.tsx'
import { type Standing, useActivities } from './use-activities.ts'

const waits = ({ part }: Standing): boolean => part?.state === 'claim'

/** What was granted in promotions and waits to be claimed; nothing where nothing waits. */
export function OwnGrants() {
  const { _ } = useLingui()
  const granted = useActivities().list.filter(waits)
  if (granted.length === 0) return null
  return (
    <Card title={_('activities.granted')}>
      <ul className={styles.gifts}>
        {granted.map((standing) => (
          <li key={standing.activity.id} className={styles.card}>
            {standing.activity.name}
            <ActivityButton standing={standing} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How many of them wait. */
export const useWaitingGrants = (): number => useActivities().list.filter(waits).length
