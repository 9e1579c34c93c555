import { useLingui } from '@lingui/react'
import { BannerFace } from '@sanuk/ui/banner-face'
import { LeadingLink } from '../../components/leading-link.tsx'
import { useTheme } from '../../theme/theme.ts'
import styles from './banner.module.css'
import type { Banner } from './use-banners.ts'

type BannerSlideProps = {
  readonly banner: Banner
  readonly first: boolean
  readonly size: 'high' | 'low'
  readonly shown: boolean
  /** Which of how many it is, where there are several. */
  readonly place: string | undefined
}

/** One banner. Those out of sight cannot be reached. */
export function BannerSlide({ place, shown, ...face }: BannerSlideProps) {
  const { _ } = useLingui()
  const dark = useTheme() === 'dark'
  const label = place && { role: 'group', 'aria-roledescription': _('home.banners.slide'), 'aria-label': place }
  return (
    <div className={styles.slide} inert={!shown} {...label}>
      <BannerFace {...face} several={place !== undefined} dark={dark} linkTo={LeadingLink} />
    </div>
  )
}
