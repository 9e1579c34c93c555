import { useLingui } from '@lingui/react'
import type { ChatChange } from '@sanuk/contracts/live-chat'
import { changeTableChat } from '@sanuk/contracts/office-live-chat'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './live-tables.module.css'
import { LIVE_TABLES, type TableNow } from './live-tables.ts'
import { useOnce } from './use-once.ts'

/** For how long a member is muted, in minutes. */
const LENGTHS = ['10', '60', '1440', '10080', 'forever'] as const
type Length = (typeof LENGTHS)[number]

type Props = {
  readonly table: Pick<TableNow, 'vendor' | 'game'>
  readonly change: ChatChange
  readonly onClose: () => void
}

/** Asks why something is changed about a chat, and of a mute for how long, and does it. */
export function ChangeChat({ table: { vendor, game }, change, onClose }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const once = useOnce()
  const [length, setLength] = useState<Length>('10')
  const [reason, setReason] = useState('')
  const { busy, fault, send } = useSending(LIVE_TABLES)
  const { kind } = change
  const isReady = reason.trim() !== ''

  async function decide(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const minutes = length === 'forever' ? null : Number(length)
    const wanted = change.kind === 'mute' ? { ...change, minutes } : change
    const content = { change: wanted, reason: reason.trim() }
    const params = { vendor, game }
    const work = () => once(content, (requestId) => call(changeTableChat, { params, body: { ...content, requestId } }))
    if (!(await send(work))) return
    onClose()
    toast.success(_(`office-live-chat.${kind}.done`))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_(`office-live-chat.${kind}`)}
      description={_(`office-live-chat.${kind}.note`)}
      error={fault}
      footer={
        <Button
          type="submit"
          form={form}
          look={kind === 'hide' || kind === 'mute' || kind === 'chat_off' ? 'danger' : 'primary'}
          busy={busy}
          disabled={!isReady}
        >
          {_(`office-live-chat.${kind}`)}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={decide}>
        {kind === 'mute' && (
          <Field label={_('office-live-chat.mute.for')}>
            <Select
              options={LENGTHS.map((value) => ({ value, label: _(`office-live-chat.mute.for.${value}`) }))}
              value={length}
              onChange={setLength}
            />
          </Field>
        )}
        <Field label={_('office.reason')} hint={_('office-live-tables.reason.hint')}>
          <TextInput maxLength={255} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
