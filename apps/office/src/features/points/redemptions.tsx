import { listRedemptions } from '@sanuk/contracts/office-points'
import { REDEMPTION_STATES } from '@sanuk/contracts/points'
import { PackageCheck } from 'lucide-react'
import {
  type DescribedColumn,
  ID_COLUMN,
  momentColumn,
  numberColumn,
  textColumn,
} from '../../lists/described-column.tsx'
import { DescribedPart } from '../../lists/described-list.tsx'
import { amountsFilter, daysFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { POINTS, type Redemption } from './points.ts'
import { RedemptionCard } from './redemption-card.tsx'

/** What a member asks for with points. Where it goes to stays with whoever sends it. */
const COLUMNS: readonly DescribedColumn<Redemption>[] = [
  { key: 'member', header: 'office-points.member', text: ({ member }) => member.username },
  {
    key: 'reward',
    header: 'office-points.reward',
    text: ({ title, quantity }, { _ }) => _('office-points.asked', { title, quantity }),
  },
  numberColumn('points', 'office-points.points'),
  textColumn('amount', 'office-points.pays'),
  { key: 'state', header: 'office.state', text: ({ state }, { _ }) => _(`office-points.state.${state}`) },
  momentColumn('askedAt', 'office-points.asked_at'),
  momentColumn('decidedAt', 'office-points.decided'),
  textColumn('reason', 'office.reason'),
  ID_COLUMN,
]

const SOURCE = pagesOf(listRedemptions, (query, signal) => call(listRedemptions, { query }, signal))

const START = 'in_progress'

const LIST = defineList(SOURCE, {
  key: [...POINTS, 'redemptions'],
  file: 'redemptions',
  title: 'office-points.sheet.redemptions',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office.username.search'),
    viewFilter('state', { values: REDEMPTION_STATES, word: (state) => `office-points.state.${state}`, start: START }),
    daysFilter(),
    amountsFilter({
      least: 'office-points.filter.least',
      most: 'office-points.filter.most',
      unit: 'office-points.points',
    }),
  ],
  sort: { day: 'askedAt', amount: 'points', start: (value) => (value('state') === START ? 'oldest' : 'newest') },
  columns: COLUMNS,
  card: (redemption) => <RedemptionCard redemption={redemption} />,
  empty: (value) => ({
    icon: <PackageCheck />,
    word: `office-points.empty.${REDEMPTION_STATES.find((known) => known === value('state')) ?? START}`,
    note: 'office-points.empty.note',
  }),
})

/** What members ask for with points: what waits the longest comes first. */
export const Redemptions = () => <DescribedPart list={LIST} />
