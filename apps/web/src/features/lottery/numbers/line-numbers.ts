import type { Play, Selection } from '@sanuk/engines/lottery/bets'

/** A selection of these numbers: picked where the play has one row, else typed. */
export function selectionOf({ form: { rows } }: Pick<Play, 'form'>, numbers: readonly string[]): Selection {
  return rows.length === 1 ? { rows: [numbers.map(Number).sort((a, b) => a - b)] } : { tickets: numbers }
}
