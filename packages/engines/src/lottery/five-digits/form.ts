import type { Form, Row, Symbols, Written } from '../play.ts'
import { sizeOf } from '../selection.ts'
import { type Combination, OUTCOMES, SIDES, ZONES } from './bet.ts'

/** Digits as they are picked and typed. */
const DIGITS: Extract<Symbols, { kind: 'numbers' }> = { kind: 'numbers', from: 0, to: 9, width: 1 }

const REPEATED = ['', 'singles', 'pairs', 'triples', 'quads'] as const

const words = (list: readonly string[]): Symbols => ({ kind: 'words', words: list })
const row = (name: string, symbols: Symbols, least: number): Row => ({ name, symbols, least, most: sizeOf(symbols) })

const ticketsOf = (length: number): Written => ({ symbols: DIGITS, length })

/** Tickets whose order means nothing, with digits repeated so. */
const setsOf = (repeats: readonly number[]): Written => ({
  symbols: DIGITS,
  length: repeats.reduce((all, times) => all + times, 0),
  unordered: true,
  repeats,
})

/** How many different digits of a group occur how often: what is picked in each of its rows. */
export function rowsOfGroup(repeats: readonly number[]): { times: number; taken: number }[] {
  return [...new Set(repeats)].map((times) => ({ times, taken: repeats.filter((one) => one === times).length }))
}

function formOfGroup(repeats: readonly number[], oneRow: boolean): Form {
  const rows = rowsOfGroup(repeats)
  const written = setsOf(repeats)
  if (oneRow || rows.length === 1) return { rows: [row('digits', DIGITS, repeats.length)], written }
  return { rows: rows.map(({ times, taken }) => row(REPEATED[times] ?? '', DIGITS, taken)), written }
}

function formOfSum(of: 'straight' | 'group' | 'tail', length: number): Form {
  if (of === 'tail') return { rows: [row('tail', DIGITS, 1)] }
  const most = 9 * length
  const sums: Symbols = {
    kind: 'numbers',
    from: of === 'group' ? 1 : 0,
    to: of === 'group' ? most - 1 : most,
    width: 1,
  }
  return { rows: [row('sum', sums, 1)] }
}

/** What is picked for a combination on places of these names. */
export function formOf(bet: Combination, names: readonly string[]): Form {
  switch (bet.kind) {
    case 'straight':
      return { rows: names.map((name) => row(name, DIGITS, 1)), written: ticketsOf(names.length) }
    case 'ladder':
      return { rows: names.map((name) => row(name, DIGITS, 1)) }
    case 'group':
      return formOfGroup(bet.repeats, bet.oneRow)
    case 'mixed':
      return { rows: [], written: { symbols: DIGITS, length: names.length, unordered: true, mixed: true } }
    case 'key':
      return { rows: [{ ...row('key', DIGITS, 1), most: 1 }] }
    case 'sum':
      return formOfSum(bet.of, names.length)
    case 'span':
      return { rows: [row('span', DIGITS, 1)] }
    case 'position':
      return { rows: names.map((name) => row(name, bet.of === 'sides' ? words(SIDES) : DIGITS, 0)) }
    case 'any-straight':
      return { rows: names.map((name) => row(name, DIGITS, 0)) }
    case 'not-fixed':
      return { rows: [row('digits', DIGITS, bet.codes)] }
    case 'sides':
      return { rows: names.map((name) => row(name, words(SIDES), 1)) }
    case 'zones':
      return { rows: names.map((name, at) => row(name, at < bet.zoned ? words(ZONES[bet.zones]) : DIGITS, 1)) }
    case 'chosen':
      return formOfChosen(bet, names)
    case 'outcome':
      return { rows: [row('outcome', words(Object.keys(OUTCOMES[bet.outcome].words)), 1)] }
  }
}

/** Digits that stand at places of their own can only be typed here: the places are those that are chosen. */
function formOfChosen({ of, count }: Combination & { kind: 'chosen' }, names: readonly string[]): Form {
  const { rows, written } = formOf(of, names.slice(0, count))
  return {
    rows: of.kind === 'straight' ? [] : rows,
    ...(written && { written }),
    places: { of: names.length, least: count },
  }
}
