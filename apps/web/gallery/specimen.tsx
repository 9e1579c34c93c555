import type { ReactNode } from 'react'
import styles from './specimen.module.css'

/** One part of the design system under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </section>
  )
}

/** States beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** Fields and other wide things, as many beside each other as there is room for. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** A part in a named state; `show` draws it as hovered or focused. */
export function State({ name, show, children }: { name: string; show?: 'hover' | 'focus'; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <div data-show={show}>{children}</div>
      <small className={styles.caption}>{name}</small>
    </div>
  )
}
