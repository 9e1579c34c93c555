import { AGENT_SIGNALS, listAgentSignals, SIGNAL_STATES } from '@sanuk/contracts/office-agent-signals'
import { ShieldCheck } from 'lucide-react'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, onlyFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { HowFound } from './how-found.tsx'
import { SignalCard } from './signal-card.tsx'
import { SIGNAL_COLUMNS } from './signal-columns.ts'
import { SIGNALS } from './signals.ts'

const SOURCE = pagesOf(listAgentSignals, (query, signal) => call(listAgentSignals, { query }, signal))

const LIST = defineList(SOURCE, {
  key: [...SIGNALS, 'list'],
  file: 'agent-signals',
  title: 'office-agent-signals.title',
  note: 'office-agent-signals.note',
  rowKey: ({ agent, evidence }) => `${agent.id} ${evidence.kind}`,
  filters: [
    searchFilter('office-agents.search'),
    viewFilter('state', {
      values: SIGNAL_STATES,
      word: (state) => `office-agent-signals.state.${state}`,
      start: 'open',
    }),
    choiceFilter('kind', {
      label: 'office-agent-signals.kind',
      any: 'office-agent-signals.kind.all',
      values: AGENT_SIGNALS,
      word: (kind) => `office-agent-signals.kind.${kind}`,
    }),
    onlyFilter('agent', 'office-agent-signals.all'),
  ],
  columns: SIGNAL_COLUMNS,
  card: (signal) => <SignalCard signal={signal} />,
  above: (answer) => answer && <HowFound answer={answer} />,
  empty: (value) => ({
    icon: <ShieldCheck />,
    word: `office-agent-signals.empty.${value('state') === 'reviewed' ? 'reviewed' : 'open'}`,
    note: 'office-agent-signals.empty.note',
  }),
})

/** What suggests that agents play for their own pay, the strongest first. */
export const SignalsPage = () => <DescribedList list={LIST} />
