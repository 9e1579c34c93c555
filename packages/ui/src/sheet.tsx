import { Drawer as Base } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'
import { useScrollFocus } from './use-scroll-focus.ts'

export type SheetProps = {
  open: boolean
  /** A swipe, Escape, a press outside or the close button asked for closing. */
  onClose: () => void
  /** The edge it comes from, and is swiped back to. */
  side?: 'bottom' | 'left' | 'right' | undefined
  title: ReactNode
  closeLabel: string
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  children?: ReactNode
}

const swipe = { bottom: 'down', left: 'left', right: 'right' } as const

/** A panel from an edge of the screen that can be swiped away: filters, a betting slip, a phone's menu. */
export function Sheet(props: SheetProps) {
  const { open, onClose, side = 'bottom' } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection={swipe[side]}>
      <Base.Portal>
        <Base.Backdrop data-scrim className={styles.backdrop} />
        <Base.Viewport className={classNames(styles.viewport, styles[side])}>
          <Base.Popup className={styles.popup}>
            {side === 'bottom' && <div className={styles.grip} />}
            <Content {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function Content({ title, closeLabel, footer, children }: SheetProps) {
  const body = useScrollFocus()
  return (
    <Base.Content className={styles.content}>
      <header className={styles.head}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        <Base.Close
          render={
            <IconButton label={closeLabel}>
              <X />
            </IconButton>
          }
        />
      </header>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Base.Content>
  )
}
