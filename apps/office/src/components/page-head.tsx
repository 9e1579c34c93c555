import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The page's name, a line below it, and what can be done with the whole of it. */
export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
