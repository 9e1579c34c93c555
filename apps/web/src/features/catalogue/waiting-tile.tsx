import styles from './game-grid.module.css'

/** The place of a game that is on its way. */
export function WaitingTile() {
  return (
    <li className={styles.waiting} aria-hidden="true">
      <span className={styles.cover} />
      <span className={styles.caption} />
    </li>
  )
}
