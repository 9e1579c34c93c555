import { usePageTitle } from '../brand/use-page-title.ts'
import { lazyPart } from '../components/lazy-part.ts'
import { WhenNear } from '../components/when-near.tsx'
import { HeroBanner } from '../features/banners/hero-banner.tsx'
import { PopularGames } from '../features/catalogue/popular-games.tsx'
import { NoticeBar } from '../features/content/notice-bar.tsx'
import styles from './home-page.module.css'

const HomeLower = lazyPart(
  () => import('./home-lower.tsx').then((part) => part.HomeLower),
  'winners',
  'trust',
  'raffle',
  'red-packets',
)

export function HomePage() {
  usePageTitle()
  return (
    <div className={styles.page}>
      <HeroBanner />
      <NoticeBar />
      <PopularGames />
      <WhenNear waiting={<div id="fair" className={styles.lower} />}>
        <HomeLower />
      </WhenNear>
    </div>
  )
}
