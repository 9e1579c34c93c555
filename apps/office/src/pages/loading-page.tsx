import { useLingui } from '@lingui/react'
import { Spinner } from '@sanuk/ui/spinner'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import styles from './plain-page.module.css'

/** While react-admin finds out who is here. */
export function LoadingPage() {
  const { _ } = useLingui()
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <VisuallyHidden>{_('office.loading')}</VisuallyHidden>
    </div>
  )
}
