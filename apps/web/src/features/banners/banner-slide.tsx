import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { classNames } from '@sanuk/ui/class-names'
import { ShieldCheck } from 'lucide-react'
import { BANNERS } from '../../art/site-art.ts'
import { LeadingLink } from '../../components/leading-link.tsx'
import { SitePicture } from '../../components/site-picture.tsx'
import { useTheme } from '../../theme/theme.ts'
import styles from './banner.module.css'
import type { Banner } from './use-banners.ts'

type BannerSlideProps = {
  readonly banner: Banner
  readonly first: boolean
  /** Over a page that is about something else, words of a banner are no headings. */
  readonly heads: boolean
  readonly shown: boolean
  /** Which of how many it is, where there are several. */
  readonly place: string | undefined
}

/** One banner. Those out of sight cannot be reached. */
export function BannerSlide({ place, shown, ...slide }: BannerSlideProps) {
  const { _ } = useLingui()
  const label = place && { role: 'group', 'aria-roledescription': _('home.banners.slide'), 'aria-label': place }
  const { look } = slide.banner
  return (
    <div className={styles.slide} inert={!shown} {...label}>
      {look.kind === 'composed' ? <Composed {...slide} look={look} /> : <Painted {...slide} look={look} />}
    </div>
  )
}

type Look<Kind extends Banner['look']['kind']> = Extract<Banner['look'], { kind: Kind }>
type SlideProps<Kind extends Banner['look']['kind']> = Pick<BannerSlideProps, 'banner' | 'first' | 'heads'> & {
  readonly look: Look<Kind>
}

const SIZES = '(width < 1280px) 100vw, 1240px'

const loading = (first: boolean) =>
  ({ loading: first ? 'eager' : 'lazy', fetchPriority: first ? 'high' : 'low', sizes: SIZES }) as const

/** Words over a scene of the site's own. */
function Composed({ banner, first, heads, look }: SlideProps<'composed'>) {
  const { wide, tall } = BANNERS[look.scene]
  const Title = heads ? 'h2' : 'p'
  return (
    <>
      <SitePicture className={styles.art} picture={wide} phone={tall} {...loading(first)} />
      <div className={styles.words}>
        {look.kicker && <p className={styles.kicker}>{look.kicker}</p>}
        <Title className={styles.title}>{look.title}</Title>
        {look.lead && <p className={styles.note}>{look.lead}</p>}
        {(look.button || look.second) && (
          <div className={styles.actions}>
            {look.button && (
              <LeadingLink
                to={banner}
                className={classNames(buttonClass({ look: 'luck', size: 'large' }), styles.whole)}
              >
                {look.button}
              </LeadingLink>
            )}
            {look.second && (
              <LeadingLink
                to={{ linkageType: 'page', url: look.second.url }}
                className={classNames(buttonClass({ look: 'quiet', size: 'large' }), styles.check)}
              >
                <ShieldCheck />
                {look.second.button}
              </LeadingLink>
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** A picture that says everything itself. */
function Painted({ banner, first, look }: Omit<SlideProps<'picture'>, 'heads'>) {
  const dark = useTheme() === 'dark'
  const shade = (shades: Look<'picture'>['wide']) => (dark && shades.dark) || shades.light
  const phone = look.tall && shade(look.tall)
  const picture = (
    <SitePicture
      key={shade(look.wide).webp}
      className={styles.art}
      picture={shade(look.wide)}
      {...(phone && { phone })}
      alt={look.alt}
      {...loading(first)}
    />
  )
  return (
    <>
      {banner.linkageType === null ? (
        picture
      ) : (
        <LeadingLink to={banner} className={styles.painted}>
          {picture}
        </LeadingLink>
      )}
    </>
  )
}
