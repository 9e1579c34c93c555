import { listReconciliations, RECONCILIATION_RESULTS } from '@sanuk/contracts/office-reconciliation'
import { FileDiff } from 'lucide-react'
import { ID_COLUMN, momentColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { CompareStatement } from './compare-statement.tsx'
import { RECONCILIATION } from './reconciliation.ts'
import { RunResult } from './run-result.tsx'

const SOURCE = pagesOf(listReconciliations, (query, signal) => call(listReconciliations, { query }, signal))

const LIST = defineList(SOURCE, {
  key: [...RECONCILIATION, 'all'],
  file: 'reconciliation',
  title: 'reconciliation.title',
  note: 'reconciliation.note',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('reconciliation.list.search'),
    choiceFilter('result', {
      label: 'reconciliation.result',
      any: 'reconciliation.result.all',
      values: RECONCILIATION_RESULTS,
      word: (result) => `reconciliation.result.${result}`,
    }),
    daysFilter(),
  ],
  sort: { day: 'madeAt' },
  columns: [
    textColumn('vendor', 'reconciliation.vendor', { fileOnly: true }),
    {
      key: 'day',
      header: 'reconciliation.day',
      phone: 'heading',
      text: ({ day }) => day,
      cell: ({ day, vendor }) => `${vendor} · ${day}`,
      link: ({ id }) => `/reconciliation/${id}`,
    },
    textColumn('timeZone', 'reconciliation.zone'),
    {
      key: 'result',
      header: 'reconciliation.result',
      text: ({ differences }) => String(differences),
      cell: ({ differences }) => <RunResult differences={differences} />,
    },
    numberColumn('lines', 'reconciliation.lines'),
    momentColumn('madeAt', 'reconciliation.made'),
    textColumn('madeBy', 'reconciliation.made_by'),
    ID_COLUMN,
  ],
  empty: { icon: <FileDiff />, word: 'reconciliation.list.empty', note: 'reconciliation.list.empty.note' },
  actions: <CompareStatement />,
})

/** Every comparison of a vendor's statement with our books, and the way to a new one. */
export const ReconciliationPage = () => <DescribedList list={LIST} />
