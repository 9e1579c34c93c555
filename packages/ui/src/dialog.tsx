import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useScrollFocus } from './use-scroll-focus.ts'
import { visuallyHidden } from './visually-hidden.tsx'

export type DialogProps = {
  open: boolean
  /** Escape, a press outside, the close button or the browser's own way asked for closing. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** What the close button is called; without it there is none. */
  closeLabel?: string | undefined
  /** What went wrong with what the footer's buttons do. */
  error?: ReactNode
  /** Buttons below the content; they stay in sight while the content scrolls. */
  footer?: ReactNode
  /** 420, 560 or 1180 px wide. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Title for screen readers only and no padding: the content draws its own layout. */
  bare?: boolean | undefined
  /** Cannot be closed for now: money is moving, or the matter must be settled first. */
  locked?: boolean | undefined
  /** Gets the focus first; by default the first thing that can take it. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  /** For confirmations, which must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A modal window; a sheet on the bottom edge under 760 px. Load it with the page that opens it: it brings Base UI. */
export function Dialog(props: DialogProps) {
  const { open, onClose, size = 'small', locked = false, role = 'dialog' } = props
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !locked && onClose()}
      disablePointerDismissal={locked || role === 'alertdialog'}
    >
      <Base.Portal>
        {/* Over another window, too: what lies below must not look as if it could be used. */}
        <Base.Backdrop forceRender data-scrim className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            role={role}
            initialFocus={props.initialFocus}
            className={classNames(styles.popup, styles[size], props.className)}
          >
            <Content {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function Content(props: DialogProps) {
  const { title, description, closeLabel, error, footer, bare = false, locked = false, children } = props
  const body = useScrollFocus()
  return (
    <>
      <header className={bare ? visuallyHidden : styles.head}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {description && <Base.Description className={styles.description}>{description}</Base.Description>}
      </header>
      {children && (
        <div ref={body} className={bare ? styles.bare : styles.body}>
          {children}
        </div>
      )}
      <div aria-live="polite" className={styles.error}>
        {error}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {closeLabel && (
        <Base.Close
          disabled={locked}
          className={styles.close}
          render={
            <IconButton label={closeLabel}>
              <X />
            </IconButton>
          }
        />
      )}
    </>
  )
}
