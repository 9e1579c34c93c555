import { listAllTransfers, TRANSFER_VIEWS } from '@sanuk/contracts/office-transfers'
import { ArrowLeftRight } from 'lucide-react'
import { DescribedList } from '../../lists/described-list.tsx'
import { amountsFilter, daysFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { HeldMoney } from './held-money.tsx'
import { TRANSFERS, type View } from './office-transfers.ts'
import { TRANSFER_COLUMNS } from './transfer-columns.tsx'

const VIEWS: readonly View[] = [...TRANSFER_VIEWS, 'all']
const START = 'under_way'

const SOURCE = pagesOf(listAllTransfers, (query, signal) => call(listAllTransfers, { query }, signal))

const LIST = defineList(SOURCE, {
  key: TRANSFERS,
  file: 'transfers',
  title: 'office-transfers.title',
  note: 'office-transfers.note',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office-transfers.search'),
    viewFilter('state', {
      values: VIEWS,
      word: (view) => `office-transfers.state.${view}`,
      start: START,
      sends: (view) => (view === 'all' ? {} : { state: view }),
    }),
    daysFilter(),
    amountsFilter(),
  ],
  sort: { day: 'requestedAt', amount: 'amount' },
  columns: TRANSFER_COLUMNS,
  empty: (value) => {
    const view = VIEWS.find((known) => known === value('state')) ?? START
    return {
      icon: <ArrowLeftRight />,
      word: `office-transfers.empty.${view}`,
      ...(view === 'attention' && { note: 'office-transfers.empty.attention.note' }),
    }
  },
  above: (answer) => <HeldMoney held={answer?.held} />,
})

/** What is on its way between main wallets and vendors’ wallets, and what nobody gets an answer about. */
export const TransfersPage = () => <DescribedList list={LIST} />
