import { useLingui } from '@lingui/react'
import type { ProfitFigures } from '@sanuk/contracts/agent-profit'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import styles from './profit.module.css'
import { givenIn } from './profit-figures.ts'

/** What matters most of a whole team. `total` is left out while it loads. */
export function ProfitSums({ total }: { readonly total: ProfitFigures | undefined }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const write = (amountOf: (figures: ProfitFigures) => Amount, net = false) =>
    total ? <Money amount={amountOf(total)} currency={currency} net={net} /> : <Skeleton width="70%" />
  return (
    <div className={styles.sums}>
      <FigureCards
        figures={[
          { key: 'stake', label: _('agent-centre.figure.stake'), value: write(({ stake }) => parseAmount(stake)) },
          { key: 'valid', label: _('agent-centre.figure.valid'), value: write(({ valid }) => parseAmount(valid)) },
          { key: 'net', label: _('agent-centre.figure.net'), value: write(({ net }) => parseAmount(net), true) },
          { key: 'given', label: _('agent-profit.given'), value: write(givenIn) },
        ]}
      />
    </div>
  )
}
