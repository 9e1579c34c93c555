import { usePageTitle } from '../brand/use-page-title.ts'
import { HeroBanner } from '../features/banners/hero-banner.tsx'
import { TrustStrip } from '../features/banners/trust-strip.tsx'
import { FairCard } from '../features/catalogue/fair-card.tsx'
import { PopularGames } from '../features/catalogue/popular-games.tsx'
import { NoticeBar } from '../features/content/notice-bar.tsx'
import { WinnerBoard } from '../features/winners/winner-board.tsx'
import styles from './home-page.module.css'

export function HomePage() {
  usePageTitle()
  return (
    <div className={styles.page}>
      <HeroBanner />
      <NoticeBar />
      <PopularGames />
      <div className={styles.cards}>
        <WinnerBoard />
        <FairCard />
      </div>
      <TrustStrip />
    </div>
  )
}
