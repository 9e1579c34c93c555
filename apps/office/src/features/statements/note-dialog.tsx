import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useSending } from '../../wire/use-sending.ts'
import { STATEMENTS } from './statements.ts'

type Props = {
  /** What is done. */
  readonly word: string
  readonly title: string
  readonly hint: string
  /** What is said when it is. */
  readonly done: string
  readonly onSend: (note: string) => Promise<unknown>
}

/** Something that is done with a note, which stays. */
export function NoteDialog({ word, title, hint, done, onSend }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(STATEMENTS)
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')

  async function save(event: FormEvent) {
    event.preventDefault()
    const typed = note.trim()
    if (typed === '' || !(await send(() => onSend(typed)))) return
    setOpen(false)
    toast.success(done)
  }

  return (
    <>
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {word}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        locked={busy}
        title={title}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy} disabled={note.trim() === ''}>
            {word}
          </Button>
        }
      >
        <form id={form} onSubmit={save}>
          <Field label={_('statements.note_label')} hint={hint}>
            <TextInput maxLength={255} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
