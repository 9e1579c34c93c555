import type { ReactNode } from 'react'
import styles from './dividend.module.css'

type StepProps = {
  readonly label: string
  readonly value: ReactNode
  /** What it means, or why it is so. */
  readonly note?: ReactNode
  /** What it is the sum of. */
  readonly children?: ReactNode
}

/** One step of a calculation, an item of an ordered list. */
export function Step({ label, value, note, children }: StepProps) {
  return (
    <li className={styles.step}>
      <p className={styles.line}>
        <span>{label}</span> <b>{value}</b>
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </li>
  )
}
