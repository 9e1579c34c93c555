import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** The class of what is read out but not seen, for elements that must be what they are: a table's head, a header. */
export const visuallyHidden = styles.hidden

/** Read out but not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>
}
