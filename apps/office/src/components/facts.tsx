import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = {
  readonly name: string
  readonly value: ReactNode
  /** A name for machines: long, so it stands below its own name in figures of one width. */
  readonly code?: boolean
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
