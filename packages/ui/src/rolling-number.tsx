import 'number-flow'
import type { Amount } from '@sanuk/money/amount'
import type { Currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import type NumberFlow from 'number-flow'
import type { Value } from 'number-flow'
import { type DetailedHTMLProps, type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import styles from './rolling-number.module.css'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'number-flow': DetailedHTMLProps<HTMLAttributes<NumberFlow>, NumberFlow>
    }
  }
}

export type RollingNumberProps = {
  /** A number, or decimal digits as text where a number would not be exact. */
  value: Value
  /** Digits after the point, always shown. */
  decimals?: number | undefined
  prefix?: string | undefined
  suffix?: string | undefined
}

const timing = { duration: 600, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/**
 * A number whose digits roll to the next value. Stands still where the reader asked for less motion.
 * Number Flow's element is used as it is: its React wrapper writes `innerHTML`, which Trusted Types forbid.
 */
export function RollingNumber({ value, decimals = 0, prefix = '', suffix = '' }: RollingNumberProps) {
  const ref = useRef<NumberFlow>(null)
  useLayoutEffect(() => {
    const flow = ref.current
    if (!flow) return
    flow.locales = 'en-US'
    flow.format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    flow.numberPrefix = prefix
    flow.numberSuffix = suffix
    flow.transformTiming = timing
    flow.update(value)
  }, [value, decimals, prefix, suffix])
  return <number-flow ref={ref} className={styles.rolling} />
}

/** An amount that rolls: a balance, a jackpot. Cut to the currency's decimals as `Money` is. */
export function RollingMoney({ amount, currency }: { amount: Amount; currency: Currency }) {
  return <RollingNumber value={plainDigits(amount, currency)} decimals={currency.decimals} prefix={currency.symbol} />
}

function plainDigits(amount: Amount, currency: Currency): Value {
  const text = formatMoney(amount, { ...currency, symbol: '' })
    .replaceAll(',', '')
    .replace('−', '-')
  // Digits, a point and perhaps a minus: what is left of an amount without its separators.
  return text as `${number}`
}
