import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useSending } from '../../wire/use-sending.ts'
import styles from './withdrawals.module.css'
import { WITHDRAWALS } from './withdrawals.ts'

type Props = {
  /** What is done. */
  readonly word: string
  readonly title: string
  readonly onSend: (reason: string) => Promise<unknown>
}

/** Something that is done with a reason, which its member reads. */
export function AskReason({ word, title, onSend }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(WITHDRAWALS)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '' || !(await send(() => onSend(reason.trim())))) return
    setOpen(false)
    toast.success(_('office-withdrawals.done'))
  }

  return (
    <>
      <Button wide look="outline" onClick={() => setOpen(true)}>
        {word}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy} disabled={reason.trim() === ''}>
            {word}
          </Button>
        }
      >
        <form id={form} className={styles.form} onSubmit={save}>
          <Field label={_('office-withdrawals.reason')} hint={_('office-withdrawals.reason.seen')}>
            <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
