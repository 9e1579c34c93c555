import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = {
  name: string
  /** Text, and behind it perhaps a small button that copies it. */
  value: ReactNode
  /** A name for machines: long, so it stands below its own name. */
  code?: boolean | undefined
}

/** What is known of one thing, name and value on a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, code }) => (
        <div key={name} className={code ? styles.code : styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
