import { useLingui } from '@lingui/react'
import { getRouteApi } from '@tanstack/react-router'
import { usePageTitle } from '../brand/use-page-title.ts'
import { NoticeList } from '../features/content/notice-list.tsx'
import styles from './notices-page.module.css'

const route = getRouteApi('/shell/noticePage')

export function NoticesPage() {
  const { _ } = useLingui()
  const title = _('pages.notices')
  usePageTitle(title, _('content.description'))
  const { id } = route.useSearch()
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <NoticeList first={id} />
    </>
  )
}
