import { useLingui } from '@lingui/react'
import { setAgentType } from '@sanuk/contracts/office-agents'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Dialog } from '@sanuk/ui/dialog'
import { Field, FieldGroup, FieldRow } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Tags } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentTypeKey } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

/** What the brand calls its types of agents, and which may have agents below. */
export function AgentTypes() {
  const { _ } = useLingui()
  const { types, options } = useAgentTypes()
  const [key, setKey] = useState<AgentTypeKey | null>(null)
  const chosen = types?.find(({ type }) => type === Number(key))
  const first = options[0]?.value
  return (
    <>
      <Button look="outline" icon={<Tags />} disabled={!first} onClick={() => setKey(first ?? null)}>
        {_('office-agents.types')}
      </Button>
      {key && chosen && (
        <TypeDialog key={key} typeKey={key} type={chosen} onChoose={setKey} onClose={() => setKey(null)} />
      )}
    </>
  )
}

type Props = {
  readonly typeKey: AgentTypeKey
  readonly type: NonNullable<ReturnType<typeof useAgentTypes>['types']>[number]
  readonly onChoose: (key: AgentTypeKey) => void
  readonly onClose: () => void
}

function TypeDialog({ typeKey, type, onChoose, onClose }: Props) {
  const { _ } = useLingui()
  const { options } = useAgentTypes()
  const { busy, fault, faults, send } = useSending(AGENTS)
  const form = useId()
  const [names, setNames] = useState(type.names ?? { th: '', en: '' })
  const [mayHaveAgents, setMayHaveAgents] = useState(type.mayHaveAgents)

  async function save(event: FormEvent) {
    event.preventDefault()
    const isUsual = names.th.trim() === '' && names.en.trim() === ''
    const body = { names: isUsual ? null : names, mayHaveAgents }
    if (!(await send(() => call(setAgentType, { params: { type: typeKey }, body })))) return
    onClose()
    toast.success(_('office-agents.types.done'))
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-agents.types')}
      description={_('office-agents.types.note')}
      error={Object.keys(faults).length > 0 ? undefined : fault}
      footer={
        <Button type="submit" form={form} busy={busy}>
          {_('office-agents.types.save')}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={save}>
        <Field label={_('office-agents.type')}>
          <Select<AgentTypeKey> value={typeKey} onChange={onChoose} options={options} />
        </Field>
        <FieldRow>
          <Field label={_('office-agents.types.th')} error={faults['names.th']}>
            <TextInput
              maxLength={40}
              placeholder={_(`office-agents.type.${typeKey}`)}
              value={names.th}
              onChange={({ target: { value: th } }) => setNames({ ...names, th })}
            />
          </Field>
          <Field label={_('office-agents.types.en')} error={faults['names.en']}>
            <TextInput
              maxLength={40}
              placeholder={_(`office-agents.type.${typeKey}`)}
              value={names.en}
              onChange={({ target: { value: en } }) => setNames({ ...names, en })}
            />
          </Field>
        </FieldRow>
        <FieldGroup label={_('office-agents.types.below')} error={faults['mayHaveAgents']}>
          <Checkbox checked={mayHaveAgents} onChange={({ target: { checked } }) => setMayHaveAgents(checked)}>
            {_('office-agents.types.may')}
          </Checkbox>
        </FieldGroup>
      </form>
    </Dialog>
  )
}
