import { useLingui } from '@lingui/react'
import { visuallyHidden } from '@sanuk/ui/visually-hidden'
import { useEffect } from 'react'
import { SITE_NAME, useBrand } from '../../brand/use-brand.ts'
import styles from './banner.module.css'
import { BannerSlides } from './banner-slides.tsx'
import { hasOwnHome, noteOwnHome } from './known-banners.ts'
import { type Banner, useBanners } from './use-banners.ts'

/**
 * The home page's banners. Before any have come it shows the one that the build has drawn into the page, unless the brand
 * is known to begin with another.
 */
export function HeroBanner() {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const drawn = useDrawnBanner()
  const { list, failed } = useBanners('w_home')
  useEffect(() => {
    if (list) noteOwnHome(!list[0] || !isSame(list[0], drawn))
  }, [list, drawn])
  return (
    <>
      <h1 className={visuallyHidden}>{_('site.title', { brand })}</h1>
      {!list && hasOwnHome() && !failed ? (
        <div className={styles.ground} />
      ) : (
        list?.length !== 0 && <BannerSlides list={list ?? [drawn]} size="high" />
      )}
    </>
  )
}

function useDrawnBanner(): Banner {
  const { _ } = useLingui()
  return {
    ...{ bannerId: 'drawn', groupName: 'w_home', linkageType: 'page', url: '/rng' },
    look: {
      ...{ kind: 'composed', scene: 'tiger', kicker: _('home.tiger.kicker'), title: _('home.tiger.title') },
      ...{ lead: _('home.tiger.note'), button: _('home.tiger.action') },
      second: { button: _('home.check'), url: '/#fair' },
    },
  }
}

const isSame = (one: Banner, other: Banner): boolean => JSON.stringify(one.look) === JSON.stringify(other.look)
