import { useLingui } from '@lingui/react'
import { useMoney } from '../../components/use-money.tsx'
import styles from './bills.module.css'
import { type Bill, type BillPeriod, type Denials, paidBills } from './bills.ts'

type Props = { readonly period: BillPeriod; readonly bills: readonly Bill[]; readonly denials: Denials }

/** How many bills would be paid, and what they come to. */
export function DecisionSum({ period, bills, denials }: Props) {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const paid = paidBills(period, { bills, denials })
  return (
    <dl className={styles.figures} aria-live="polite">
      <div>
        <dt>{_('office-agent-bills.decide.sum.bills')}</dt>
        <dd>{i18n.number(paid.bills)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>{_('office-agent-bills.decide.sum')}</dt>
        <dd>{money(paid.due)}</dd>
      </div>
    </dl>
  )
}
