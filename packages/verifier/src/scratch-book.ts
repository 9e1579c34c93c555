import { multipleText, unitsOfMultiple } from './multiples.ts'
import type { InstantRules } from './record.ts'
import { someOf } from './some-of.ts'

type Below = (bound: number) => number

/** Row by row, the tickets of the book: their symbol, what each pays, and how many there are. Those that pay nothing are last. */
const rowsOf = (pays: InstantRules['pays']) =>
  Object.entries(pays).map(([symbol, [multiple = '0', tickets = '0']]) => ({
    symbol,
    multiple: unitsOfMultiple(multiple),
    tickets: Number(tickets),
  }))

/**
 * A scratch card: the first draw takes a ticket of the book, counted through its rows. Then nine symbols are printed: three of
 * the prize, if there is one, and as many as are missing out of two each of the others, and all of them are shuffled.
 */
export function scratchRound({ pays }: InstantRules, below: Below): { view: unknown; multiple: bigint } {
  const rows = rowsOf(pays)
  let ticket = below(rows.reduce((sum, { tickets }) => sum + tickets, 0))
  const drawn = rows.find(({ tickets }) => {
    ticket -= tickets
    return ticket < 0
  })
  const prize = drawn && drawn.multiple > 0n ? drawn : null
  const symbols = rows.filter(({ multiple }) => multiple > 0n).map(({ symbol }) => symbol)
  const alike = prize ? [prize.symbol, prize.symbol, prize.symbol] : []
  const others = symbols.filter((symbol) => symbol !== prize?.symbol).flatMap((symbol) => [symbol, symbol])
  const printed = [...alike, ...someOf(others, 9 - alike.length, below)]
  const multiple = prize?.multiple ?? 0n
  return {
    view: { symbols: someOf(printed, 9, below), winning: prize?.symbol ?? null, multiple: multipleText(multiple) },
    multiple,
  }
}
