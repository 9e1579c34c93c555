import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useSending } from '../../wire/use-sending.ts'
import styles from './desk.module.css'

export type ReasonDialogProps = {
  /** What is asked for anew when it is done. */
  readonly about: readonly unknown[]
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  /** What is done. */
  readonly word: string
  readonly look?: 'primary' | 'danger'
  /** What is written, if it is no reason. */
  readonly label?: string
  readonly hint?: string
  readonly disabled?: boolean
  /** What else it needs. */
  readonly children?: ReactNode
  /** Does it, and answers what is said then. */
  readonly onSend: (reason: string) => Promise<string>
}

/** Asks for the words without which something is not done. */
export function ReasonDialog({ about, open, onClose, word, look = 'primary', ...props }: ReasonDialogProps) {
  const { title, description, label, hint, disabled = false, children, onSend } = props
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(about)
  const [reason, setReason] = useState('')
  const isReady = reason.trim() !== '' && !disabled

  async function save(event: FormEvent) {
    event.preventDefault()
    let said = ''
    const work = async () => {
      said = await onSend(reason.trim())
    }
    if (!isReady || !(await send(work))) return
    onClose()
    toast.success(said)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={_('office.close')}
      error={fault}
      footer={
        <Button type="submit" form={form} look={look} busy={busy} disabled={!isReady}>
          {word}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={save}>
        {children}
        <Field label={label ?? _('office.reason')} hint={hint}>
          <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
