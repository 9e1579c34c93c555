import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { NoticeList } from '../features/content/notice-list.tsx'
import { readId } from '../router/paths.ts'
import { useSearch } from '../router/use-router.ts'
import styles from './notices-page.module.css'

export function NoticesPage() {
  const { _ } = useLingui()
  const title = _('pages.notices')
  usePageTitle(title, _('content.description'))
  const { id } = useSearch(readId)
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <NoticeList first={id} />
    </>
  )
}
