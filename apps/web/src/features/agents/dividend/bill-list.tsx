import { useLingui } from '@lingui/react'
import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { CalendarDays } from 'lucide-react'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { writeRate } from '../../../components/write-rate.ts'
import { PeriodList } from '../terms/period-list.tsx'
import { BillState } from './bill-state.tsx'
import type { DividendPages } from './use-dividend.ts'
import { useWriteNet } from './use-write-net.ts'

type BillListProps = {
  /** The newest first, the running one among them. */
  readonly bills: readonly DividendBill[]
  readonly pages: DividendPages
  readonly onDay: (day: string) => void
}

/** Dividends by period, with what members lost and the rate of it. */
export function BillList({ bills, pages, onDay }: BillListProps) {
  const { _ } = useLingui()
  const writeNet = useWriteNet()
  if (bills.length === 0) {
    return (
      <EmptyState icon={<CalendarDays />} title={_('agent-dividend.bills.none')}>
        {_('agent-dividend.bills.none.note')}
      </EmptyState>
    )
  }
  const name = _('agent-dividend.bills')
  return (
    <Card level={3} title={name}>
      <PeriodList
        label={name}
        periods={bills}
        note={({ net, rate }) => `${writeNet(net)} · ${writeRate(rate)}`}
        state={({ state }) => <BillState state={state} />}
        onDay={onDay}
      />
      <ListEnd pages={pages} words={_('agent-dividend.bills.end')} />
    </Card>
  )
}
