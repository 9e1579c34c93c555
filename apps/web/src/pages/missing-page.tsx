import { useLingui } from '@lingui/react'
import { Compass } from 'lucide-react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { WaysOn } from './coming-page.tsx'
import styles from './plain-page.module.css'

/** No page has this address. */
export function MissingPage() {
  const { _ } = useLingui()
  usePageTitle(_('pages.missing'))
  return (
    <section className={styles.page}>
      <Compass className={styles.icon} />
      <h1 className={styles.title}>{_('pages.missing')}</h1>
      <p className={styles.note}>{_('pages.missing.note')}</p>
      <WaysOn />
    </section>
  )
}
