import { listProposals } from '@sanuk/contracts/approvals'
import { ListChecks } from 'lucide-react'
import type { HandedOver } from '../../components/hand-over.tsx'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import { daysFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { APPROVALS, type Proposal } from './approvals.ts'
import { ProposalCard } from './proposal-card.tsx'

const VIEWS = ['waiting', 'decided'] as const

type Props = { readonly onHandOver: (what: HandedOver) => void }

const COLUMNS: readonly DescribedColumn<Proposal>[] = [
  textColumn('id', 'office.id'),
  { key: 'about', header: 'approvals.title', text: ({ kind, about }, { _ }) => _(`approvals.kind.${kind}`, { about }) },
  { key: 'state', header: 'office.state', text: ({ state }, { _ }) => _(`approvals.state.${state}`) },
  { key: 'by', header: 'approvals.by', text: ({ proposedBy, proposedAt }) => `${proposedBy.username} ${proposedAt}` },
  {
    key: 'decided',
    header: 'approvals.decided',
    text: ({ decidedBy, decidedAt }) => (decidedBy ? `${decidedBy.username} ${decidedAt}` : ''),
  },
  textColumn('reason', 'office.reason'),
]

const ALL = pagesOf(listProposals, (query, signal) => call(listProposals, { query }, signal))

const OF_OPERATORS = pagesOf(listProposals, (query, signal) =>
  call(listProposals, { query: { ...query, room: 'operators' } }, signal),
)

const shared = ({ onHandOver }: Props) =>
  ({
    file: 'approvals',
    title: 'approvals.title',
    rowKey: ({ id }: Proposal) => id,
    columns: COLUMNS,
    card: (proposal: Proposal) => <ProposalCard proposal={proposal} onHandOver={onHandOver} />,
  }) as const

/** What one operator proposed and another has to decide, and what was decided. */
export const allProposals = (props: Props) =>
  defineList(ALL, {
    ...shared(props),
    key: APPROVALS,
    note: 'approvals.note',
    filters: [
      searchFilter('approvals.search'),
      viewFilter('state', { values: VIEWS, word: (view) => `approvals.view.${view}`, start: 'waiting' }),
      daysFilter(),
    ],
    sort: { day: 'by' },
    empty: (value) => ({
      icon: <ListChecks />,
      word: `approvals.empty.${value('state') === 'decided' ? 'decided' : 'waiting'}`,
    }),
  })

/** What about operators and roles waits for a second person. */
export const proposalsAboutOperators = (props: Props) =>
  defineList(OF_OPERATORS, {
    ...shared(props),
    key: [...APPROVALS, 'operators'],
    empty: { icon: <ListChecks />, word: 'approvals.empty.waiting' },
  })
