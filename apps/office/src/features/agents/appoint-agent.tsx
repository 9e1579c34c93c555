import { useLingui } from '@lingui/react'
import { appointAgent } from '@sanuk/contracts/office-agents'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { UserRoundPlus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentTypeKey, typeOf } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

/** Makes a member an agent; `onDone` is told who. */
export function AppointAgent({ onDone }: { readonly onDone: (id: string) => void }) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserRoundPlus />} onClick={() => setOpen(true)}>
        {_('office-agents.appoint')}
      </Button>
      {open && <AppointDialog onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = { readonly onDone: (id: string) => void; readonly onClose: () => void }

function AppointDialog({ onDone, onClose }: Props) {
  const { _ } = useLingui()
  const { types, options } = useAgentTypes()
  const { busy, fault, faults, send } = useSending(AGENTS)
  const form = useId()
  const [username, setUsername] = useState('')
  const [chosen, setChosen] = useState<AgentTypeKey>()
  const [isMissing, setMissing] = useState(false)
  const key = chosen ?? options[0]?.value

  async function save(event: FormEvent) {
    event.preventDefault()
    const isEmpty = username.trim() === ''
    setMissing(isEmpty)
    if (isEmpty || !key) return
    let id = ''
    const work = async () => {
      id = (await call(appointAgent, { body: { username, type: typeOf(key) } })).id
    }
    if (!(await send(work))) return
    onClose()
    toast.success(_('office-agents.appoint.done', { username: username.trim() }))
    onDone(id)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-agents.appoint')}
      description={_('office-agents.appoint.note')}
      error={Object.keys(faults).length > 0 ? undefined : fault}
      footer={
        <Button type="submit" form={form} busy={busy}>
          {_('office-agents.appoint.do')}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={save}>
        <Field label={_('office.username')} error={isMissing ? _('office.sign_in.required') : faults['username']}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </Field>
        <Field
          label={_('office-agents.type')}
          error={types && options.length === 0 ? _('office-agents.appoint.no_types') : faults['type']}
        >
          <Select<AgentTypeKey> value={key ?? null} onChange={setChosen} options={options} />
        </Field>
      </form>
    </Dialog>
  )
}
