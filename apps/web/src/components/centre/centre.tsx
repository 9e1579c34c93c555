import { Dialog } from '@sanuk/ui/dialog'
import styles from './centre.module.css'
import { CentreFrame, type CentreFrameProps } from './centre-frame.tsx'

type CentreProps<Name extends string> = CentreFrameProps<Name> & {
  /** False while it leaves the screen. */
  readonly open: boolean
  /** What the window is called. */
  readonly title: string
}

/** A window of many pages with a menu of them, over whatever page is open. */
export function Centre<Name extends string>({ open, title, ...frame }: CentreProps<Name>) {
  return (
    <Dialog open={open} onClose={frame.onClose} title={title} size="large" bare className={styles.window}>
      <CentreFrame {...frame} />
    </Dialog>
  )
}
