import { bannerGroupOf } from '@sanuk/contracts/banner-groups'
import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../../components/lazy-part.ts'
import { useShown } from '../../router/use-router.ts'
import styles from './banner-place.module.css'
import { DrawnBanner } from './drawn-banner.tsx'
import { hadNoBanner } from './known-banners.ts'

const PageBanner = optionalPart(() => import('./page-banner.tsx').then((part) => part.PageBanner), 'home')

/** Where banners hang over pages; the home page has its own. Its height is kept while they come. */
export function BannerPlace() {
  const group = useShown(({ location }) => bannerGroupOf(location.pathname))
  const [drawn, setDrawn] = useState(true)
  useEffect(() => setDrawn(false), [])
  if (!group || group === 'w_home') return null
  const place = drawn || !hadNoBanner(group) ? <DrawnBanner className={styles.place} /> : null
  if (drawn) return place
  return (
    <Suspense fallback={place}>
      <PageBanner group={group} />
    </Suspense>
  )
}
