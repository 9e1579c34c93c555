import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import { writePeriod } from '../../../components/records/written-days.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { useLanguage } from '../../../language/language.ts'
import { writtenCount } from '../../../language/written-count.ts'
import { hasConditions } from '../terms/contract-tiers.ts'
import styles from '../terms/terms.module.css'
import { SalaryState } from './salary-state.tsx'
import type { SalaryDetail } from './use-salary.ts'

type PeriodHeadProps = { readonly detail: SalaryDetail }

/** Which period it is, how far its payment is, and its figures. */
export function PeriodHead({ detail }: PeriodHeadProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  const { firstDay, lastDay, state, paidAt } = detail.period
  return (
    <>
      <header>
        <h3 className={styles.heading}>
          {writePeriod({ from: firstDay, to: lastDay }, language)} <SalaryState state={state} />
        </h3>
        <p className={styles.note}>
          {_(`agent-salary.note.${state}`, { when: paidAt ? moment(paidAt) : '' })}{' '}
          {!detail.contract && _('agent-salary.why.no_contract')}
        </p>
      </header>
      <PeriodFigures detail={detail} />
    </>
  )
}

function PeriodFigures({ detail: { period, contract } }: PeriodHeadProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  const tier = period.tier
    ? _('agent-salary.progress', { done: period.tier, wanted: contract?.tiers.length ?? 0 })
    : _('agent-salary.tier.none')
  return (
    <FigureCards
      figures={[
        { key: 'valid', label: _('agent-salary.valid'), value: money(period.valid) },
        { key: 'active', label: _('agent-salary.active'), value: writtenCount(period.active) },
        ...(contract && hasConditions(contract.tiers)
          ? [{ key: 'tier', label: _('agent-salary.tier'), value: tier }]
          : []),
        { key: 'rate', label: _('agent-salary.rate'), value: writeRate(period.rate) },
        { key: 'earned', label: _('agent-salary.earned'), value: money(period.earned) },
        { key: 'paid', label: _('agent-salary.paid'), value: money(period.paid) },
      ]}
    />
  )
}
