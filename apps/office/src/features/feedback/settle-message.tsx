import { useLingui } from '@lingui/react'
import { settleFeedback } from '@sanuk/contracts/office-feedback'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Check } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { FEEDBACK } from './feedback.ts'

/** Marks a message as settled, with a note for colleagues. */
export function SettleMessage({ id }: { id: string }) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(FEEDBACK)
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')

  async function settle(event: FormEvent) {
    event.preventDefault()
    const word = note.trim()
    const body = word ? { note: word } : {}
    if (!(await send(() => call(settleFeedback, { params: { id }, body })))) return
    setOpen(false)
    toast.success(_('office-feedback.settled.done'))
  }

  return (
    <>
      <Button look="outline" size="small" icon={<Check />} onClick={() => setOpen(true)}>
        {_('office-feedback.settle')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={_('office-feedback.settle.ask')}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy}>
            {_('office-feedback.settle')}
          </Button>
        }
      >
        <form id={form} onSubmit={settle}>
          <Field label={_('office-feedback.settle.note')} note={_('office-feedback.settle.optional')}>
            <TextInput maxLength={255} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
