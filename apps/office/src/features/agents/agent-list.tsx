import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { SearchX } from 'lucide-react'
import { DeskTable } from '../../components/desk/desk-table.tsx'
import { useMoment } from '../../language/use-moment.ts'
import list from '../../lists/list-page.module.css'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { AgentState } from './agent-state.tsx'
import { AGENTS, type AgentFilter, pathText, readFound } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

type Props = { readonly filter: AgentFilter; readonly onOpen: (id: string) => void }

/** Agents at any depth, each with the way to them. */
export function AgentList({ filter, onOpen }: Props) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { nameOf } = useAgentTypes()
  const asked = useAskedPages({ key: [...AGENTS, 'found', filter], ask: readFound(filter) })
  return (
    <DeskTable
      title="office-agents.title"
      asked={asked}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<SearchX />} title={_('office.filter.nothing')}>
          {_('office.filter.nothing.note')}
        </EmptyState>
      }
      columns={[
        {
          key: 'username',
          header: _('office.username'),
          phone: 'heading',
          cell: ({ id, username }) => (
            <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onOpen(id)}>
              {username}
            </button>
          ),
        },
        {
          key: 'path',
          header: _('office-agents.path'),
          cell: ({ path }) => pathText(path) || _('office-agents.top'),
        },
        { key: 'type', header: _('office-agents.type'), cell: ({ type }) => nameOf(type) },
        { key: 'state', header: _('office.state'), cell: ({ state }) => <AgentState state={state} /> },
        { key: 'agents', header: _('office-agents.agents'), align: 'end', cell: ({ agents }) => agents },
        { key: 'members', header: _('office-agents.members'), align: 'end', cell: ({ members }) => members },
        { key: 'at', header: _('office-agents.appointed'), cell: ({ appointedAt }) => moment(appointedAt) },
      ]}
    />
  )
}
