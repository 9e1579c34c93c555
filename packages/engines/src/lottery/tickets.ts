import type { Written } from './play.ts'
import { ticketFrom, ticketOf } from './selection.ts'

/** What was typed, pasted or opened from a file: tickets that count, each once, and what was left out and why. */
export type ReadTickets = {
  readonly tickets: readonly string[]
  readonly dropped: readonly {
    readonly line: number
    readonly text: string
    readonly reason: 'repeated' | 'not_a_ticket'
  }[]
}

/** Thai and full-width digits are read as 0 to 9. */
function plainDigits(text: string): string {
  return text.replace(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - 0x0e50)).normalize('NFKC')
}

/**
 * Reads tickets as people have them: one after another, with spaces, commas, bars or line ends between them. Where a ticket
 * is several numbers of two figures, spaces may stand between those too if each ticket has a line (or a comma) of its own.
 */
export function readTickets(written: Written, text: string): ReadTickets {
  const tickets = new Map<string, string>()
  const dropped: { line: number; text: string; reason: 'repeated' | 'not_a_ticket' }[] = []
  for (const [at, line] of plainDigits(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    for (const piece of piecesOf(written, line)) {
      const ticket = ticketOf(written, digitsOf(written, piece))
      if (ticket === null) dropped.push({ line: at + 1, text: piece, reason: 'not_a_ticket' })
      else if (tickets.has(ticket)) dropped.push({ line: at + 1, text: piece, reason: 'repeated' })
      else tickets.set(ticket, piece)
    }
  }
  return { tickets: [...tickets.keys()], dropped }
}

/** Where a ticket is single figures or one number, a space ends it; of others a comma, semicolon or bar does. */
function piecesOf({ symbols, length }: Written, line: string): string[] {
  const ends = symbols.width === 1 || length === 1 ? /[\s,;|/]+/ : /[,;|/]+/
  return line
    .split(ends)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** `3 4 11` and `03-04-11` are the ticket 030411. */
function digitsOf(written: Written, piece: string): string {
  if (written.symbols.width === 1) return piece
  const numbers = piece.split(/[\s-]+/)
  if (numbers.length !== written.length || !numbers.every((one) => /^\d+$/.test(one)))
    return piece.replace(/[\s-]/g, '')
  return ticketFrom(written, numbers.map(Number))
}
