import { useLingui } from '@lingui/react'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import { SCHEME_PERIODS } from '../terms/scheme-periods.ts'
import type { OwnSalary } from './use-salary.ts'

type SalaryFiguresProps = {
  readonly scheme: SalaryScheme
  readonly own: Pick<OwnSalary, 'running' | 'month' | 'inAll'>
}

/** The running period as far as it is counted, this month and everything so far. */
export function SalaryFigures({ scheme, own: { running, month, inAll } }: SalaryFiguresProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  const soFar = _('agent-salary.so_far', { period: SCHEME_PERIODS[scheme] })
  return (
    <FigureCards
      figures={[
        ...(running ? [{ key: 'running', label: soFar, value: money(running.earned) }] : []),
        { key: 'month', label: _('agent-salary.month'), value: money(month) },
        { key: 'all', label: _('agent-salary.all'), value: money(inAll) },
      ]}
    />
  )
}
