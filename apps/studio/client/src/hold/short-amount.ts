import { type Amount, amount, parseAmount, writeAmount } from '@sanuk/money/amount'

const UNITS = [
  ['1000000', 'M'],
  ['1000', 'K'],
] as const

/**
 * An amount as it fits on a coin: to the last digit below ten thousand, without zeros that say nothing; above that three
 * digits of thousands (K) or millions (M), never rounded up.
 */
export function shortAmount(value: Amount): string {
  if (value < parseAmount('10000')) return trimmed(writeAmount(value))
  const [size, letter] = UNITS.find(([least]) => value >= parseAmount(least)) ?? ['1', '']
  const units = amount((value * parseAmount('1')) / parseAmount(size))
  const [whole = '', rest = ''] = writeAmount(units).split('.')
  return `${trimmed(`${whole}.${rest.slice(0, Math.max(0, 3 - whole.length))}`)}${letter}`
}

/** Of a number with a point: no zeros at its end, and no point where nothing follows. */
const trimmed = (text: string): string => text.replace(/\.?0*$/, '')
