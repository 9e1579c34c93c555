import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import styles from './income.module.css'
import type { Income } from './use-income.ts'

/** What was paid in a month as an agent, and beside it what was paid as a member. `total` is left out while it loads. */
export function IncomeSums({ total }: { readonly total: Income['total'] | undefined }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (wire: string | undefined) =>
    wire === undefined ? <Skeleton width="70%" /> : <Money amount={parseAmount(wire)} currency={currency} />
  return (
    <div className={styles.sums}>
      <FigureCards
        figures={[
          { key: 'agent', label: _('agent-income.agent'), value: money(total?.income) },
          { key: 'besides', label: _('agent-income.besides'), value: money(total?.besides) },
        ]}
      />
      <p className={styles.note}>{_('agent-income.besides.note')}</p>
    </div>
  )
}
