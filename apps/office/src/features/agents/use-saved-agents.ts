import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import { type FoundAgent, pathText } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

/** The columns of the file of agents. */
export function useSavedAgents(): readonly SavedColumn<FoundAgent>[] {
  const { _ } = useLingui()
  const { nameOf } = useAgentTypes()
  return [
    { header: _('office.username'), text: ({ username }) => username },
    { header: _('office-agents.path'), text: ({ path }) => pathText(path) },
    { header: _('office-agents.type'), text: ({ type }) => nameOf(type) },
    { header: _('office.state'), text: ({ state }) => _(`office-agents.state.${state}`) },
    { header: _('office-agents.agents'), text: ({ agents }) => String(agents) },
    { header: _('office-agents.members'), text: ({ members }) => String(members) },
    { header: _('office-agents.appointed'), text: ({ appointedAt }) => appointedAt },
  ]
}
