import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { type Agent, STATE_LOOKS } from './agents.ts'

/** Whether an agent is active, suspended or closed. */
export function AgentState({ state }: Pick<Agent, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={STATE_LOOKS[state]}>{_(`office-agents.state.${state}`)}</Badge>
}
