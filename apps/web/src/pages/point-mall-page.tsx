import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { Mall } from '../features/points/mall.tsx'
import styles from './notices-page.module.css'

export function PointMallPage() {
  const { _ } = useLingui()
  const title = _('pages.pointMall')
  usePageTitle(title, _('pages.pointMall.about'))
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <Mall />
    </>
  )
}
