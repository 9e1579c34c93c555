import { useLingui } from '@lingui/react'
import type { AgentLink } from '@sanuk/contracts/agent-links'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../toasts/toasts.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { NoteField } from './note-field.tsx'
import { changeLink, isMeantOpen } from './use-links.ts'

type NoteDialogProps = { readonly link: AgentLink; readonly onClose: () => void }

/** Changes the note of a link, and nothing else of it. */
export function NoteDialog({ link, onClose }: NoteDialogProps) {
  const { _ } = useLingui()
  const [note, setNote] = useState(link.note)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await changeLink(link.id, { open: isMeantOpen(link), note: note.trim() })
      await notify('success', _('agent-links.note.saved'))
      onClose()
    } catch (error) {
      setFault(faultText(error, _))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title={_('agent-links.note.edit')} closeLabel={_('site.close')}>
      <form noValidate onSubmit={save}>
        <NoteField value={note} onChange={setNote} error={fault} />
        <Button type="submit" size="large" wide busy={busy}>
          {_('agent-links.note.save')}
        </Button>
      </form>
    </Dialog>
  )
}
