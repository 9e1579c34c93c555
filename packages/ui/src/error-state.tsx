import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'

export type ErrorStateProps = {
  title: ReactNode
  /** What can be done about it. */
  children?: ReactNode
  retryLabel: string
  /** Busy until the promise settles, when it returns one. */
  onRetry: () => unknown
}

/** Stands where something could not be loaded, and tries again. Read out when it appears. */
export function ErrorState({ title, children, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.icon, styles.fault)}>
        <TriangleAlert />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.detail}>{children}</div>}
      <div className={styles.action}>
        <Button look="outline" icon={<RotateCw />} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}
