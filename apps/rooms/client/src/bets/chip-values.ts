import { type Amount, amount } from '@sanuk/money/amount'
import type { TableRules } from '#protocol'
import { boundsOf } from './bounds.ts'

/** How many chips lie in the rack, beside one of the player's own value. */
const CHIPS = 6

const UNIT = 10_000n

/** Values of chips that fit a table: the least that can be bet, then ones and fives of every power of ten. */
export function chipValues(rules: Pick<TableRules, 'spots'>): readonly Amount[] {
  const { least, most } = boundsOf(rules)
  const values = [least]
  for (let power = UNIT; power <= most && values.length < CHIPS; power *= 10n)
    for (const value of [power, 5n * power]) if (value > least && value <= most) values.push(amount(value))
  return values.slice(0, CHIPS)
}

/** A value as it stands on a chip: 500, 1K, 2.5K, 1M. */
export function chipText(value: Amount): string {
  const [size, letter] = SIZES.find(([least]) => value >= least * UNIT) ?? [1n, '']
  const hundredths = (value * 100n) / (size * UNIT)
  const fraction = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${hundredths / 100n}${fraction && `.${fraction}`}${letter}`
}

const SIZES = [
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const

/** Which colour a chip has, by the size of its value: 0 to 6. */
export function chipColour(value: Amount): number {
  const bounds = [20n, 50n, 100n, 500n, 1_000n, 5_000n]
  return bounds.filter((bound) => value >= bound * UNIT).length
}
