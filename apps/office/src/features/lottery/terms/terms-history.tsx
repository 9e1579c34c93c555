import { useLingui } from '@lingui/react'
import type { ReadLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { EmptyState } from '@sanuk/ui/empty-state'
import { type DescribedColumn, momentColumn, moneyColumn, numberColumn } from '../../../lists/described-column.tsx'
import { RowsCard } from '../../../lists/rows-card.tsx'

type Decision = ReadLotteryTerms['history'][number]
type Row = Pick<Decision, 'version' | 'at'> & Decision['terms'] & { readonly proposedBy: string }

const COLUMNS: readonly DescribedColumn<Row>[] = [
  numberColumn('version', 'office-lottery-terms.history.version', { phone: 'heading' }),
  momentColumn('at', 'office-lottery-terms.history.at'),
  { key: 'by', header: 'office-lottery-terms.history.by', text: ({ proposedBy }) => proposedBy },
  {
    key: 'series',
    header: 'office-lottery-terms.series',
    text: ({ series }, { _ }) => (series ? `${series.least}–${series.most}` : _('office.none')),
  },
  {
    key: 'odds',
    header: 'office-lottery-terms.history.own',
    text: ({ odds }, { _ }) => _('office-lottery-terms.history.own.count', { count: Object.keys(odds).length }),
  },
  moneyColumn('mostPrize', 'office-lottery-terms.most_prize'),
  numberColumn('stakesPerIssue', 'office-lottery-terms.stakes_per_issue'),
  { key: 'coverage', header: 'office-lottery-terms.coverage', align: 'end', text: ({ coverage }) => `${coverage}%` },
]

/** All that was decided about a lottery, the latest first. */
export function TermsHistory({ history }: { readonly history: readonly Decision[] }) {
  const { _ } = useLingui()
  const rows = history.map(({ version, at, terms, proposedBy }) => ({
    ...terms,
    version,
    at,
    proposedBy: proposedBy.username,
  }))
  return (
    <RowsCard
      title="office-lottery-terms.history"
      file="lottery-terms"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ version }) => String(version)}
      empty={<EmptyState title={_('office-lottery-terms.history.none')} />}
    />
  )
}
