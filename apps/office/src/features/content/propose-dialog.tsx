import { useLingui } from '@lingui/react'
import { proposePublishing } from '@sanuk/contracts/office-content'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../wire/call.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { CONTENT } from './content.ts'
import { withoutAsking } from './leaving.tsx'
import type { useDraft } from './use-draft.ts'

type Props = {
  open: boolean
  title: string
  draft: ReturnType<typeof useDraft>
  attempt: (work: () => Promise<unknown>) => Promise<boolean>
  onClose: () => void
  /** It was proposed under this id. */
  onDone: (id: string) => void
}

/** Proposes to a second operator what is written; it is saved first. What is wrong with it stands in the form behind. */
export function ProposeDialog({ open, title, draft, attempt, onClose, onDone }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const doing = useDoing(CONTENT)
  const [, navigate] = useLocation()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    let proposed: string | undefined
    const done = await attempt(async () => {
      const id = await draft.idOfSaved()
      const word = note.trim()
      proposed = id
      await doing(() => call(proposePublishing, { params: { id }, body: word ? { note: word } : {} }))
    })
    setBusy(false)
    onClose()
    if (proposed) onDone(proposed)
    if (!done) return
    setNote('')
    toast.success(_('office-content.publish.done'), {
      action: {
        label: _('office-content.to_approvals'),
        onClick: () => withoutAsking(() => navigate('/approvals')),
      },
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_('office-content.publish.ask', { title })}
      description={_('office-content.publish.note')}
      footer={
        <Button type="submit" form={form} busy={busy}>
          {_('office-content.publish')}
        </Button>
      }
    >
      <form id={form} onSubmit={send}>
        <Field label={_('office-content.publish.word')} note={_('office-content.publish.optional')}>
          <TextInput maxLength={255} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
