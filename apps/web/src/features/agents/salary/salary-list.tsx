import { useLingui } from '@lingui/react'
import type { SalaryPeriod } from '@sanuk/contracts/agent-salary'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { PeriodList } from '../terms/period-list.tsx'
import { SalaryState } from './salary-state.tsx'

type SalaryListProps = {
  readonly label: string
  readonly periods: readonly SalaryPeriod[]
  readonly onDay: (day: string) => void
}

/** Periods with the valid stake and the rate that they are counted by. */
export function SalaryList({ label, periods, onDay }: SalaryListProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <PeriodList
      label={label}
      periods={periods}
      note={({ valid, rate }) => (
        <>
          {_('agent-salary.valid')} <Money amount={parseAmount(valid)} currency={currency} /> · {writeRate(rate)}
        </>
      )}
      state={({ state }) => <SalaryState state={state} />}
      onDay={onDay}
    />
  )
}
