import type { LINKAGE_TYPES, SCENES } from '@sanuk/contracts/content'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { BANNERS } from './art/banners.ts'
import styles from './banner-face.module.css'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Phrases } from './phrases.tsx'
import type { SitePicture as Picture } from './picture.ts'
import { SitePicture } from './site-picture.tsx'

/** What a press leads to. */
export type Linkage = { readonly linkageType: (typeof LINKAGE_TYPES)[number] | null; readonly url: string | null }

type Shades = { readonly light: Picture; readonly dark: Picture | null }

/** Words over a scene of the site's own. */
type ComposedLook = {
  readonly kind: 'composed'
  readonly scene: (typeof SCENES)[number]
  readonly kicker: string
  readonly title: string
  readonly lead: string
  readonly button: string
  readonly second: { readonly button: string; readonly url: string } | null
}

/** A picture that says everything itself. */
type PaintedLook = {
  readonly kind: 'picture'
  readonly alt: string
  readonly wide: Shades
  readonly tall: Shades | null
}

/** A link as the app makes links. */
export type LinkTo = (link: {
  readonly to: Linkage
  readonly className: string | undefined
  readonly children: ReactNode
}) => ReactNode

export type BannerFaceProps = {
  readonly banner: Linkage & { readonly look: ComposedLook | PaintedLook }
  /** High ones stand on the home page, low ones over pages that are about something else: there words are no headings. */
  readonly size: 'high' | 'low'
  /** It is seen at once and not only when somebody turns to it. */
  readonly first: boolean
  /** Others hang beside it: there are dots to turn to them. */
  readonly several: boolean
  readonly dark: boolean
  readonly linkTo: LinkTo
}

type FaceProps<Look> = Omit<BannerFaceProps, 'size' | 'several'> & { readonly heads: boolean; readonly look: Look }

/** What a banner looks like. */
export function BannerFace({ size, several, ...rest }: BannerFaceProps) {
  const { look } = rest.banner
  const face = { ...rest, heads: size === 'high' }
  return (
    <div className={classNames(styles.face, styles[size], several && styles.several)}>
      {look.kind === 'composed' ? <Composed {...face} look={look} /> : <Painted {...face} look={look} />}
    </div>
  )
}

const SIZES = '(width < 1280px) 100vw, 1240px'

const loading = (first: boolean) =>
  ({ loading: first ? 'eager' : 'lazy', fetchPriority: first ? 'high' : 'low', sizes: SIZES }) as const

function Composed({ banner, first, heads, look, linkTo: Link }: FaceProps<ComposedLook>) {
  const { wide, tall } = BANNERS[look.scene]
  const Title = heads ? 'h2' : 'p'
  return (
    <>
      <SitePicture className={styles.art} picture={wide} phone={tall} {...loading(first)} />
      <div className={styles.words}>
        {look.kicker && <p className={styles.kicker}>{look.kicker}</p>}
        <Title className={styles.title}>
          <Phrases text={look.title} />
        </Title>
        {look.lead && <p className={styles.note}>{look.lead}</p>}
        {(look.button || look.second) && (
          <div className={styles.actions}>
            {look.button && (
              <Link to={banner} className={classNames(buttonClass({ look: 'luck', size: 'large' }), styles.whole)}>
                {look.button}
              </Link>
            )}
            {look.second && (
              <Link
                to={{ linkageType: 'page', url: look.second.url }}
                className={classNames(buttonClass({ look: 'quiet', size: 'large' }), styles.check)}
              >
                <ShieldCheck />
                {look.second.button}
              </Link>
            )}
          </div>
        )}
      </div>
    </>
  )
}

function Painted({ banner, first, look, dark, linkTo: Link }: FaceProps<PaintedLook>) {
  const shade = (shades: Shades) => (dark && shades.dark) || shades.light
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
  if (banner.linkageType === null) return picture
  return (
    <Link to={banner} className={styles.painted}>
      {picture}
    </Link>
  )
}
