import type { CentrePageProps } from '../components/centre/centre-entry.ts'
import { PanelHead } from '../components/panel-head.tsx'
import { OwnGrants } from '../features/activities/own-grants.tsx'
import { FreeRoundsList } from '../features/free-rounds/free-rounds-list.tsx'
import { WonCard } from '../features/raffle/won-card.tsx'
import { OwnRewards } from '../features/vip/own-rewards.tsx'
import styles from './reward-centre-page.module.css'

/** Everything the member was given, with what waits to be claimed. */
export function RewardCentrePage({ title }: CentrePageProps) {
  return (
    <>
      <PanelHead title={title} />
      <div className={styles.page}>
        <FreeRoundsList />
        <OwnGrants />
        <OwnRewards />
        <WonCard />
      </div>
    </>
  )
}
