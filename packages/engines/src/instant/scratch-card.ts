import { type Fraction, fraction } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import { atOnce } from './at-once.ts'
import { drawSome } from './draw-some.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf } from './lookup.ts'
import { NOTHING, writeMultiple } from './multiple.ts'
import { type ScratchBook, type ScratchBookCode, type ScratchPrize, scratchBooks } from './scratch-books.ts'

export type ScratchChoice = { readonly book: ScratchBookCode }

export type ScratchView = {
  /** The nine symbols of the card, row by row. */
  readonly symbols: readonly string[]
  /** The symbol that is there three times; null on a card that pays nothing. */
  readonly winning: string | null
  readonly multiple: string
}

const CELLS = 9
const ALIKE = 3

/**
 * One draw takes a ticket of a whole book: every buyer meets all of its tickets, so the return is the book's for each of
 * them. The draws after it print the card: they show what the ticket pays and decide nothing.
 */
export const scratchCard: InstantGame<ScratchChoice, never, ScratchView> = atOnce((choice, draw) => {
  const book = entryOf(scratchBooks, choice.book)
  const prize = prizeOf(book, draw(book.tickets))
  const symbols = printCard(book, prize, draw)
  const won = prize ? worth(prize) : NOTHING
  return { view: { symbols, winning: prize?.symbol ?? null, multiple: writeMultiple(won) }, won }
})

export function scratchEndings(choice: ScratchChoice): Ending[] {
  const { tickets, prizes } = entryOf(scratchBooks, choice.book)
  const paying = prizes.reduce((count, prize) => count + prize.tickets, 0)
  return [
    ...prizes.map((prize) => ({ won: worth(prize), chance: fraction(BigInt(prize.tickets), BigInt(tickets)) })),
    { won: NOTHING, chance: fraction(BigInt(tickets - paying), BigInt(tickets)) },
  ]
}

function worth({ multiple }: ScratchPrize): Fraction {
  return fraction(BigInt(multiple))
}

/** Tickets are numbered from 0, prize by prize in the book's order; those without a prize come last. */
function prizeOf({ prizes }: ScratchBook, ticket: number): ScratchPrize | null {
  let before = 0
  for (const prize of prizes) {
    before += prize.tickets
    if (ticket < before) return prize
  }
  return null
}

/** Three of the prize's symbol, if there is one; the other cells hold no symbol more than twice. */
function printCard({ prizes }: ScratchBook, prize: ScratchPrize | null, draw: Draw): string[] {
  const winning = prize ? Array.from({ length: ALIKE }, () => prize.symbol) : []
  const others = prizes.filter((each) => each !== prize).flatMap(({ symbol }) => [symbol, symbol])
  return drawSome([...winning, ...drawSome(others, CELLS - winning.length, draw)], CELLS, draw)
}
