import { useLingui } from '@lingui/react'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: over the header, to what the page is about. */
export function SkipLink() {
  const { _ } = useLingui()
  return (
    <a className={styles.skip} href="#content">
      {_('site.skip')}
    </a>
  )
}
