import { listAllDeposits } from '@sanuk/contracts/office-cashier'
import { ageColumn } from '../../components/desk/age-column.tsx'
import { CLAIMANT_COLUMN } from '../../components/desk/claimant-column.ts'
import { ID_COLUMN, memberColumn, momentColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { amountsFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { DepositMarks } from './deposit-marks.tsx'
import { DEPOSITS, type Deposit } from './deposits.ts'
import { ON_THE_DESK, TAB_FILTER } from './on-the-desk.tsx'

const SOURCE = pagesOf(listAllDeposits, (query, signal) => call(listAllDeposits, { query }, signal))

/** Orders of members. */
export const DEPOSIT_LIST = defineList(SOURCE, {
  ...ON_THE_DESK,
  key: [...DEPOSITS, 'list'],
  file: 'deposits',
  rowKey: ({ id }) => id,
  filters: [searchFilter('office-cashier.search'), TAB_FILTER, daysFilter(), amountsFilter()],
  sort: {
    day: 'requestedAt',
    amount: 'amount',
    start: (value) => (value('view') === 'slips' && !value('search') ? 'oldest' : 'newest'),
  },
  columns: [
    {
      key: 'reference',
      header: 'office-cashier.reference',
      phone: 'heading',
      text: ({ reference }) => reference,
      link: ({ id }) => `/deposits/${id}`,
    },
    memberColumn(),
    momentColumn('requestedAt', 'office-cashier.requested'),
    { key: 'method', header: 'office-cashier.method', text: ({ kind }, { _ }) => _(`office-cashier.kind.${kind}`) },
    {
      key: 'state',
      header: 'office.state',
      text: ({ state }, { _ }) => _(`office-cashier.state.${state}`),
      cell: (deposit) => <DepositMarks deposit={deposit} />,
    },
    moneyColumn('amount', 'office-cashier.amount'),
    textColumn('currency', 'office-transfers.currency', { fileOnly: true }),
    ageColumn<Deposit>('office-cashier.age', ({ state, requestedAt }) => (state === 'waiting' ? requestedAt : null)),
    CLAIMANT_COLUMN,
    ID_COLUMN,
  ],
})
