import type { LimitKind } from '@sanuk/contracts/protection'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { useBrand } from '../../wire/use-brand.ts'

/** Whom it is about. */
export type Named = { readonly id: string; readonly username: string }

/** Below the member's own key: it is asked anew with everything of the member. */
export const protectionKey = (id: string) => ['member', id, 'protection'] as const

/** In what the brand's limits count. */
export const useLimitCurrency = () => useBrand()?.currency ?? currency('THB')

/** Writes what a limit counts: money, or whole minutes. */
export function useWritten(): (kind: LimitKind, value: string) => string {
  const money = useLimitCurrency()
  return (kind, value) =>
    kind === 'session' ? String(Math.floor(Number(value))) : formatMoney(parseAmount(value), money)
}
