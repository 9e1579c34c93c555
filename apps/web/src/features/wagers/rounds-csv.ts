import type { Round } from '@sanuk/contracts/wagers'

export type CsvColumn = { readonly header: string; readonly cell: (round: Round) => string }

/** Rounds as RFC 4180 text with a byte order mark, so that spreadsheets read Thai. */
export function roundsCsv(rounds: readonly Round[], columns: readonly CsvColumn[]): string {
  const lines = [columns.map(({ header }) => header), ...rounds.map((round) => columns.map(({ cell }) => cell(round)))]
  return `\uFEFF${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`
}

/** Text that a spreadsheet would take for a formula is kept text; numbers stay numbers. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
