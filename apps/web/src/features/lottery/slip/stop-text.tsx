import { useLingui } from '@lingui/react'
import type { Stop } from '@sanuk/contracts/lottery'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../../brand/use-currency.ts'

/** When repeated bets end. */
export function StopText({ stop }: { readonly stop: Stop }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if ('onWin' in stop) return _('lottery.stop.win')
  return _('lottery.stop.at', { amount: formatMoney(parseAmount(stop.profit), currency) })
}
