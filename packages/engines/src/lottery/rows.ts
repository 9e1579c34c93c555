import { fraction } from '../exact/fraction.ts'
import type { Form, Row, Selection, Symbols, Tier } from './play.ts'
import { sizeOf } from './selection.ts'

export type Numbers = Extract<Symbols, { kind: 'numbers' }>

export const numbers = (from: number, to: number, width: number): Numbers => ({ kind: 'numbers', from, to, width })
export const words = (codes: readonly string[]): Symbols => ({ kind: 'words', words: codes })

/** A row of which `least` or more symbols are picked, up to all. */
export const rowOf = (name: string, symbols: Symbols, least = 1): Row => ({
  name,
  symbols,
  least,
  most: sizeOf(symbols),
})

/** A form of one row. */
export const oneRow = (name: string, symbols: Symbols): Form => ({ rows: [rowOf(name, symbols)] })

/** A form of rows with the same symbols, each of which may stay empty. */
export const openRows = (names: readonly string[], symbols: Symbols): Form => ({
  rows: names.map((name) => rowOf(name, symbols, 0)),
})

/** Units of plays in which each pick is one. */
export const picksOf = ({ rows = [] }: Selection): number => rows.reduce((sum, { length }) => sum + length, 0)

/** How many picks a form has in all. */
export const picksIn = ({ rows }: Form): number => rows.reduce((sum, { symbols }) => sum + sizeOf(symbols), 0)

/** A tier that wins in `count` of `of` equally likely cases. */
export const tierOf = (code: string, count: number, of: number): Tier => ({
  code,
  chance: fraction(BigInt(count), BigInt(of)),
})

/** Tiers for whole numbers from `first` on, by how many of all cases each comes up in. */
export const tiersByNumber = (name: string, first: number, counts: readonly number[]): Tier[] => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, at) => tierOf(`${name}-${first + at}`, count, all))
}
