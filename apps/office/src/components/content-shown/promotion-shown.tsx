import type { PromotionVersion } from '@sanuk/contracts/office-content'
import { BANNERS } from '@sanuk/ui/art/banners'
import { buttonClass } from '@sanuk/ui/button'
import { RichText } from '@sanuk/ui/rich-text'
import { SitePicture } from '@sanuk/ui/site-picture'
import styles from './shown.module.css'
import type { ShownProps } from './shown.tsx'

/** A promotion's page: its picture, its words and what can be pressed. */
export function PromotionShown({ version, language, pictureOf }: ShownProps<PromotionVersion>) {
  const { title, summary, content, scene, linkageType, button } = version
  const picture = pictureOf(version.pictures[language]) ?? (scene && BANNERS[scene].wide)
  return (
    <article className={styles.promotion} lang={language}>
      <div className={styles.picture}>{picture && <SitePicture picture={picture} sizes="860px" />}</div>
      <div className={styles.words}>
        <h3 className={styles.heading}>{title[language]}</h3>
        <p className={styles.summary}>{summary[language]}</p>
        <RichText html={content[language] ?? ''} level={4} onFollow={() => undefined} />
        {linkageType && button[language] && (
          <p>
            <span className={buttonClass({ size: 'large' })}>{button[language]}</span>
          </p>
        )}
      </div>
    </article>
  )
}
