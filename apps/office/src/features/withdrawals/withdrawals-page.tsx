import { listAllWithdrawals, WITHDRAWAL_VIEWS } from '@sanuk/contracts/office-withdrawals'
import { ArrowUpFromLine } from 'lucide-react'
import { ageColumn } from '../../components/desk/age-column.tsx'
import { CLAIMANT_COLUMN } from '../../components/desk/claimant-column.ts'
import { SoundSwitch } from '../../components/sounds/sound-switch.tsx'
import { ID_COLUMN, memberColumn, momentColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { amountsFilter, daysFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { WithdrawalMarks } from './withdrawal-marks.tsx'
import { WITHDRAWALS, type Withdrawal } from './withdrawals.ts'

const SOURCE = pagesOf(listAllWithdrawals, (query, signal) => call(listAllWithdrawals, { query }, signal))

const LIST = defineList(SOURCE, {
  key: [...WITHDRAWALS, 'list'],
  file: 'withdrawals',
  title: 'office-withdrawals.title',
  note: (answer, { _ }) => _('office-withdrawals.note', { minutes: answer?.targetMinutes ?? 15 }),
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office-withdrawals.search'),
    viewFilter('view', {
      values: WITHDRAWAL_VIEWS,
      word: (view) => `office-withdrawals.view.${view}`,
      start: 'queue',
    }),
    daysFilter(),
    amountsFilter(),
  ],
  sort: {
    day: 'requestedAt',
    amount: 'amount',
    start: (value) => (value('view') === 'queue' ? 'oldest' : 'newest'),
  },
  columns: [
    {
      key: 'reference',
      header: 'office-withdrawals.reference',
      phone: 'heading',
      text: ({ reference }) => reference,
      link: ({ id }) => `/withdrawals/${id}`,
    },
    memberColumn(),
    momentColumn('requestedAt', 'office-withdrawals.requested'),
    {
      key: 'state',
      header: 'office.state',
      text: ({ state }, { _ }) => _(`office-withdrawals.state.${state}`),
      cell: (withdrawal) => <WithdrawalMarks withdrawal={withdrawal} />,
    },
    moneyColumn('amount', 'office-withdrawals.amount'),
    moneyColumn('fee', 'office-withdrawals.fee', { fileOnly: true }),
    textColumn('currency', 'office-transfers.currency', { fileOnly: true }),
    ageColumn<Withdrawal>('office-withdrawals.age', ({ state, requestedAt }) =>
      state === 'waiting' ? requestedAt : null,
    ),
    CLAIMANT_COLUMN,
    ID_COLUMN,
  ],
  empty: { icon: <ArrowUpFromLine />, word: 'office-withdrawals.empty', note: 'office-withdrawals.empty.note' },
  switches: <SoundSwitch name="withdrawals" label="office-withdrawals.sound" />,
})

/** What members want paid: the queue first, then what is under way, disputed or over. */
export const WithdrawalsPage = () => <DescribedList list={LIST} />
