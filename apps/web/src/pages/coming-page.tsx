import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { Hammer } from 'lucide-react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { Link } from '../router/link.tsx'
import styles from './plain-page.module.css'

/** An address whose page is not open yet: says which it will be, that it is coming, and where to go meanwhile. */
export function ComingPage() {
  const { _ } = useLingui()
  const page = _('pages.lottery')
  usePageTitle(page)
  return (
    <section className={styles.page}>
      <Hammer className={styles.icon} />
      <p className={styles.kicker}>{_('pages.soon')}</p>
      <h1 className={styles.title}>{page}</h1>
      <p className={styles.note}>{_('pages.soon.note')}</p>
      <WaysOn />
    </section>
  )
}

/** Where a visitor can go from a page that has nothing for them. */
export function WaysOn() {
  const { _ } = useLingui()
  return (
    <div className={styles.ways}>
      <Link to="/rng" className={buttonClass({ look: 'primary', size: 'large' })}>
        {_('pages.to_slots')}
      </Link>
      <Link to="/" className={buttonClass({ look: 'outline', size: 'large' })}>
        {_('pages.to_home')}
      </Link>
    </div>
  )
}
