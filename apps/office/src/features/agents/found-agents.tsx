import { useLingui } from '@lingui/react'
import { AGENT_STATES, findAgents } from '@sanuk/contracts/office-agents'
import { Select } from '@sanuk/ui/select'
import { SearchX } from 'lucide-react'
import { momentColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { choiceFilter, daysFilter, type Narrowing, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { AgentState } from './agent-state.tsx'
import { AGENT_TYPE_KEYS, AGENTS, pathText } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

const SOURCE = pagesOf(findAgents, ({ type, ...query }, signal) => {
  const key = AGENT_TYPE_KEYS.find((known) => Number(known) === type)
  return call(findAgents, { query: { ...query, ...(key && { type: key }) } }, signal)
})

/** Agents at any depth, each with the way to them; `nameOf` tells what the brand calls a type. */
export const foundAgents = (nameOf: (type: number) => string) =>
  defineList(SOURCE, {
    key: [...AGENTS, 'found'],
    waitsForFilter: true,
    file: 'agents',
    title: 'office-agents.title',
    note: 'office-agents.note',
    rowKey: ({ id }) => id,
    filters: [
      searchFilter('office-agents.search'),
      { names: ['type'], draw: (at) => <Types key="type" at={at} /> },
      choiceFilter('state', {
        label: 'office.state',
        any: 'office-agents.state.all',
        values: AGENT_STATES,
        word: (state) => `office-agents.state.${state}`,
      }),
      daysFilter(),
    ],
    sort: { day: 'appointedAt' },
    columns: [
      textColumn('username', 'office.username', { phone: 'heading', opens: true }),
      {
        key: 'path',
        header: 'office-agents.path',
        text: ({ path }) => pathText(path),
        cell: ({ path }, { _ }) => pathText(path) || _('office-agents.top'),
      },
      { key: 'type', header: 'office-agents.type', text: ({ type }) => nameOf(type) },
      {
        key: 'state',
        header: 'office.state',
        text: ({ state }, { _ }) => _(`office-agents.state.${state}`),
        cell: ({ state }) => <AgentState state={state} />,
      },
      numberColumn('agents', 'office-agents.agents'),
      numberColumn('members', 'office-agents.members'),
      momentColumn('appointedAt', 'office-agents.appointed'),
    ],
    empty: { icon: <SearchX />, word: 'office.filter.nothing', note: 'office.filter.nothing.note' },
  })

function Types({ at }: { readonly at: Narrowing }) {
  const { _ } = useLingui()
  const { nameOf } = useAgentTypes()
  return (
    <Select<string>
      label={_('office-agents.type')}
      value={at.get('type') ?? ''}
      onChange={(type) => at.set({ type })}
      options={[
        { value: '', label: _('office-agents.type.all') },
        ...AGENT_TYPE_KEYS.map((value) => ({ value, label: nameOf(Number(value)) })),
      ]}
    />
  )
}
