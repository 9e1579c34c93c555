import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { TableRules } from '#protocol'

/** The least and the most that can be bet on any spot of a table. */
export function boundsOf({ spots }: Pick<TableRules, 'spots'>): { readonly least: Amount; readonly most: Amount } {
  const minima = spots.map(({ minimum }) => parseAmount(minimum)).sort(bySize)
  const maxima = spots.map(({ maximum }) => parseAmount(maximum)).sort(bySize)
  const [least = parseAmount('1')] = minima
  return { least, most: maxima.at(-1) ?? least }
}

const bySize = (one: Amount, other: Amount): number => (one < other ? -1 : Number(one > other))
