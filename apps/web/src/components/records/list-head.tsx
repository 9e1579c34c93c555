import type { ReactNode } from 'react'
import styles from './list-head.module.css'

type Props = {
  readonly id: string
  readonly className: string | undefined
  readonly title: string
  readonly children: ReactNode
}

/** The heading of a list with the button that saves it. */
export function ListHead({ id, className, title, children }: Props) {
  return (
    <div className={styles.head}>
      <h3 id={id} className={className}>
        {title}
      </h3>
      {children}
    </div>
  )
}
