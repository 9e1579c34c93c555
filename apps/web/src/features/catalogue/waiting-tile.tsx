import styles from './game-grid.module.css'

/** The place of a game that is on its way. */
export function WaitingTile({ row, column }: { readonly row?: number; readonly column?: number }) {
  return (
    <li className={styles.waiting} style={{ gridRow: row, gridColumn: column }} aria-hidden="true">
      <span className={styles.cover} />
      <span className={styles.caption} />
    </li>
  )
}
