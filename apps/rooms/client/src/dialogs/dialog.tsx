import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Say } from '../words.ts'

type DialogProps = {
  readonly say: Say
  readonly title: string
  readonly kind: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog: Escape, the cross and a press beside it close it, and the focus returns to where it was. */
export function Dialog({ say, title, kind, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    letScroll(body.current)
    // A press beside the dialog falls on the dialog itself.
    const press = (event: MouseEvent) => event.target === shown && shown?.close()
    shown?.addEventListener('click', press)
    return () => shown?.removeEventListener('click', press)
  }, [])
  return (
    <dialog ref={dialog} className={`dialog ${kind}`} aria-labelledby={heading} onClose={onClose}>
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="cross" aria-label={say('rooms.close')} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="dialog-body" ref={body}>
        {children}
      </div>
    </dialog>
  )
}

/** What scrolls can be scrolled by the keyboard, too. */
function letScroll(body: HTMLDivElement | null): void {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
}
