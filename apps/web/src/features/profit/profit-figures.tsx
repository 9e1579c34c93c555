import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { ownProfit } from '@sanuk/contracts/turnover'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../brand/use-currency.ts'
import { FigureCards } from '../../components/records/figure-cards.tsx'

/** The whole span in four figures. */
export function ProfitFigures({ totals }: { readonly totals: AnswerOf<typeof ownProfit>['totals'] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (sum: string, net = false) => <Money amount={parseAmount(sum)} currency={currency} net={net} />
  return (
    <FigureCards
      figures={[
        { key: 'rounds', label: _('wagers.total.rounds'), value: totals.rounds.toLocaleString('en-US') },
        { key: 'stake', label: _('wagers.total.stake'), value: money(totals.stake) },
        { key: 'win', label: _('wagers.total.win'), value: money(totals.win) },
        { key: 'net', label: _('wagers.total.net'), value: money(totals.net, true) },
      ]}
    />
  )
}
