import { useLingui } from '@lingui/react'
import { visuallyHidden } from '@sanuk/ui/visually-hidden'
import { SITE_NAME, useBrand } from '../../brand/use-brand.ts'
import styles from './banner.module.css'
import { BannerSlides } from './banner-slides.tsx'
import { DrawnBanner } from './drawn-banner.tsx'
import { useBanners } from './use-banners.ts'

/** The home page's banners. */
export function HeroBanner() {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const { list, failed } = useBanners('w_home')
  return (
    <>
      <h1 className={visuallyHidden}>{_('site.title', { brand })}</h1>
      {!list && !failed && <DrawnBanner className={styles.ground} />}
      {list && list.length > 0 && <BannerSlides list={list} size="high" />}
    </>
  )
}
