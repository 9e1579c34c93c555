import { useLingui } from '@lingui/react'
import { Spinner } from '@sanuk/ui/spinner'
import { useSyncExternalStore } from 'react'
import styles from './late-notice.module.css'
import { isLate, watchLate } from './load-part.ts'

/** Says that it is the network which keeps the reader waiting. */
export function LateNotice() {
  const { _ } = useLingui()
  const late = useSyncExternalStore(watchLate, isLate, () => false)
  if (!late) return null
  return (
    <output className={styles.place}>
      <span className={styles.notice}>
        <Spinner />
        {_('site.late')}
      </span>
    </output>
  )
}
