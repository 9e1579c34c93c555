import { useLingui } from '@lingui/react'
import { ANNOUNCEMENT_TYPES } from '@sanuk/contracts/content'
import { usePageTitle } from '../brand/use-page-title.ts'
import { NoticeList } from '../features/content/notice-list.tsx'
import { useAnnouncements } from '../features/content/use-announcements.ts'
import { readId } from '../router/paths.ts'
import { useSearch } from '../router/use-router.ts'
import styles from './notices-page.module.css'

export function NoticesPage() {
  const { _ } = useLingui()
  const title = _('pages.notices')
  usePageTitle(title, _('content.description'))
  const { id } = useSearch(readId)
  const notices = useAnnouncements({ types: ANNOUNCEMENT_TYPES })
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <NoticeList notices={notices} first={id} />
    </>
  )
}
