import type { ReactNode } from 'react'
import styles from './panel-head.module.css'

export type PanelHeadProps = {
  /** The page's heading, as the member centre gives it. */
  readonly title: ReactNode
  /** Beside the heading: what chooses what is shown. */
  readonly tools?: ReactNode
  /** At the far end: what is done with it. */
  readonly action?: ReactNode
}

/** The first line of a page in the member centre; it leaves room for the window's own close button. */
export function PanelHead({ title, tools, action }: PanelHeadProps) {
  return (
    <header className={styles.head}>
      {title}
      {tools && <div className={styles.tools}>{tools}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </header>
  )
}
