import { useLingui } from '@lingui/react'
import { listTableCoups, type OfficeCoup } from '@sanuk/contracts/office-live-tables'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import type { DescribedColumn } from '../../lists/described-column.tsx'
import { momentColumn } from '../../lists/described-column.tsx'
import { DescribedPart } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { CoupActions } from './coup-actions.tsx'
import { CoupChanges } from './coup-changes.tsx'
import { CoupResult } from './coup-result.tsx'
import { COUP_LOOKS, EVERY_MS, LIVE_TABLES, type TableNow } from './live-tables.ts'
import { Sums } from './sums.tsx'

const sumColumn = (name: 'stake' | 'win'): DescribedColumn<OfficeCoup> => ({
  key: name,
  header: `office-live-tables.${name}`,
  align: 'end',
  text: ({ sums }) => sums.map((sum) => `${sum[name]} ${sum.currency}`).join(', '),
  cell: ({ sums }) => <Sums sums={sums.map((sum) => ({ currency: sum.currency, amount: sum[name] }))} />,
})

const COLUMNS: readonly DescribedColumn<OfficeCoup>[] = [
  {
    key: 'number',
    header: 'office-live-tables.coup',
    phone: 'heading',
    text: ({ series, number }) => `${series}-${number}`,
    cell: ({ series, number }, { _ }) => _('office-live-tables.coup.of', { series, number }),
  },
  momentColumn('openedAt', 'office-live-tables.opened'),
  {
    key: 'state',
    header: 'office-live-tables.state',
    text: ({ state }, { _ }) => _(`office-live-tables.state.${state}`),
    cell: ({ state }, { _ }) => <Badge look={COUP_LOOKS[state]}>{_(`office-live-tables.state.${state}`)}</Badge>,
  },
  {
    key: 'result',
    header: 'office-live-tables.result',
    text: ({ faces }) => faces?.join(' ') ?? '',
    cell: (coup) => <CoupResult coup={coup} />,
  },
  sumColumn('stake'),
  sumColumn('win'),
  {
    key: 'changes',
    header: 'office-live-tables.changes',
    text: ({ changes, changedBy }, { _ }) =>
      changes
        .map(({ kind, at, reason }, place) =>
          [_(`office-live-tables.request.${kind}`), at, changedBy[place] ?? '', reason].join(' · '),
        )
        .join('; '),
    cell: (coup) => <CoupChanges coup={coup} />,
  },
]

const listOf = (table: TableNow) =>
  defineList(
    pagesOf(listTableCoups, (query, signal) =>
      call(listTableCoups, { params: { vendor: table.vendor, game: table.game }, query }, signal),
    ),
    {
      key: [...LIVE_TABLES, 'coups', table.vendor, table.game],
      everyMs: EVERY_MS,
      file: 'live-table-coups',
      title: 'office-live-tables.coups',
      rowKey: ({ id }) => id,
      columns: [
        ...COLUMNS,
        {
          key: 'actions',
          header: 'office-live-tables.actions',
          cell: (coup: OfficeCoup) => <CoupActions table={table} coup={coup} />,
        },
      ],
      empty: { icon: <History />, word: 'office-live-tables.coups.none' },
    },
  )

/** The coups of a table, the newest first, and what can be done about each. */
export function CoupsCard({ table }: { readonly table: TableNow }) {
  const { _ } = useLingui()
  const { vendor, game, names, outcome } = table
  // What changes of a table every few seconds matters to no coup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is one as long as the table is.
  const list = useMemo(() => listOf(table), [vendor, game, names.en, outcome?.length])
  return (
    <Card title={_('office-live-tables.coups')}>
      <DescribedPart list={list} />
    </Card>
  )
}
