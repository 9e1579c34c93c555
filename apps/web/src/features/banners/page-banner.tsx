import type { BannerGroup } from '@sanuk/contracts/content'
import { useEffect } from 'react'
import styles from './banner.module.css'
import { BannerSlides } from './banner-slides.tsx'
import { DrawnBanner } from './drawn-banner.tsx'
import { hadNoBanner, noteBanners } from './known-banners.ts'
import { useBanners } from './use-banners.ts'

/** What hangs over a page other than the home page, if anything. */
export function PageBanner({ group }: { readonly group: BannerGroup }) {
  const { list, failed } = useBanners(group)
  const count = list?.length
  useEffect(() => {
    if (count !== undefined) noteBanners(group, count)
  }, [group, count])
  if (!list && !failed) return hadNoBanner(group) ? null : <DrawnBanner className={styles.place} />
  return list && list.length > 0 ? <BannerSlides key={group} list={list} size="low" /> : null
}
