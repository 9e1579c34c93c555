import DOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../brand/use-brand.ts'
import { useLanguage } from '../../language/language.ts'
import type { Notice } from './notice-dialog.tsx'
import styles from './notice-text.module.css'

/** One notice. Its HTML was cleaned when it was written and is cleaned again here. */
export function NoticeText({ notice, titled = false }: { notice: Notice; titled?: boolean }) {
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone
  const html = notice.content[language]
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    text.current?.replaceChildren(clean(html))
  }, [html])
  return (
    <article className={styles.notice}>
      {titled && <h3 className={styles.title}>{notice.title[language]}</h3>}
      <time className={styles.time} dateTime={notice.publishedAt}>
        {writeInstant(new Date(notice.publishedAt), timeZone)}
      </time>
      <div ref={text} className={styles.text} />
    </article>
  )
}

/** Text, pictures and links; neither scripts nor forms nor styles. Nodes, because the page takes no HTML as text. */
function clean(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button'],
    FORBID_ATTR: ['style'],
    RETURN_DOM_FRAGMENT: true,
  })
}

/** `yyyy-MM-dd hh:mm:ss` in the brand's own time. */
function writeInstant(instant: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
}
