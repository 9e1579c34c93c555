import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './betting.module.css'
import type { BettingSums } from './use-betting.ts'

/** What the bets come to that are asked for. `sums` is left out while they load, `null` where there are too many. */
export function SumsLine({ sums }: { readonly sums: BettingSums['sums'] | undefined }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (sums === null) return <p className={styles.note}>{_('agent-betting.sums.many')}</p>
  const money = (sum: string | undefined, net = false) =>
    sum === undefined ? <Skeleton width="60%" /> : <Money amount={parseAmount(sum)} currency={currency} net={net} />
  return (
    <FigureCards
      figures={[
        {
          key: 'rounds',
          label: _('wagers.total.rounds'),
          value: sums ? writtenCount(sums.rounds) : <Skeleton width="60%" />,
        },
        { key: 'stake', label: _('wagers.total.stake'), value: money(sums?.stake) },
        { key: 'win', label: _('wagers.total.win'), value: money(sums?.win) },
        { key: 'valid', label: _('agent-betting.valid'), value: money(sums?.valid) },
        { key: 'net', label: _('wagers.total.net'), value: money(sums?.net, true) },
      ]}
    />
  )
}
