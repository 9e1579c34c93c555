import { listPayments } from '@sanuk/contracts/office-cashier'
import { ageColumn } from '../../components/desk/age-column.tsx'
import { CLAIMANT_COLUMN } from '../../components/desk/claimant-column.ts'
import { ID_COLUMN, momentColumn, textColumn } from '../../lists/described-column.tsx'
import { amountsFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { DEPOSITS, type Payment } from './deposits.ts'
import { ON_THE_DESK, TAB_FILTER } from './on-the-desk.tsx'
import { PaymentMarks } from './payment-marks.tsx'

/** Results that somebody still has to end. */
const WAITING: ReadonlySet<Payment['result']> = new Set(['held_for_review', 'returning'])

const SOURCE = pagesOf(listPayments, (query, signal) => call(listPayments, { query }, signal))

/** Money that banks told of and that was not credited by itself. */
export const PAYMENT_LIST = defineList(SOURCE, {
  ...ON_THE_DESK,
  key: [...DEPOSITS, 'payments'],
  file: 'payments',
  rowKey: ({ id }) => id,
  filters: [searchFilter('office-cashier.search'), TAB_FILTER, daysFilter(), amountsFilter()],
  sort: {
    day: 'receivedAt',
    amount: 'amount',
    start: (value) => (value('view') === 'held' ? 'oldest' : 'newest'),
  },
  columns: [
    {
      key: 'bank',
      header: 'office-cashier.bank_reference',
      phone: 'heading',
      text: ({ bankReference }) => bankReference,
      link: ({ id }) => `/payments/${id}`,
    },
    textColumn('reference', 'office-cashier.reference', { fileOnly: true }),
    { key: 'username', header: 'office.username', fileOnly: true, text: ({ deposit }) => deposit?.username ?? '' },
    {
      key: 'state',
      header: 'office.state',
      text: ({ result }, { _ }) => _(`office-cashier.result.${result}`),
      cell: (payment) => <PaymentMarks payment={payment} />,
    },
    {
      key: 'reason',
      header: 'office.reason',
      fileOnly: true,
      text: ({ heldBecause, reason }, { _ }) => reason ?? (heldBecause ? _(`office-cashier.held.${heldBecause}`) : ''),
    },
    {
      key: 'amount',
      header: 'office-cashier.amount',
      align: 'end',
      text: ({ amount }) => amount,
      cell: ({ amount }, { money }) => money(amount, { code: 'THB' }),
    },
    textColumn('currency', 'office-transfers.currency', { fileOnly: true }),
    momentColumn('paidAt', 'office-cashier.paid'),
    momentColumn('receivedAt', 'office-cashier.received'),
    textColumn('arrivedAt', 'office-cashier.arrived'),
    ageColumn<Payment>('office-cashier.age', ({ result, receivedAt }) => (WAITING.has(result) ? receivedAt : null)),
    CLAIMANT_COLUMN,
    ID_COLUMN,
  ],
})
