import { Button } from '@sanuk/ui/button'
import styles from './game-screen.module.css'

type GameNoticeProps = {
  readonly title: string
  readonly note: string
  readonly action: string
  readonly onAction: () => void
}

/** Stands where the game would be, and says what to do. */
export function GameNotice({ title, note, action, onAction }: GameNoticeProps) {
  return (
    <section className={styles.notice} role="alert">
      <h2 className={styles.noticeTitle}>{title}</h2>
      <p className={styles.noticeNote}>{note}</p>
      <Button size="large" onClick={onAction}>
        {action}
      </Button>
    </section>
  )
}
