import { choose } from './choose.ts'
import type { Form, Selection } from './play.ts'
import { type Numbers, rowOf } from './rows.ts'
import { sizeOf } from './selection.ts'

/**
 * Units are sets of `length` different numbers, their order meaning nothing. With bankers, each unit holds all bankers,
 * filled up with legs.
 */
export type SetBet = { readonly length: number; readonly banker?: boolean }

/** What there is to pick for sets: one row, or bankers and legs; tickets where there are no bankers. */
export function setForm(symbols: Numbers, { length, banker = false }: SetBet): Form {
  if (!banker) {
    return {
      rows: [rowOf('numbers', symbols, length)],
      written: { symbols, length, distinct: true, unordered: true },
    }
  }
  return {
    rows: [
      { name: 'bankers', symbols, least: 1, most: length - 1 },
      { name: 'legs', symbols, least: 1, most: sizeOf(symbols) - 1 },
    ],
    distinctRows: true,
  }
}

export function setUnits({ length, banker = false }: SetBet, { rows = [], tickets }: Selection): number {
  if (tickets) return tickets.length
  const [first = [], legs = []] = rows
  return banker ? choose(legs.length, length - first.length) : choose(first.length, length)
}
