import type { WireSelection } from '@sanuk/contracts/lottery'
import type { Selection } from '@sanuk/engines/lottery/bets'

/** A selection as it goes to the server. */
export function wireSelection({ rows, tickets, places }: Selection): WireSelection {
  return {
    ...(rows && { rows: rows.map((row) => [...row]) }),
    ...(tickets && { tickets: [...tickets] }),
    ...(places && { places: [...places] }),
  }
}

/** A selection as it came from the server or from a slip. */
export function selectionFrom({ rows, tickets, places }: WireSelection): Selection {
  return { ...(rows && { rows }), ...(tickets && { tickets }), ...(places && { places }) }
}
