import { clockAt } from '@sanuk/contracts/calendar-day'
import { useBrand } from '../../brand/use-brand.ts'
import { RichText } from '../../components/rich-text.tsx'
import styles from './notice-text.module.css'
import type { Notice } from './use-announcements.ts'

type NoticeTextProps = {
  readonly notice: Notice
  /** With its own title, of rank 3. */
  readonly titled?: boolean
  /** The rank of the headings within its text. */
  readonly level?: 3 | 4
}

/** One notice. */
export function NoticeText({ notice, titled = false, level = titled ? 4 : 3 }: NoticeTextProps) {
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  return (
    <article className={styles.notice}>
      {titled && <h3 className={styles.title}>{notice.title}</h3>}
      <time className={styles.time} dateTime={notice.publishedAt}>
        {writeInstant(Date.parse(notice.publishedAt), timeZone)}
      </time>
      <RichText html={notice.content} level={level} className={styles.text} />
    </article>
  )
}

/** `yyyy-MM-dd hh:mm:ss` in the brand's own time. */
function writeInstant(instant: number, timeZone: string): string {
  const { day, time } = clockAt(instant, timeZone)
  return `${day} ${time}`
}
