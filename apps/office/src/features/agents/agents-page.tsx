import { useLingui } from '@lingui/react'
import { AGENT_STATES } from '@sanuk/contracts/office-agents'
import { Card } from '@sanuk/ui/card'
import { Select } from '@sanuk/ui/select'
import { useSearchParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { AgentList } from './agent-list.tsx'
import { AgentSheet } from './agent-sheet.tsx'
import { AgentTree } from './agent-tree.tsx'
import { AgentTypes } from './agent-types.tsx'
import { AGENT_TYPE_KEYS, type AgentFilter, readFound } from './agents.ts'
import { AppointAgent } from './appoint-agent.tsx'
import { useAgentTypes } from './use-agent-types.ts'
import { useSavedAgents } from './use-saved-agents.ts'

const ALL = 'all'

/** The brand's agents: their tree, or those at any depth whom a search finds. */
export function AgentsPage() {
  const { _ } = useLingui()
  useTitle('office-agents.title')
  const may = useMay()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const type = AGENT_TYPE_KEYS.find((known) => known === query.get('type'))
  const state = AGENT_STATES.find((known) => known === query.get('state'))
  const filter: AgentFilter = { ...(search && { search }), ...(type && { type }), ...(state && { state }) }
  const set = (name: 'search' | 'type' | 'state' | 'agent', value: string | null) =>
    setQuery(
      (former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const open = (id: string) => set('agent', id)
  return (
    <>
      <PageHead title={_('office-agents.title')} note={_('office-agents.note')}>
        <SaveList name="agents" columns={useSavedAgents()} readFrom={readFound(filter)} />
        {may('agents.change') && <AgentTypes />}
        {may('agents.change') && <AppointAgent onDone={open} />}
      </PageHead>
      <Card className={list.list}>
        <Narrowing filter={filter} onChange={set} />
        {Object.keys(filter).length > 0 ? <AgentList filter={filter} onOpen={open} /> : <AgentTree onOpen={open} />}
      </Card>
      <AgentSheet id={query.get('agent')} onOpen={open} onClose={() => set('agent', null)} />
    </>
  )
}

type NarrowingProps = {
  readonly filter: AgentFilter
  readonly onChange: (name: 'search' | 'type' | 'state', value: string | null) => void
}

function Narrowing({ filter, onChange }: NarrowingProps) {
  const { _ } = useLingui()
  const { nameOf } = useAgentTypes()
  return (
    <div className={list.narrowing}>
      <div className={list.search}>
        <PausedSearch
          label={_('office-agents.search')}
          text={filter.search ?? ''}
          onSearch={(text) => onChange('search', text)}
        />
      </div>
      <Select
        label={_('office-agents.type')}
        value={filter.type ?? ALL}
        onChange={(chosen) => onChange('type', chosen === ALL ? null : chosen)}
        options={[
          { value: ALL, label: _('office-agents.type.all') },
          ...AGENT_TYPE_KEYS.map((value) => ({ value, label: nameOf(Number(value)) })),
        ]}
      />
      <Select
        label={_('office.state')}
        value={filter.state ?? ALL}
        onChange={(chosen) => onChange('state', chosen === ALL ? null : chosen)}
        options={[
          { value: ALL, label: _('office-agents.state.all') },
          ...AGENT_STATES.map((value) => ({ value, label: _(`office-agents.state.${value}`) })),
        ]}
      />
    </div>
  )
}
