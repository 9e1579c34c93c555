import type { Row, Selection, Symbols, Written } from './play.ts'

/** What plays on whole numbers share: a unit is a number of so many digits, compared with the numbers of a draw. */

export const DIGITS: Extract<Symbols, { kind: 'numbers' }> = { kind: 'numbers', from: 0, to: 9, width: 1 }

const PLACES = ['thousands', 'hundreds', 'tens', 'ones'] as const

/** A row for each of the last places of a number, of which at least so many digits are picked. */
export const digitRows = (length: number, least: number): Row[] =>
  PLACES.slice(PLACES.length - length).map((name) => ({ name, symbols: DIGITS, least, most: 10 }))

/** One row of the ten digits. */
export const DIGIT_ROW: Row = { name: 'digit', symbols: DIGITS, least: 1, most: 10 }

/** How numbers of so many digits are typed. */
export const writtenDigits = (length: number): Written => ({ symbols: DIGITS, length })

/** How many numbers are picked, where digits of several rows are combined. */
export const combinedUnits = ({ tickets, rows = [] }: Selection): number =>
  tickets ? tickets.length : rows.reduce((units, { length }) => units * length, 1)

/** Numbers that were drawn, and how often each. */
export type Tally = ReadonlyMap<string, number>

export function tallyOf(numbers: readonly string[]): Tally {
  const tally = new Map<string, number>()
  for (const number of numbers) tally.set(number, (tally.get(number) ?? 0) + 1)
  return tally
}

/** How often numbers of a selection were drawn: typed, of one row of whole numbers, or of a row for each digit. */
export function hitsAmong({ tickets, rows = [] }: Selection, drawn: Tally): number {
  let hits = 0
  if (tickets) {
    for (const ticket of tickets) hits += drawn.get(ticket) ?? 0
    return hits
  }
  for (const [number, times] of drawn) if (holdsNumber(rows, number)) hits += times
  return hits
}

/** Whether picked rows hold a number: of whole numbers in one row, or of a row for each digit. */
function holdsNumber(rows: readonly (readonly number[])[], number: string): boolean {
  const [only, ...others] = rows
  if (others.length === 0) return only?.includes(Number(number)) ?? false
  return rows.every((row, place) => row.includes(Number(number[place])))
}

/** The digits of a number in ascending order: numbers of the same digits are written alike. */
export const sortedDigits = (number: string): string => [...number].sort().join('')

/** In how many orders the digits of a number can stand: 24, 12, 6, 4 or 1 of four digits. */
export function ordersOf(number: string): number {
  let orders = factorial(number.length)
  for (const times of tallyOf([...number]).values()) orders /= factorial(times)
  return orders
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
