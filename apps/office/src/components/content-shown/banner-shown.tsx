import type { BannerVersion } from '@sanuk/contracts/office-content'
import { BannerFace, type LinkTo } from '@sanuk/ui/banner-face'
import styles from './shown.module.css'
import type { PictureOf, ShownProps } from './shown.tsx'

/** What a banner would look like where it hangs. */
export function BannerShown({ version, language, dark, pictureOf }: ShownProps<BannerVersion>) {
  const look = lookOf(version.look, language, pictureOf)
  const { linkageType, url, groupName } = version
  return (
    look && (
      <div className={styles.banner} lang={language}>
        <BannerFace
          banner={{ linkageType, url, look }}
          size={groupName === 'w_home' ? 'high' : 'low'}
          first
          several={false}
          dark={dark}
          linkTo={Unlinked}
        />
      </div>
    )
  )
}

/** Looks like a link and leads nowhere. */
const Unlinked: LinkTo = ({ to: _nowhere, ...rest }) => <span {...rest} />

function lookOf(look: BannerVersion['look'], language: ShownProps<BannerVersion>['language'], pictureOf: PictureOf) {
  if (look.kind === 'composed') {
    const { kind, scene, second } = look
    const say = (name: 'kicker' | 'title' | 'lead' | 'button') => look[name][language] ?? ''
    return {
      ...{ kind, scene, kicker: say('kicker'), title: say('title'), lead: say('lead'), button: say('button') },
      second: second && { button: second.button[language] ?? '', url: second.url },
    }
  }
  const cuts = look.cuts[language]
  const shades = (light: string | null | undefined, dark: string | null | undefined) => {
    const picture = pictureOf(light)
    return picture ? { light: picture, dark: pictureOf(dark) ?? null } : null
  }
  const wide = shades(cuts?.wide, cuts?.wideDark)
  return wide && { kind: look.kind, alt: look.alt[language] ?? '', wide, tall: shades(cuts?.tall, cuts?.tallDark) }
}
