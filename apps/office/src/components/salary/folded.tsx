import type { ReactNode } from 'react'
import styles from './salary.module.css'

type Props = {
  /** What stands there while it is closed. */
  readonly summary: string
  readonly children: ReactNode
}

/** What only some readers look for, below a line that opens it. A file says what is inside, not the line. */
export function Folded({ summary, children }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      <p>{children}</p>
    </details>
  )
}
