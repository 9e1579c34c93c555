import type { Form, Play, Row, Selection } from './play.ts'

/**
 * How many digits the numbers of a play have whose units are single numbers: typed, picked digit by digit, or picked in
 * one row. `null` for any other play: combinations, parlays, boxes, positions and words.
 */
export function numberWidthOf({ form, units }: Pick<Play, 'form' | 'units'>): number | null {
  const width = form.places ? null : writtenWidth(form)
  if (width === null) return null
  const one = form.written ? { tickets: ['0123456789'.slice(0, width)] } : { rows: [[firstOf(form.rows[0])]] }
  return units(one) === 1 ? width : null
}

function writtenWidth({ rows, written }: Form): number | null {
  const widths = rows.map(widthOf)
  if (!written) return widths.length === 1 ? (widths[0] ?? null) : null
  if (written.symbols.width !== 1 || written.distinct || written.repeats) return null
  const { length } = written
  const isOneRow = widths.length === 1 && widths[0] === length
  const isDigitByDigit = widths.length === length && widths.every((width) => width === 1)
  return widths.length === 0 || isOneRow || isDigitByDigit ? length : null
}

/** The digits of what stands in a row of which one pick is enough. */
const widthOf = ({ symbols, least }: Row): number | null =>
  symbols.kind === 'numbers' && least === 1 ? symbols.width : null

const firstOf = (row: Row | undefined): number => (row?.symbols.kind === 'numbers' ? row.symbols.from : 0)

/** The numbers of a valid selection, each once; none where units of the play are no single numbers. */
export function singleNumbersOf(play: Pick<Play, 'form' | 'units'>, { tickets, rows = [] }: Selection): string[] {
  const width = numberWidthOf(play)
  if (width === null) return []
  if (tickets) return [...tickets]
  return rows.reduce<string[]>(
    (begun, row) =>
      begun.flatMap((start) => row.map((symbol) => start + String(symbol).padStart(width / rows.length, '0'))),
    [''],
  )
}
