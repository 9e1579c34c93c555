/** The field is this high where it is 100 wide: the unit of everything on it. */
export const FIELD_HEIGHT = 78

/** Where the bead waits, where the first and the last row of pegs stand, and the upper edge of the slots. */
const WAITING = 3.2
const FIRST_ROW = 11
const LAST_ROW = 63.5
const SLOTS = 69.6

export type Place = { readonly x: number; readonly y: number }

/** From one slot to the next, and from one peg of a row to the next. The last row has a peg on each side of every slot. */
export const pitchOf = (rows: number): number => 100 / (rows + 1.6)

export const pegRadius = (rows: number): number => 0.12 * pitchOf(rows)
/** No larger than the funnel has room for. */
export const beadRadius = (rows: number): number => Math.min(0.3 * pitchOf(rows), 2.4)

const rowHeight = (rows: number) => (LAST_ROW - FIRST_ROW) / (rows - 1)

/** The pegs: three in the first row, one more in each further one. */
export function pegs(rows: number): Place[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, peg) => ({
      x: 50 + (peg - (row + 2) / 2) * pitchOf(rows),
      y: FIRST_ROW + row * rowHeight(rows),
    })),
  ).flat()
}

export const waitingPlace: Place = { x: 50, y: WAITING }

/** On top of its slot, so that what it pays can be read. */
export const landedPlace = (rows: number, slot: number): Place => ({
  x: 50 + (slot - rows / 2) * pitchOf(rows),
  y: SLOTS - beadRadius(rows),
})

/** The pegs a bead strikes on its way, one in each row. */
export function struckPegs(path: readonly number[]): Place[] {
  const rows = path.length
  return path.map((_, row) => {
    const rights = path.slice(0, row).filter((turn) => turn === 1).length
    return { x: 50 + (rights - row / 2) * pitchOf(rows), y: FIRST_ROW + row * rowHeight(rows) }
  })
}
