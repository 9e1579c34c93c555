import { parseAmount } from '@sanuk/money/amount'
import { type CurrencyCode, currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Money } from '@sanuk/ui/money'
import type { ReactNode } from 'react'
import { useBrand } from '../wire/use-brand.ts'

type Look = { readonly net?: boolean; readonly code?: CurrencyCode | undefined }

/** Shows wire money ("12.5"), in the brand's currency unless another one is named. */
export function useMoney(): (wire: string, look?: Look) => ReactNode {
  const brand = useBrand()
  return (wire, { net = false, code = brand?.currency.code ?? 'THB' } = {}) => (
    <Money amount={parseAmount(wire)} currency={currency(code)} net={net} />
  )
}

/** Writes wire money in the brand's currency, for use within a sentence. */
export function useWrittenMoney(): (wire: string) => string {
  const brand = useBrand()
  return (wire) => formatMoney(parseAmount(wire), brand?.currency ?? currency('THB'))
}
