import { type Currency, currency } from '@sanuk/money/currency'
import { useBrand } from './use-brand.ts'

/** The currency of the brand, with the symbol it is shown by. */
export function useCurrency(): Currency {
  return useBrand()?.currency ?? currency('THB')
}
