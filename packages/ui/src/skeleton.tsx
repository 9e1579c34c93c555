import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths. Left out: the full width, one line of text high. */
  width?: string | undefined
  height?: string | undefined
  shape?: 'line' | 'control' | 'tile' | 'card' | 'round' | undefined
  className?: string | undefined
  /** Sample content: the skeleton takes exactly its size and hides it. */
  children?: ReactNode
}

/** Stands for what is still loading, in its size, so that nothing shifts. The list around it carries `aria-busy`. */
export function Skeleton({ width, height, shape = 'line', className, children }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      inert
      className={classNames(styles.skeleton, styles[shape], children !== undefined && styles.fitted, className)}
      style={{ width, height }}
    >
      {children}
    </span>
  )
}
