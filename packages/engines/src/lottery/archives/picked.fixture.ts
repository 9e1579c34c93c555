import type { Draw } from '../../random/draw.ts'
import type { Form, Result, Selection } from '../bets.ts'
import type { PlainRule } from './plain-rules.fixture.ts'

/** Something picked for a play, and all its units written out. */
export type Picked = { readonly selection: Selection; readonly units: readonly string[] }

const TEN = '0123456789'.split('')
const two = (number: number): string => String(number).padStart(2, '0')

/** So many different ones. */
function some<T>(draw: Draw, from: readonly T[], count: number): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(draw(left.length), 1)).flat()
}

const product = (rows: readonly (readonly string[])[]): string[] =>
  rows.reduce<string[]>((all, row) => all.flatMap((begun) => row.map((digit) => begun + digit)), [''])

const choices = (from: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : from.flatMap((one, at) => choices(from.slice(at + 1), count - 1).map((others) => [one, ...others]))

const rowsOf = (rows: readonly (readonly string[])[]): Selection => ({ rows: rows.map((row) => row.map(Number)) })

/** Picks for a play, by its rule: half of what is typed are ends of numbers that were drawn, so that much of it wins. */
export function picksOf({ unit }: PlainRule, form: Form, { draw, result }: { draw: Draw; result: Result }): Picked[] {
  const drawn = (digits: number): string[] => result.flatMap((it) => (it.length < digits ? [] : [it.slice(-digits)]))
  const typed = (digits: number): string[] => {
    const random = Array.from({ length: 6 }, () => String(draw(10 ** digits)).padStart(digits, '0'))
    return [...new Set([...random, ...some(draw, drawn(digits), 6)])]
  }
  switch (unit.kind) {
    case 'number': {
      const tickets = typed(unit.digits)
      const listed: Picked = { selection: { tickets }, units: tickets }
      if (form.rows.length === 0) return [listed]
      if (form.rows.length === 1) {
        const numbers = some(draw, Array.from({ length: 100 }, (_, n) => n).map(two), 1 + draw(40))
        return [listed, { selection: rowsOf([numbers]), units: numbers }]
      }
      const rows = form.rows.map(() => some(draw, TEN, 1 + draw(6)))
      return [listed, { selection: rowsOf(rows), units: product(rows) }]
    }
    case 'any-order': {
      const tickets = [...new Set(typed(unit.digits).map((number) => [...number].sort().join('')))]
      return [{ selection: { tickets }, units: tickets }]
    }
    case 'set': {
      const [known, all] = [drawn(2), Array.from({ length: 100 }, (_, n) => two(n))]
      const set = (from: readonly string[], count: number) => some(draw, [...new Set(from)], count).sort()
      const tickets = [...new Set([all, known, all, known].map((from) => set(from, unit.numbers).join('')))]
      const picked = set(all, unit.whole ? unit.numbers : unit.numbers + draw(2))
      const units = choices(picked, unit.numbers).map((choice) => choice.join(''))
      return [
        { selection: { tickets }, units: tickets },
        { selection: rowsOf([picked]), units },
      ]
    }
    case 'symbol': {
      const [row] = form.rows
      const count = row?.symbols.kind === 'words' ? row.symbols.words.length : 10
      const picked = some(draw, TEN.slice(0, count), 1 + draw(count))
      return [{ selection: rowsOf([picked]), units: picked }]
    }
    case 'place': {
      const rows = form.rows.map((_, place) => some(draw, TEN, draw(5) + Number(place === 0)))
      return [{ selection: rowsOf(rows), units: rows.flatMap((row, place) => row.map((digit) => `${place}${digit}`)) }]
    }
  }
}
