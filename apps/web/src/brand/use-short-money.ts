import { writtenCount } from '../language/written-count.ts'
import { useBrand } from './use-brand.ts'

/**
 * Writes an amount from the wire as briefly as it can be without a digit lost: "฿0.2", "฿1,500". For stakes, which may
 * be finer than the currency's coins.
 */
export function useShortMoney(): (amount: string) => string {
  const symbol = useBrand()?.currency.symbol ?? ''
  return (amount) => {
    const [whole = '', fraction = ''] = amount.split('.')
    const kept = fraction.replace(/0+$/, '')
    return `${symbol}${writtenCount(whole)}${kept && `.${kept}`}`
  }
}
