import { useLingui } from '@lingui/react'
import { REMARK_MAX, setMemberRemark } from '@sanuk/contracts/agent-members'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { type FormEvent, useId, useState } from 'react'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import type { TeamRow } from './use-team.ts'

type RemarkDialogProps = {
  readonly member: TeamRow
  readonly onSaved: (remark: string) => void
  readonly onClose: () => void
}

/** A private note of the agent about somebody of the team; emptied, it is removed. */
export function RemarkDialog({ member: { id, username, remark }, onSaved, onClose }: RemarkDialogProps) {
  const { _ } = useLingui()
  const form = useId()
  const [text, setText] = useState(remark)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await call(setMemberRemark, { params: { id }, body: { remark: text.trim() } })
      await notify('success', _('agent-members.remark.saved'))
      onSaved(text.trim())
    } catch (error) {
      setFault(faultText(error, _))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={_('agent-members.remark.title', { username })}
      closeLabel={_('site.close')}
      footer={
        <Button type="submit" form={form} size="large" wide busy={busy}>
          {_('agent-members.remark.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Field
          label={_('agent-members.remark')}
          hint={_('agent-members.remark.hint', { max: REMARK_MAX })}
          error={fault}
        >
          <TextInput
            maxLength={REMARK_MAX}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
