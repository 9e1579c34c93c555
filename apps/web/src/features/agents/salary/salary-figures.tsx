import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import type { OwnSalary } from './use-salary.ts'

/** Today as far as it is counted, this month and everything so far. */
export function SalaryFigures({ today, month, inAll }: Pick<OwnSalary, 'today' | 'month' | 'inAll'>) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  return (
    <FigureCards
      figures={[
        ...(today ? [{ key: 'today', label: _('agent-salary.today'), value: money(today.earned) }] : []),
        { key: 'month', label: _('agent-salary.month'), value: money(month) },
        { key: 'all', label: _('agent-salary.all'), value: money(inAll) },
      ]}
    />
  )
}
