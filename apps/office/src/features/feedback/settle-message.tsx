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
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { FEEDBACK } from './feedback.ts'

/** Marks a message as settled, with a note for colleagues. */
export function SettleMessage({ id }: { id: string }) {
  const { _ } = useLingui()
  const form = useId()
  const doing = useDoing(FEEDBACK)
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    try {
      const word = note.trim()
      await doing(() => call(settleFeedback, { params: { id }, body: word ? { note: word } : {} }))
      setOpen(false)
      toast.success(_('office-feedback.settled.done'))
    } catch (error) {
      setFault(faultText(error, _))
    } finally {
      setBusy(false)
    }
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
        <form id={form} onSubmit={send}>
          <Field label={_('office-feedback.settle.note')} note={_('office-feedback.settle.optional')}>
            <TextInput maxLength={255} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
