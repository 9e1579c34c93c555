import { useLingui } from '@lingui/react'
import { listAgentTypes } from '@sanuk/contracts/office-agents'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AGENT_TYPE_KEYS, AGENTS, type AgentTypeKey } from './agents.ts'

/** The brand's types of agents, and what each is called there. */
export function useAgentTypes() {
  const { _ } = useLingui()
  const language = useLanguage()
  const { data } = useAsked({
    key: [...AGENTS, 'types'],
    ask: (signal) => call(listAgentTypes, undefined, signal),
  })
  const nameOf = (type: number): string => {
    const key = AGENT_TYPE_KEYS.find((known) => Number(known) === type) ?? '1'
    return data?.list.find((known) => known.type === type)?.names?.[language] ?? _(`office-agents.type.${key}`)
  }
  const available = (data?.list ?? []).filter((known) => known.available)
  const options = AGENT_TYPE_KEYS.filter((key) => available.some(({ type }) => type === Number(key))).map(
    (value): { value: AgentTypeKey; label: string } => ({ value, label: nameOf(Number(value)) }),
  )
  return { types: data?.list, nameOf, options }
}
