import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import styles from './plain-page.module.css'

/** When a page breaks: says so and loads it again. */
export function PageFault() {
  const { _ } = useLingui()
  return (
    <div className={styles.page}>
      <ErrorState title={_('office.fault.page')} retryLabel={_('office.retry')} onRetry={() => location.reload()}>
        {_('office.fault.page.note')}
      </ErrorState>
    </div>
  )
}
