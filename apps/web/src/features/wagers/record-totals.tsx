import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { listRounds } from '@sanuk/contracts/wagers'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../brand/use-currency.ts'
import { FigureCards } from '../../components/records/figure-cards.tsx'

type Totals = NonNullable<AnswerOf<typeof listRounds>['totals']>

/** The whole span in four figures. `totals` is left out while it loads, `failed` where it did not. */
export function RecordTotals({ totals, failed }: { totals: Totals | undefined; failed: boolean }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (failed) return null
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  const waiting = <Skeleton width="60%" />
  return (
    <FigureCards
      figures={[
        {
          key: 'rounds',
          label: _('wagers.total.rounds'),
          value: totals ? totals.rounds.toLocaleString('en-US') : waiting,
        },
        { key: 'stake', label: _('wagers.total.stake'), value: totals ? money(totals.stake) : waiting },
        { key: 'win', label: _('wagers.total.win'), value: totals ? money(totals.win) : waiting },
        {
          key: 'net',
          label: _('wagers.total.net'),
          value: totals ? <Money amount={parseAmount(totals.net)} currency={currency} net /> : waiting,
        },
      ]}
    />
  )
}
