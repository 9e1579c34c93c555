import { useLingui } from '@lingui/react'
import type { MissionReward, OwnMission } from '@sanuk/contracts/missions'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Target } from 'lucide-react'
import { MissionCard } from './mission-card.tsx'
import styles from './missions.module.css'

type MissionSheetProps = {
  readonly missions: readonly OwnMission[]
  readonly onWon: (reward: MissionReward) => void
}

const ORDER = { completed: 0, open: 1, locked: 2, claimed: 3, expired: 4 } as const

/** What there is to do: what can be claimed stands first, what is over last. */
export function MissionSheet({ missions, onWon }: MissionSheetProps) {
  const { _ } = useLingui()
  const inOrder = missions.toSorted((one, other) => ORDER[one.state] - ORDER[other.state])
  if (inOrder.length === 0) return <EmptyState icon={<Target />} title={_('missions.none')} />
  return (
    <ul className={styles.missions}>
      {inOrder.map((mission) => (
        <MissionCard key={`${mission.id} ${mission.period}`} mission={mission} onWon={onWon} />
      ))}
    </ul>
  )
}
