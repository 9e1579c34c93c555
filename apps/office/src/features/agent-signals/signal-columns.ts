import type { AgentSignal } from '@sanuk/contracts/office-agent-signals'
import type { OfficeWord } from '../../language/office-word.ts'
import type { DescribedColumn } from '../../lists/described-column.tsx'
import { membersOf } from './signals.ts'

type Column = DescribedColumn<AgentSignal>

const figure = (
  key: 'accounts' | 'signedIn' | 'valid' | 'won' | 'swing' | 'earned' | 'days',
  header: OfficeWord,
): Column => ({
  key,
  header,
  text: ({ evidence }) => (key in evidence ? String(Object.entries(evidence).find(([name]) => name === key)?.[1]) : ''),
})

const review = (key: 'at' | 'by' | 'note', header: OfficeWord): Column => ({
  key,
  header,
  text: (row) => row.review?.[key] ?? '',
})

/** A signal in the file: about whom, what was found, and what an operator said. */
export const SIGNAL_COLUMNS: readonly Column[] = [
  { key: 'agent', header: 'office-agent-signals.agent', text: ({ agent }) => agent.username },
  {
    key: 'kind',
    header: 'office-agent-signals.kind',
    text: ({ evidence }, { _ }) => _(`office-agent-signals.kind.${evidence.kind}`),
  },
  { key: 'state', header: 'office.state', text: ({ state }, { _ }) => _(`office-agent-signals.state.${state}`) },
  {
    key: 'ways',
    header: 'office-agent-signals.ways',
    text: ({ evidence }, { _ }) =>
      'ways' in evidence ? evidence.ways.map((way) => _(`office-agent-signals.way.${way}`)).join(', ') : '',
  },
  figure('accounts', 'office-agent-signals.accounts'),
  figure('signedIn', 'office-agent-signals.signed_in'),
  {
    key: 'members',
    header: 'office-agent-signals.members',
    text: (signal) =>
      membersOf(signal)
        .map(({ username }) => username)
        .join(' '),
  },
  figure('valid', 'office-agent-signals.valid'),
  figure('won', 'office-agent-signals.won'),
  figure('swing', 'office-agent-signals.swing'),
  figure('earned', 'office-agent-signals.earned'),
  figure('days', 'office-agent-signals.days'),
  review('at', 'office-agent-signals.reviewed_at'),
  review('by', 'office-agent-signals.reviewed_by'),
  review('note', 'office-agent-signals.review_note'),
]
