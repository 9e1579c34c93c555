import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { visuallyHidden } from '@sanuk/ui/visually-hidden'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './income.module.css'
import type { Income } from './use-income.ts'

/** What was paid in a month by kind. */
export function IncomeKinds({ total: { kinds } }: { readonly total: Income['total'] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <Card level={3} title={_('agent-income.kinds')}>
      {kinds.length === 0 ? (
        <p className={styles.flat}>{_('agent-income.kinds.none')}</p>
      ) : (
        <table className={styles.kinds}>
          <caption className={visuallyHidden}>{_('agent-income.kinds')}</caption>
          <thead>
            <tr>
              <th scope="col">{_('agent-income.kind')}</th>
              <th scope="col">{_('agent-income.payments')}</th>
              <th scope="col">{_('agent-income.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, amount, payments }) => (
              <tr key={kind}>
                <th scope="row">{_(`agent-income.kind.${kind}`)}</th>
                <td>{writtenCount(payments)}</td>
                <td>
                  <Money amount={parseAmount(amount)} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
