import NumberFlow, { type Format, type Value } from '@number-flow/react'
import type { Amount } from '@sanuk/money/amount'
import type { Currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import styles from './rolling-number.module.css'

export type RollingNumberProps = {
  /** A number, or decimal digits as text where a number would not be exact. */
  value: Value
  /** Digits after the point, always shown. */
  decimals?: number | undefined
  prefix?: string | undefined
  suffix?: string | undefined
}

const timing = { duration: 600, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** A number whose digits roll to the next value. Stands still where the reader asked for less motion. */
export function RollingNumber({ value, decimals = 0, prefix = '', suffix = '' }: RollingNumberProps) {
  const format: Format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return (
    <NumberFlow
      className={styles.rolling}
      value={value}
      locales="en-US"
      format={format}
      prefix={prefix}
      suffix={suffix}
      transformTiming={timing}
      willChange
    />
  )
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
