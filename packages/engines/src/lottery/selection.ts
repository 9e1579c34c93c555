import type { Form, Row, Selection, Symbols, Written } from './play.ts'

/** What is wrong with a selection: which row (from 0) or ticket it is, and why. */
export type SelectionFault = {
  readonly reason: 'unknown_form' | 'too_few' | 'too_many' | 'out_of_range' | 'repeated' | 'not_a_ticket' | 'places'
  readonly row?: number
  readonly ticket?: string
}

/** How many symbols there are. */
export const sizeOf = (symbols: Symbols): number =>
  symbols.kind === 'words' ? symbols.words.length : symbols.to - symbols.from + 1

/** The symbols of a row as numbers: words count from 0. */
export const numbersOf = (symbols: Symbols): number[] => {
  const first = symbols.kind === 'words' ? 0 : symbols.from
  return Array.from({ length: sizeOf(symbols) }, (_, n) => first + n)
}

/** Checks a selection against what its play lets one pick. `null` where it is valid. */
export function faultOf(form: Form, selection: Selection): SelectionFault | null {
  const { rows, tickets, places } = selection
  if ((rows === undefined) === (tickets === undefined)) return { reason: 'unknown_form' }
  const placesFault = faultOfPlaces(form, places)
  if (placesFault) return placesFault
  return rows === undefined ? faultOfTickets(form.written, tickets ?? []) : faultOfRows(form, rows)
}

function faultOfPlaces({ places }: Form, chosen: readonly number[] | undefined): SelectionFault | null {
  if (places === undefined) return chosen === undefined ? null : { reason: 'places' }
  if (chosen === undefined || chosen.length < places.least || hasRepeats(chosen)) return { reason: 'places' }
  return chosen.every((place) => Number.isInteger(place) && place >= 0 && place < places.of)
    ? null
    : { reason: 'places' }
}

function faultOfRows(
  { rows, distinctRows = false }: Form,
  picked: readonly (readonly number[])[],
): SelectionFault | null {
  if (rows.length === 0 || picked.length !== rows.length) return { reason: 'unknown_form' }
  for (const [at, row] of rows.entries()) {
    const fault = faultOfRow(row, picked[at] ?? [])
    if (fault) return { ...fault, row: at }
    const before = picked.slice(0, at).flat()
    if (distinctRows && picked[at]?.some((one) => before.includes(one))) return { reason: 'repeated', row: at }
  }
  return null
}

function faultOfRow({ symbols, least, most }: Row, picked: readonly number[]): SelectionFault | null {
  if (hasRepeats(picked)) return { reason: 'repeated' }
  if (!picked.every((one) => isAmong(symbols, one))) return { reason: 'out_of_range' }
  if (picked.length < least) return { reason: 'too_few' }
  return picked.length > most ? { reason: 'too_many' } : null
}

function isAmong(symbols: Symbols, one: number): boolean {
  const first = symbols.kind === 'words' ? 0 : symbols.from
  return Number.isInteger(one) && one >= first && one < first + sizeOf(symbols)
}

const hasRepeats = (values: readonly (number | string)[]): boolean => new Set(values).size !== values.length

function faultOfTickets(written: Written | undefined, tickets: readonly string[]): SelectionFault | null {
  if (!written) return { reason: 'unknown_form' }
  if (tickets.length === 0) return { reason: 'too_few' }
  const seen = new Set<string>()
  for (const ticket of tickets) {
    if (ticketOf(written, ticket) !== ticket) return { reason: 'not_a_ticket', ticket }
    if (seen.has(ticket)) return { reason: 'repeated', ticket }
    seen.add(ticket)
  }
  return null
}

/** The numbers of a ticket that is written as it should be; `null` where it is not. */
export function numbersIn({ symbols, length }: Written, ticket: string): number[] | null {
  if (ticket.length !== length * symbols.width || !/^\d+$/.test(ticket)) return null
  const numbers = Array.from({ length }, (_, n) => Number(ticket.slice(n * symbols.width, (n + 1) * symbols.width)))
  return numbers.every((one) => isAmong(symbols, one)) ? numbers : null
}

/** The ticket as it is kept: in order where order means nothing. `null` where it is no ticket of this play. */
export function ticketOf(written: Written, ticket: string): string | null {
  const numbers = numbersIn(written, ticket)
  if (!numbers) return null
  if (written.distinct && hasRepeats(numbers)) return null
  if (written.mixed && new Set(numbers).size === 1) return null
  if (written.repeats && !isRepeated(numbers, written.repeats)) return null
  return written.unordered
    ? ticketFrom(
        written,
        [...numbers].sort((a, b) => a - b),
      )
    : ticket
}

/** Whether the different numbers occur so often, most often first. */
function isRepeated(numbers: readonly number[], repeats: readonly number[]): boolean {
  const times = [...new Set(numbers)].map((one) => numbers.filter((other) => other === one).length)
  return times.sort((a, b) => b - a).join() === repeats.join()
}

/** Writes numbers as a ticket. */
export const ticketFrom = ({ symbols }: Written, numbers: readonly number[]): string =>
  numbers.map((one) => String(one).padStart(symbols.width, '0')).join('')
