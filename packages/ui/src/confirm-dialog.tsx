import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useBusy } from './use-busy.ts'

export type ConfirmDialogProps = {
  open: boolean
  onCancel: () => void
  /** The question. */
  title: ReactNode
  /** What will happen, with the amounts. */
  children?: ReactNode
  cancelLabel: string
  /** Says what it does ("Withdraw ฿500"), never just "OK". */
  confirmLabel: ReactNode
  /** While a returned promise is pending the dialog stays, locked. Closing it afterwards is up to the page. */
  onConfirm: () => unknown
  /** It takes something away. */
  danger?: boolean | undefined
  /** Why it did not work. */
  error?: ReactNode
}

/** Asks before what cannot be taken back. Only its buttons and Escape answer it, and the way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onCancel, title, children, cancelLabel, confirmLabel, onConfirm, danger = false, error } = props
  const [busy, watch] = useBusy()
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onCancel}
      locked={busy}
      title={title}
      description={children}
      error={error}
      footer={
        <>
          <Button look="outline" size="large" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} size="large" busy={busy} onClick={() => watch(onConfirm())}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
