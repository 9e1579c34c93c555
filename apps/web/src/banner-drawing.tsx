import { BannerFace, type BannerFaceProps } from '@sanuk/ui/banner-face'
import { classNames } from '@sanuk/ui/class-names'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressOf } from './components/leading-link.tsx'
import styles from './features/banners/banner.module.css'

type Place = Pick<BannerFaceProps, 'size' | 'several'>

/**
 * A page's first banner as HTML: the server puts it where the page has kept a place, so that the largest picture is
 * there with the first bytes. Nothing for one that looks otherwise in the dark, which the server cannot see.
 */
export function drawBanner(banner: BannerFaceProps['banner'], { size, several }: Place): string {
  const { look } = banner
  if (look.kind === 'picture' && (look.wide.dark || look.tall?.dark)) return ''
  return renderToStaticMarkup(
    <div className={classNames(styles.banner, styles[size])}>
      <BannerFace banner={banner} size={size} first several={several} dark={false} linkTo={PlainLink} />
    </div>,
  )
}

const PlainLink: BannerFaceProps['linkTo'] = ({ to, className, children }) => {
  const address = addressOf(to)
  const outside = to.linkageType === 'outside' && { target: '_blank', rel: 'noopener noreferrer' }
  return address === undefined ? null : (
    <a className={className} href={address} {...outside}>
      {children}
    </a>
  )
}
