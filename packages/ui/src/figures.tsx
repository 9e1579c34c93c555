import type { ReactNode } from 'react'
import styles from './figures.module.css'
import { Skeleton } from './skeleton.tsx'

type FiguresProps = { label: string; busy: boolean; children: ReactNode }

/** Numbers that belong together, each in a tile: `Figure`. */
export function Figures({ label, busy, children }: FiguresProps) {
  return (
    <dl className={styles.figures} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </dl>
  )
}

type FigureProps = {
  name: string
  /** Left out while it loads. */
  value: ReactNode | undefined
  /** What there is to say about it, below. */
  children?: ReactNode
}

export function Figure({ name, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value ?? <Skeleton width="60%" />}</dd>
      {children && <dd className={styles.more}>{children}</dd>}
    </div>
  )
}
