import { useLingui } from '@lingui/react'
import { FREEZE_REASON_MAX, freezeMember } from '@sanuk/contracts/agent-members'
import { FREEZE_KINDS, type FreezeKind } from '@sanuk/contracts/freezes'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { type FormEvent, useId, useRef, useState } from 'react'
import { notify } from '../../../../toasts/toasts.ts'
import { call } from '../../../../wire/call.ts'
import { faultText } from '../../../../wire/fault-text.ts'
import type { TeamRow } from '../use-team.ts'
import styles from './freezes.module.css'

type FreezeDialogProps = {
  readonly member: TeamRow
  readonly onChanged: (freezes: TeamRow['freezes']) => void
  readonly onClose: () => void
}

/** Keeps somebody right below from one of three things, with the reason that they are shown. */
export function FreezeDialog({ member: { id, username, freezes }, onChanged, onClose }: FreezeDialogProps) {
  const { _ } = useLingui()
  const form = useId()
  const reasonBox = useRef<HTMLInputElement>(null)
  const isFrozen = (kind: FreezeKind) => freezes.some((freeze) => freeze.kind === kind)
  const [kind, setKind] = useState<FreezeKind>(() => FREEZE_KINDS.find((one) => !isFrozen(one)) ?? 'betting')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function carryOut(event: FormEvent) {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return reasonBox.current?.focus()
    setBusy(true)
    try {
      const { freezes: now } = await call(freezeMember, { params: { id }, body: { kind, reason: reason.trim() } })
      await notify('success', _('agent-freezes.done'))
      onChanged(now)
    } catch (error) {
      setFault(faultText(error, _))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={_('site.close')}
      title={_('agent-freezes.title', { username })}
      error={fault}
      footer={
        <Button type="submit" form={form} look="danger" size="large" wide busy={busy}>
          {_('agent-freezes.confirm', { kind })}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={carryOut}>
        <Segmented
          wide
          label={_('agent-freezes.kind')}
          value={kind}
          onChange={setKind}
          options={FREEZE_KINDS.map((one) => ({
            value: one,
            label: _(`agent-freezes.kind.${one}`),
            disabled: isFrozen(one),
          }))}
        />
        <p className={styles.note}>{_(`agent-freezes.note.${kind}`, { username })}</p>
        <Field
          label={_('agent-freezes.reason')}
          hint={_('agent-freezes.reason.hint', { max: FREEZE_REASON_MAX })}
          error={missing && _('agent-freezes.reason.missing')}
        >
          <TextInput
            ref={reasonBox}
            maxLength={FREEZE_REASON_MAX}
            autoComplete="off"
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
