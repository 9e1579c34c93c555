import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  /** Why it is empty, or what would fill it. */
  children?: ReactNode
  /** The way out: a button or a link. */
  action?: ReactNode
}

/** Stands where a list has nothing to show. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.detail}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
