import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { shownSign } from '@sanuk/money/format'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useWriteSize } from './use-write-size.ts'

/** Writes what members won, wire money, negative where they lost: "฿250.00 lost". Nothing is neither won nor lost. */
export function useWriteNet(): (net: string) => string {
  const { _ } = useLingui()
  const currency = useCurrency()
  const size = useWriteSize()
  return (net) => {
    const sign = shownSign(parseAmount(net), currency)
    if (sign === 0) return size(net)
    return _(sign < 0 ? 'agent-dividend.lost' : 'agent-dividend.won', { amount: size(net) })
  }
}
