import { useLingui } from '@lingui/react'
import DOMPurify from 'dompurify'
import { useBrand } from '../../brand/use-brand.ts'
import { useLanguage } from '../../language/language.ts'
import type { Notice } from './notice-dialog.tsx'
import styles from './notice-text.module.css'

/** One notice. Its HTML was cleaned when it was written and is cleaned again here. */
export function NoticeText({ notice }: { notice: Notice }) {
  useLingui()
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone
  const html = DOMPurify.sanitize(notice.content[language], {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form'],
  })
  return (
    <article className={styles.notice}>
      <h3 className={styles.title}>{notice.title[language]}</h3>
      <time className={styles.time} dateTime={notice.publishedAt}>
        {writeInstant(new Date(notice.publishedAt), timeZone)}
      </time>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}

/** `yyyy-MM-dd hh:mm:ss` in the brand's own time. */
function writeInstant(instant: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
}
