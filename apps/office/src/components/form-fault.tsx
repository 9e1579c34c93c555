import type { ReactNode } from 'react'
import styles from './form-fault.module.css'

/** What went wrong with a form as a whole; nothing where nothing did. */
export function FormFault({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className={styles.fault}>
      {children}
    </p>
  )
}
