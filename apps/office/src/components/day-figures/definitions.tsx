import { useLingui } from '@lingui/react'
import styles from './day-figures.module.css'

/** What the figures of overview and reports count, in words. */
export function Definitions() {
  const { _ } = useLingui()
  return <p className={styles.definitions}>{_('reports.definitions')}</p>
}
