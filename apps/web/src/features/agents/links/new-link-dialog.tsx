import { useLingui } from '@lingui/react'
import { LINK_DAYS, makeAgentLink } from '@sanuk/contracts/agent-links'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { type FormEvent, useRef, useState } from 'react'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './links.module.css'
import { NoteField } from './note-field.tsx'
import { typeOf, typeOptions } from './type-options.ts'
import { type Links, reloadLinks } from './use-links.ts'

type NewLinkProps = { readonly links: Links; readonly onClose: () => void }

const NEVER = '0'

/** What a new link is for. The same choices sent again after a lost answer make one link; other choices are another link. */
export function NewLinkDialog({ links: { types, hosts }, onClose }: NewLinkProps) {
  const { _ } = useLingui()
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [host, setHost] = useState(() => hosts.find((one) => one === location.hostname) ?? hosts[0] ?? '')
  const [expiry, setExpiry] = useState(NEVER)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const type = typeOf(chosen, types)
  const days = LINK_DAYS.find((one) => String(one) === expiry)

  async function make(event: FormEvent) {
    event.preventDefault()
    if (type === undefined || busy) return
    setBusy(true)
    const choices = { type, host, days, note: note.trim() }
    const name = JSON.stringify(choices)
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    try {
      await call(makeAgentLink, { body: { ...choices, requestId: sent.current.requestId } })
      await reloadLinks()
      await notify('success', _('agent-links.new.done'))
      onClose()
    } catch (error) {
      setFault(faultText(error, _))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title={_('agent-links.new.title')} closeLabel={_('site.close')} error={fault}>
      <form className={styles.form} noValidate onSubmit={make}>
        <Field label={_('agent-links.new.type')}>
          <Select
            options={typeOptions(types, _)}
            value={type === undefined ? null : String(type)}
            onChange={setChosen}
          />
        </Field>
        {hosts.length > 1 && (
          <Field label={_('agent-links.new.host')}>
            <Select options={hosts.map((one) => ({ value: one, label: one }))} value={host} onChange={setHost} />
          </Field>
        )}
        <Field label={_('agent-links.new.days')}>
          <Select
            options={[0, ...LINK_DAYS].map((one) => ({
              value: String(one),
              label: _('agent-links.new.days.value', { days: one }),
            }))}
            value={expiry}
            onChange={setExpiry}
          />
        </Field>
        <NoteField value={note} onChange={setNote} error={undefined} />
        <Button type="submit" size="large" wide busy={busy}>
          {_('agent-links.new.title')}
        </Button>
      </form>
    </Dialog>
  )
}
