/**
 * In how many ways one number can be taken from each row, in the order of the rows and none twice. For each number in
 * turn, `ways` counts by the set of rows (as bits) that are filled; so the work grows with the numbers, not with the ways.
 */
export function distinctTuples(rows: readonly (readonly number[])[]): number {
  const all = (1 << rows.length) - 1
  const ways = new Array<number>(all + 1).fill(0)
  ways[0] = 1
  for (const held of rowsByNumber(rows).values()) {
    // From full to empty, so that a number never fills two rows.
    for (let filled = all; filled >= 0; filled -= 1) {
      const waysSoFar = ways[filled] ?? 0
      for (const row of bitsOf(held & ~filled)) ways[filled | row] = (ways[filled | row] ?? 0) + waysSoFar
    }
  }
  return ways[all] ?? 0
}

/** The rows that hold each number, as bits. */
function rowsByNumber(rows: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const held = new Map<number, number>()
  for (const [at, row] of rows.entries()) {
    for (const number of row) held.set(number, (held.get(number) ?? 0) | (1 << at))
  }
  return held
}

function bitsOf(set: number): number[] {
  const bits: number[] = []
  for (let bit = 1; bit <= set; bit <<= 1) if (set & bit) bits.push(bit)
  return bits
}
