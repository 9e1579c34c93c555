import { useLingui } from '@lingui/react'
import type { LimitKind } from '@sanuk/contracts/protection'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../brand/use-currency.ts'

/** Writes what a limit counts: money, or minutes. */
export function useWritten(): (kind: LimitKind, value: string) => string {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (kind, value) =>
    kind === 'session'
      ? _('protection.minutes', { minutes: Math.floor(Number(value)) })
      : formatMoney(parseAmount(value), currency)
}

/** Writes how long somebody played: "45 min", "2 h 5 min". */
export function useWrittenTime(): (seconds: number) => string {
  const { _ } = useLingui()
  return (seconds) => {
    const minutes = Math.floor(seconds / 60)
    if (minutes < 60) return _('protection.minutes', { minutes })
    return _('protection.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
}
