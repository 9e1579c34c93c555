import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { Link } from '../router/link.tsx'
import styles from './plain-page.module.css'

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
