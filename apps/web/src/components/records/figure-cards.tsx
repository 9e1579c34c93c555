import type { ReactNode } from 'react'
import styles from './figure-cards.module.css'

export type Figure = { readonly key: string; readonly label: string; readonly value: ReactNode }

/** A few figures side by side, each with what it is. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} data-count={figures.length}>
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
