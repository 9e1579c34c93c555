import type { Amount } from '@sanuk/money/amount'
import type { TableRules } from '#protocol'
import { chipValues } from '../bets/chip-values.ts'

/** More chips have no room in a rack. */
const MOST = 9

/** Chips that fit at least one of these tables, the least first. Of too many those in the middle are left out. */
export function chipsFor(tables: readonly Pick<TableRules, 'spots'>[]): readonly Amount[] {
  const values = [...new Set(tables.flatMap(chipValues))].sort((one, other) => (one < other ? -1 : 1))
  if (values.length <= MOST) return values
  const step = (values.length - 1) / (MOST - 1)
  return Array.from({ length: MOST }, (_, at) => values[Math.round(at * step)]).filter((value) => value !== undefined)
}
