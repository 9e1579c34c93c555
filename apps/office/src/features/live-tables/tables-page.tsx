import { listLiveTables } from '@sanuk/contracts/office-live-tables'
import { Spade } from 'lucide-react'
import { type DescribedColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { LastResults } from './last-results.tsx'
import styles from './live-tables.module.css'
import { EVERY_MS, LIVE_TABLES, pathOf, type TableNow } from './live-tables.ts'
import { Sums } from './sums.tsx'
import { TableState } from './table-state.tsx'

const SOURCE = wholeOf((signal) => call(listLiveTables, undefined, signal))

type Sum = { readonly key: string; readonly of: (table: TableNow) => readonly { currency: string; amount: string }[] }

const written = (sums: readonly { currency: string; amount: string }[]): string =>
  sums.map(({ currency, amount }) => `${amount} ${currency}`).join(', ')

const SUMS = {
  staked: { key: 'staked', of: ({ staked }) => staked.map(({ currency, stake }) => ({ currency, amount: stake })) },
  loss: {
    key: 'loss',
    of: ({ staked }) => staked.map(({ currency, possibleLoss }) => ({ currency, amount: possibleLoss })),
  },
  today_stake: {
    key: 'today_stake',
    of: ({ today }) => today.map(({ currency, stake }) => ({ currency, amount: stake })),
  },
  today_win: { key: 'today_win', of: ({ today }) => today.map(({ currency, win }) => ({ currency, amount: win })) },
} satisfies Record<string, Sum>

const sumColumn = (name: keyof typeof SUMS): DescribedColumn<TableNow> => ({
  key: SUMS[name].key,
  header: `office-live-tables.${name}`,
  align: 'end',
  text: (table) => written(SUMS[name].of(table)),
  cell: (table) => <Sums sums={SUMS[name].of(table)} />,
})

const LIST = defineList(SOURCE, {
  key: [...LIVE_TABLES, 'all'],
  everyMs: EVERY_MS,
  file: 'live-tables',
  title: 'office-live-tables.title',
  note: 'office-live-tables.note',
  rowKey: ({ vendor, game }) => `${vendor} ${game}`,
  columns: [
    {
      key: 'name',
      header: 'office-live-tables.table',
      phone: 'heading',
      text: ({ names }, { language }) => names[language],
      cell: ({ names }, { language }) => <span className={styles.name}>{names[language]}</span>,
      link: pathOf,
    },
    textColumn('vendor', 'office-live-tables.vendor', { fileOnly: true }),
    {
      key: 'phase',
      header: 'office-live-tables.phase',
      text: ({ phase }, { _ }) => _(`office-live-tables.phase.${phase}`),
      cell: (table) => <TableState table={table} />,
    },
    {
      key: 'coup',
      header: 'office-live-tables.coup',
      align: 'end',
      text: ({ coup }) => (coup ? String(coup.number) : ''),
      cell: ({ coup }, { _, number }) => (coup ? number(coup.number) : _('office.none')),
    },
    numberColumn('players', 'office-live-tables.players'),
    sumColumn('staked'),
    sumColumn('loss'),
    {
      key: 'results',
      header: 'office-live-tables.results',
      text: ({ results }) => results.map((faces) => faces.join(' ')).join(', '),
      cell: ({ results }) => <LastResults results={results} />,
    },
    sumColumn('today_stake'),
    sumColumn('today_win'),
  ],
  empty: { icon: <Spade />, word: 'office-live-tables.empty', note: 'office-live-tables.empty.note' },
})

/** Every live table on a line, as it stands now. */
export const TablesPage = () => <DescribedList list={LIST} />
