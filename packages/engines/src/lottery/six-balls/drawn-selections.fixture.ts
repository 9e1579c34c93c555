import { drawSome } from '../../instant/draw-some.ts'
import { type Draw, drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { numbersOf, type Play, type Selection } from '../bets.ts'
import { faultOf } from '../selection.ts'

export const drawnBy = (seed: number): Draw => drawFrom(seededBytes(seed))

/** A valid selection of a play, with no more than `more` picks above the fewest in each row. */
export function drawSelection({ form }: Play, more: number, draw: Draw): Selection {
  for (;;) {
    const rows = form.rows.map(({ symbols, least, most }) =>
      drawSome(numbersOf(symbols), Math.min(most, least + draw(more + 1)), draw),
    )
    if (!faultOf(form, { rows }) && rows.some(({ length }) => length > 0)) return { rows }
  }
}

/** Tickets of a play, none twice. */
export function drawTickets({ form }: Play, count: number, draw: Draw): Selection {
  const { written } = form
  if (!written) throw new Error('a play without tickets')
  const tickets = new Set<string>()
  while (tickets.size < count) {
    const numbers = drawSome(numbersOf(written.symbols), written.length, draw).sort((a, b) => a - b)
    tickets.add(numbers.map((number) => String(number).padStart(2, '0')).join(''))
  }
  return { tickets: [...tickets] }
}
