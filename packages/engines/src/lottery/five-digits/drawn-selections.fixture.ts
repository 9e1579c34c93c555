import type { Draw } from '../../random/draw.ts'
import type { Play, Selection } from '../play.ts'
import { numbersOf } from '../selection.ts'
import { ticketsByHand } from './brute-force.fixture.ts'

/** So many of these, drawn without repetition. */
export function drawSome<T>(items: readonly T[], count: number, draw: Draw): T[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat()
}

const between = (least: number, most: number, draw: Draw): number => least + draw(most - least + 1)

/** Places that are chosen, at most one more than are needed. */
function drawPlaces({ form }: Play, draw: Draw): { places?: number[] } {
  if (!form.places) return {}
  const { of, least } = form.places
  return { places: drawSome([0, 1, 2, 3, 4].slice(0, of), between(least, Math.min(of, least + 1), draw), draw) }
}

/** What somebody may pick from the rows of a play; never so much that its units cannot be written out. */
export function drawRows(play: Play, draw: Draw): Selection {
  const most = play.form.rows.length > 3 ? 4 : 6
  const rows = play.form.rows.map((row) =>
    drawSome(numbersOf(row.symbols), between(row.least, Math.max(row.least, Math.min(row.most, most)), draw), draw),
  )
  return { rows, ...drawPlaces(play, draw) }
}

/** What somebody may type. */
export function drawTickets(play: Play, draw: Draw): Selection {
  const tickets = ticketsByHand(play.code)
  return {
    tickets: drawSome(tickets, between(1, Math.min(300, tickets.length), draw), draw),
    ...drawPlaces(play, draw),
  }
}

/** A draw of so many digits; half of the draws have two or three different digits, so that rare bets win. */
export function drawDigits(length: number, draw: Draw): number[] {
  const few = drawSome([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2 + draw(2), draw)
  const isRare = draw(2) === 0
  return Array.from({ length }, () => (isRare ? (few[draw(few.length)] ?? 0) : draw(10)))
}
