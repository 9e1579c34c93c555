import { useLingui } from '@lingui/react'
import { Link } from 'wouter'
import styles from './content.module.css'

/** Somebody else decides about this now. */
export function WaitingNote() {
  const { _ } = useLingui()
  return (
    <p className={styles.waiting}>
      {_('office-content.waiting')} <Link to="/approvals">{_('office-content.to_approvals')}</Link>
    </p>
  )
}
