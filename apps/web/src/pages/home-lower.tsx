import { RedPacketCard } from '../features/activities/red-packet/red-packet-card.tsx'
import { TrustStrip } from '../features/banners/trust-strip.tsx'
import { FairCard } from '../features/catalogue/fair-card.tsx'
import { RaffleCard } from '../features/raffle/raffle-card.tsx'
import { WinnerBoard } from '../features/winners/winner-board.tsx'
import styles from './home-page.module.css'

/** What lies below the games. */
export function HomeLower() {
  return (
    <>
      <div className={styles.cards}>
        <WinnerBoard />
        <div className={styles.column}>
          <RedPacketCard />
          <RaffleCard />
          <FairCard />
        </div>
      </div>
      <TrustStrip />
    </>
  )
}
