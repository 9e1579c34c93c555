import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useSending } from '../../wire/use-sending.ts'
import styles from './deposits.module.css'
import { DEPOSITS } from './deposits.ts'

type Props = {
  /** What is done. */
  readonly word: string
  readonly title: string
  readonly hint: string
  readonly look?: 'primary' | 'outline'
  readonly disabled?: boolean
  /** What else it needs. */
  readonly children?: ReactNode
  /** Answers what is said when it is done, if not the usual. */
  readonly onSend: (reason: string) => Promise<{ readonly result?: string }>
}

/** Something that is done with a reason, which stays in the log. */
export function AskReason({ word, title, hint, look = 'outline', disabled = false, children, onSend }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(DEPOSITS)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const isReady = reason.trim() !== '' && !disabled

  async function save(event: FormEvent) {
    event.preventDefault()
    let word: 'office-cashier.done' | 'office-cashier.done.proposed' = 'office-cashier.done'
    const work = async () => {
      const { result } = await onSend(reason.trim())
      if (result === 'proposed') word = 'office-cashier.done.proposed'
    }
    if (!isReady || !(await send(work))) return
    setOpen(false)
    toast.success(_(word))
  }

  return (
    <>
      <Button wide look={look} onClick={() => setOpen(true)}>
        {word}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy} disabled={!isReady}>
            {word}
          </Button>
        }
      >
        <form id={form} className={styles.form} onSubmit={save}>
          {children}
          <Field label={_('office-cashier.reason')} hint={hint}>
            <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
