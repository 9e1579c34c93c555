import { type Application, listApplications } from '@sanuk/contracts/office-activities'
import { Inbox } from 'lucide-react'
import { type DescribedColumn, ID_COLUMN, momentColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedPart } from '../../lists/described-list.tsx'
import { amountsFilter, daysFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { ACTIVITIES } from './activities.ts'
import { ApplicationCard } from './application-card.tsx'

const VIEWS = ['waiting', 'decided'] as const

/** What a member applied for. */
const COLUMNS: readonly DescribedColumn<Application>[] = [
  { key: 'activity', header: 'office-activities.name', text: ({ activity }) => activity.name },
  { key: 'member', header: 'office-activities.member', text: ({ member }) => member.username },
  { key: 'state', header: 'office.state', text: ({ state }, { _ }) => _(`office-activities.state.${state}`) },
  textColumn('amount', 'office-activities.amount'),
  momentColumn('appliedAt', 'office-activities.applied'),
  textColumn('operator', 'office-activities.operator'),
  momentColumn('decidedAt', 'office-activities.decided'),
  textColumn('reason', 'office-activities.reason'),
  ID_COLUMN,
]

const SOURCE = pagesOf(listApplications, ({ decided, ...query }, signal) =>
  call(listApplications, { query: { ...query, ...(decided && { decided: '1' }) } }, signal),
)

const LIST = defineList(SOURCE, {
  key: [...ACTIVITIES, 'applications'],
  file: 'applications',
  title: 'office-activities.sheet.applications',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office.username.search'),
    viewFilter('decided', {
      inAddress: 'view',
      values: VIEWS,
      word: (view) => `office-activities.view.${view}`,
      start: 'waiting',
      sends: (view) => (view === 'decided' ? { decided: '1' } : {}),
    }),
    daysFilter(),
    amountsFilter(),
  ],
  sort: { day: 'appliedAt', amount: 'amount', start: (value) => (value('decided') ? 'newest' : 'oldest') },
  columns: COLUMNS,
  card: (application) => <ApplicationCard application={application} />,
  empty: (value) => ({
    icon: <Inbox />,
    word: `office-activities.empty.${value('view') === 'decided' ? 'decided' : 'waiting'}`,
  }),
})

/** What members ask for: what waits the longest comes first. */
export const Applications = () => <DescribedPart list={LIST} />
