import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeProps = {
  /** `live` ruby outline, `fresh` saffron fill, `good` jade, `luck` saffron tint, `bad` ruby tint, `plain` neutral. */
  look?: 'plain' | 'good' | 'luck' | 'bad' | 'live' | 'fresh' | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A short word about the thing beside it: a state, a level, "new". */
export function Badge({ look = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[look]}`}>
      {icon}
      {children}
    </span>
  )
}

/** How many wait: unread messages, open missions. Nothing at zero, "99+" above 99. `label` says the number in words. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <span className={styles.count} role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
