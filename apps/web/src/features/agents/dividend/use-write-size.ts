import { amount, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../../brand/use-currency.ts'

/** Writes wire money without its sign, in the brand's currency. */
export function useWriteSize(): (wire: string) => string {
  const currency = useCurrency()
  return (wire) => {
    const value = parseAmount(wire)
    return formatMoney(amount(value < 0n ? -value : value), currency)
  }
}
