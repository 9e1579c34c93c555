import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { accountRecord } from '@sanuk/contracts/wallet'
import { parseAmount, subtract } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../brand/use-currency.ts'
import { FigureCards } from '../../components/records/figure-cards.tsx'

type Totals = NonNullable<AnswerOf<typeof accountRecord>['totals']>

/** What came in, what went out, and the difference. `totals` is left out while it loads, `failed` where it did not. */
export function EntryTotals({ totals, failed }: { totals: Totals | undefined; failed: boolean }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (failed) return null
  const [came, went] = totals ? [parseAmount(totals.in), parseAmount(totals.out)] : []
  const waiting = <Skeleton width="60%" />
  const isThere = came !== undefined && went !== undefined
  return (
    <FigureCards
      figures={[
        {
          key: 'in',
          label: _('wallet.total.in'),
          value: isThere ? <Money amount={came} currency={currency} /> : waiting,
        },
        {
          key: 'out',
          label: _('wallet.total.out'),
          value: isThere ? <Money amount={went} currency={currency} /> : waiting,
        },
        {
          key: 'net',
          label: _('wallet.total.net'),
          value: isThere ? <Money amount={subtract(came, went)} currency={currency} net /> : waiting,
        },
      ]}
    />
  )
}
