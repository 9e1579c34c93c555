import type { ReadLotteryIssue } from '@sanuk/contracts/office-lottery'
import { type DescribedColumn, momentColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { DrawnNumbers } from './drawn-numbers.tsx'
import { useProgressText } from './use-progress-text.ts'

type Correction = ReadLotteryIssue['corrections'][number]

/** Results that an issue had before, who had them changed, and how far the settlement anew is. */
export function Corrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  const progress = useProgressText()
  const columns: readonly DescribedColumn<Correction>[] = [
    momentColumn('at', 'office-lottery.correction.at', { phone: 'heading' }),
    numberColumn('version', 'office-lottery.correction.version'),
    {
      key: 'before',
      header: 'office-lottery.correction.before',
      text: ({ before }) => before.join(' '),
      cell: ({ before }) => <DrawnNumbers result={before} />,
    },
    {
      key: 'after',
      header: 'office-lottery.correction.after',
      text: ({ after }) => after.join(' '),
      cell: ({ after }) => <DrawnNumbers result={after} />,
    },
    {
      key: 'by',
      header: 'office-lottery.correction.by',
      text: ({ proposedBy }) => proposedBy.username,
    },
    { key: 'progress', header: 'office-lottery.correction.progress', text: (correction) => progress(correction) },
  ]
  return (
    <RowsCard
      title="office-lottery.corrections"
      file="lottery-corrections"
      columns={columns}
      rows={corrections}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
