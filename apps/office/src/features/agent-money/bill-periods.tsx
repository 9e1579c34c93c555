import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ReceiptText } from 'lucide-react'
import { Link } from 'wouter'
import { type DescribedColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { type BillPeriod, periodKey } from './bills.ts'
import { periodColumns, SCHEME_COLUMN } from './period-columns.tsx'

const FIGURES: readonly DescribedColumn<BillPeriod>[] = [
  ...periodColumns<BillPeriod>('period', { daysOf: ({ firstDay, lastDay }) => [firstDay, lastDay], phone: 'heading' }),
  SCHEME_COLUMN,
  numberColumn('agents', 'office-agent-money.agents'),
  moneyColumn('net', 'office-agent-bills.net', { net: true }),
  moneyColumn('earned', 'office-agent-money.earned'),
  moneyColumn('paid', 'office-agent-money.paid'),
  numberColumn('bills', 'office-agent-bills.open'),
  moneyColumn('due', 'office-agent-bills.open.due'),
]

/** What can be done about a period: its bills are decided, or whoever may not do that looks at them. */
const openColumn = (mayChange: boolean): DescribedColumn<BillPeriod> => ({
  key: 'open',
  header: 'office-agent-bills.decision',
  cell: ({ bills, proposal }, { _ }, open) => {
    if (proposal) return <Link to="/approvals">{_('office-agent-bills.proposal')}</Link>
    if (bills === 0) return _('office.none')
    return (
      <Button look="outline" size="small" aria-haspopup="dialog" onClick={open}>
        {_(mayChange ? 'office-agent-bills.decide' : 'office-agent-bills.show')}
      </Button>
    )
  },
})

type Props = {
  /** Left out while they load. */
  readonly periods: readonly BillPeriod[] | undefined
  readonly fault: unknown
  readonly onRetry: () => unknown
  readonly onOpen: (period: BillPeriod) => void
}

/** Periods of dividends that are over, and what waits for a decision. */
export function BillPeriods({ periods, ...props }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('agents.change')
  return (
    <RowsCard
      {...props}
      title="office-agent-bills.periods"
      file="agent-dividend-periods"
      columns={[...FIGURES, openColumn(mayChange)]}
      rows={periods}
      rowKey={periodKey}
      empty={<EmptyState icon={<ReceiptText />} title={_('office-agent-bills.periods.none')} />}
    />
  )
}
