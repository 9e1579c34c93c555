import { useLingui } from '@lingui/react'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import styles from './terms.module.css'

/** Stands for a contract and its periods, or for one period, while they load. */
export function TermsSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status">
      <VisuallyHidden>{_('site.loading')}</VisuallyHidden>
      <Skeleton shape="card" className={styles.waiting} />
    </div>
  )
}
