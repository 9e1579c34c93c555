import { AWAY_KINDS, listAway } from '@sanuk/contracts/office-protection'
import { Badge } from '@sanuk/ui/badge'
import { HeartHandshake } from 'lucide-react'
import { momentColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'

const SOURCE = pagesOf(listAway, (query, signal) => call(listAway, { query }, signal))

const LIST = defineList(SOURCE, {
  key: ['away'],
  file: 'away',
  title: 'office-protection.title',
  note: 'office-protection.note',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office.username.search'),
    choiceFilter('kind', {
      label: 'office-protection.kind',
      any: 'office-protection.kind.all',
      values: AWAY_KINDS,
      word: (kind) => `office-protection.kind.${kind}`,
    }),
    daysFilter(),
  ],
  sort: { day: 'since' },
  columns: [
    {
      key: 'member',
      header: 'office.username',
      phone: 'heading',
      text: ({ username }) => username,
      link: ({ id }) => `/members/${id}`,
    },
    {
      key: 'kind',
      header: 'office-protection.kind',
      text: ({ kind }, { _ }) => _(`office-protection.kind.${kind}`),
      cell: ({ kind }, { _ }) => (
        <Badge look={kind === 'exclusion' ? 'bad' : 'luck'}>{_(`office-protection.kind.${kind}`)}</Badge>
      ),
    },
    momentColumn('since', 'office-protection.since'),
    {
      key: 'until',
      header: 'office-protection.until',
      text: ({ until }) => until ?? '',
      cell: ({ until }, { _, moment }) => (until ? moment(until) : _('office-protection.ever')),
    },
    momentColumn('reopensAt', 'office-protection.reopens'),
  ],
  empty: { icon: <HeartHandshake />, word: 'office-protection.empty', note: 'office-protection.empty.note' },
})

/** Members who stay away from play, the latest first. */
export const AwayPage = () => <DescribedList list={LIST} />
