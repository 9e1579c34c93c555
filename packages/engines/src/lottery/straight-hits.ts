import type { Result, Selection } from './play.ts'

/**
 * Whether the first numbers drawn are among the units of a play that bets on them in their order: 1 or 0. As many numbers
 * count as there are rows, or as a ticket has; `result` is the draw as it is written, `drawn` the same as numbers.
 */
export function straightWon({ rows = [], tickets }: Selection, drawn: readonly number[], result: Result): number {
  if (!tickets) return Number(rows.every((row, place) => row.includes(drawn[place] ?? Number.NaN)))
  const [first = ''] = tickets
  return Number(tickets.includes(result.join('').slice(0, first.length)))
}
