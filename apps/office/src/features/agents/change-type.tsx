import { useLingui } from '@lingui/react'
import { changeAgentType } from '@sanuk/contracts/office-agents'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { AGENT_TYPE_KEYS, AGENTS, type AgentRecord, type AgentTypeKey, typeOf } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

/** Gives an agent another type. */
export function ChangeType({ agent, onClose }: { readonly agent: AgentRecord; readonly onClose: () => void }) {
  const { _ } = useLingui()
  const { options, nameOf } = useAgentTypes()
  const { busy, fault, faults, send } = useSending(AGENTS)
  const [key, setKey] = useState(() => AGENT_TYPE_KEYS.find((known) => Number(known) === agent.type) ?? '1')
  const { id, username } = agent
  // The brand may have given up the type that the agent has.
  const [current] = AGENT_TYPE_KEYS.filter((known) => Number(known) === agent.type)
  const isGivenUp = current !== undefined && !options.some(({ value }) => value === current)
  const choices = isGivenUp ? [{ value: current, label: nameOf(agent.type) }, ...options] : options

  async function save() {
    const body = { type: typeOf(key) }
    if (!(await send(() => call(changeAgentType, { params: { id }, body })))) return
    onClose()
    toast.success(_('office-agents.change_type.done', { username }))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-agents.change_type.title', { username })}
      error={faults['type'] ? undefined : fault}
      footer={
        <Button busy={busy} disabled={typeOf(key) === agent.type} onClick={save}>
          {_('office-agents.change_type.do')}
        </Button>
      }
    >
      <Field label={_('office-agents.type')} error={faults['type']}>
        <Select<AgentTypeKey> value={key} onChange={setKey} options={choices} />
      </Field>
    </Dialog>
  )
}
