import { useLingui } from '@lingui/react'
import { LINK_DAYS, makeAgentLink } from '@sanuk/contracts/agent-links'
import { isAgentType } from '@sanuk/contracts/identity'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './links.module.css'
import { NoteField } from './note-field.tsx'
import { TermFields } from './term-fields.tsx'
import { useGivenTerms } from './use-given-terms.ts'
import { type Links, reloadLinks } from './use-links.ts'
import { typeOf, useTypeOptions } from './use-type-options.ts'

type NewLinkProps = { readonly links: Links; readonly onClose: () => void }

const NEVER = '0'

/** What a new link is for. The same choices sent again after a lost answer make one link; other choices are another link. */
export function NewLinkDialog({ links: { types, hosts, offers }, onClose }: NewLinkProps) {
  const { _ } = useLingui()
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [host, setHost] = useState(() => hosts.find((one) => one === location.hostname) ?? hosts[0] ?? '')
  const [expiry, setExpiry] = useState(NEVER)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const terms = useGivenTerms(offers)
  const form = useRef<HTMLFormElement>(null)
  const type = typeOf(chosen, types)
  const options = useTypeOptions(types)
  const isForAgents = type !== undefined && isAgentType(type)
  const days = LINK_DAYS.find((one) => String(one) === expiry)

  const focusFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

  async function make(event: FormEvent) {
    event.preventDefault()
    if (type === undefined || busy) return
    const given = flushSync(() => (isForAgents ? terms.read() : []))
    if (given === null) return focusFault()
    setBusy(true)
    const choices = { type, host, days, note: note.trim(), ...(given.length > 0 && { terms: given }) }
    const name = JSON.stringify(choices)
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    try {
      await call(makeAgentLink, { body: { ...choices, requestId: sent.current.requestId } })
      await reloadLinks()
      await notify('success', _('agent-links.new.done'))
      onClose()
    } catch (error) {
      flushSync(() => setBusy(false))
      if (!flushSync(() => terms.refuse(error))) return setFault(faultText(error, _))
      setFault(undefined)
      focusFault()
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size={isForAgents ? 'medium' : undefined}
      title={_('agent-links.new.title')}
      closeLabel={_('site.close')}
      error={fault}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={make}>
        <Field label={_('agent-links.new.type')}>
          <Select options={options} value={type === undefined ? null : String(type)} onChange={setChosen} />
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
        {isForAgents && <TermFields terms={terms} note={_('agent-terms.note')} />}
        <Button type="submit" size="large" wide busy={busy}>
          {_('agent-links.new.title')}
        </Button>
      </form>
    </Dialog>
  )
}
