import type { Currency } from '@sanuk/money/currency'
import { DecimalInput, type DecimalInputProps } from './decimal-input.tsx'

export type MoneyInputProps = Omit<DecimalInputProps, 'decimals'> & {
  /** Its symbol stands in front, its decimals are as many as can be typed. */
  currency: Currency
}

/** An amount with thousands separators while it is typed; a decimal string goes out. */
export function MoneyInput({ currency, ...rest }: MoneyInputProps) {
  return <DecimalInput prefix={currency.symbol} {...rest} decimals={currency.decimals} />
}
