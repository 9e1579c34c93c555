import {
  doubleNumbers,
  numbersBeginningWith,
  numbersEndingWith,
  numbersWith,
  permutationsOf,
  tripleNumbers,
  type Written,
} from '@sanuk/engines/lottery/bets'

/** Ways to enter many numbers at once. Those with a digit ask for it. */
export type QuickEntry =
  | {
      readonly code: 'orders'
      readonly digit: false
      readonly numbers: (typed: readonly string[]) => readonly string[]
    }
  | { readonly code: 'doubles' | 'triples'; readonly digit: false; readonly numbers: () => readonly string[] }
  | {
      readonly code: 'with' | 'beginning' | 'ending'
      readonly digit: true
      readonly numbers: (digit: string) => readonly string[]
    }

const ORDERS: QuickEntry = { code: 'orders', digit: false, numbers: (typed) => typed.flatMap(permutationsOf) }
const TRIPLES: QuickEntry = { code: 'triples', digit: false, numbers: tripleNumbers }
const OF_TWO: readonly QuickEntry[] = [
  { code: 'with', digit: true, numbers: numbersWith },
  { code: 'beginning', digit: true, numbers: numbersBeginningWith },
  { code: 'ending', digit: true, numbers: numbersEndingWith },
  { code: 'doubles', digit: false, numbers: doubleNumbers },
]

const FAMILIES: readonly string[] = ['THAI', 'THREE_UP']

/** What Thai players are used to, for tickets of two or three digits. Where order means nothing, orders are left out. */
export function quickEntriesOf(family: string, { symbols, length, unordered = false }: Written): readonly QuickEntry[] {
  if (!FAMILIES.includes(family) || symbols.width !== 1) return []
  const orders = unordered ? [] : [ORDERS]
  if (length === 2) return [...orders, ...OF_TWO]
  return length === 3 ? [...orders, TRIPLES] : []
}

/** How many digits are chosen from some, for plays that are entered so; `null` for any other. */
export function choiceLength(family: string, { symbols, length }: Written): 2 | 3 | null {
  if (!FAMILIES.includes(family) || symbols.width !== 1) return null
  return length === 2 || length === 3 ? length : null
}

/** What was typed, and below it those of `numbers` that are not there yet. */
export function withNumbers(text: string, typed: readonly string[], numbers: readonly string[]): string {
  const known = new Set(typed)
  const added = [...new Set(numbers)].filter((number) => !known.has(number))
  if (added.length === 0) return text
  const before = text.trimEnd()
  return (before === '' ? '' : `${before}\n`) + added.join(' ')
}
