import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeRate } from '../../../components/write-rate.ts'
import styles from '../terms/terms.module.css'
import { ExactMoney } from './exact-money.tsx'
import type { SalaryDetail } from './use-salary.ts'
import { CountedOf } from './weighed-kinds.tsx'

/** The period's valid stake by the rate that is left of it, down to the sum that is paid. */
export function PeriodParts({ detail }: { readonly detail: SalaryDetail }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (detail.parts.length === 0) {
    return (
      <Card level={3} title={_('agent-salary.parts')}>
        <p className={styles.note}>{_('agent-salary.parts.none')}</p>
      </Card>
    )
  }
  return (
    <Card level={3} title={_('agent-salary.why')}>
      <ul className={styles.list} aria-label={_('agent-salary.parts')}>
        {detail.parts.map((part) => (
          <li key={part.through?.id ?? ''} className={styles.part}>
            <span className={styles.words}>
              {part.through
                ? _('agent-salary.part.through', { username: part.through.username })
                : _('agent-salary.part.own')}
              <CountedOf {...part} />
            </span>
            <Formula {...part} />
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{_('agent-salary.exact')}</dt>
          <dd>
            <ExactMoney amount={detail.exact} />
          </dd>
        </div>
        <div>
          <dt>{_('agent-salary.cut')}</dt>
          <dd>
            <ExactMoney amount={detail.cut} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{_('agent-salary.earned')}</dt>
          <dd>{formatMoney(parseAmount(detail.period.earned), currency)}</dd>
        </div>
      </dl>
    </Card>
  )
}

type FormulaProps = Pick<SalaryDetail['parts'][number], 'valid' | 'rate' | 'deducted' | 'amount'>

/** valid × (rate − deducted) = amount, as it is written. */
export function Formula({ valid, rate, deducted, amount }: FormulaProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const exact = { ...currency, decimals: AMOUNT_DECIMALS }
  const values = {
    valid: formatMoney(parseAmount(valid), currency),
    rate: writeRate(rate),
    amount: formatMoney(parseAmount(amount), exact),
  }
  return (
    <span className={styles.formula}>
      {deducted === 0
        ? _('agent-salary.part.formula.whole', values)
        : _('agent-salary.part.formula', { ...values, deducted: writeRate(deducted) })}
    </span>
  )
}
