/**
 * Where the symbols of a reel fall from when those of some rows have gone: for each row its row before, below 0 for what
 * comes in from above. What is kept falls to the bottom in its order.
 */
export function fallingFrom(rows: number, gone: ReadonlySet<number>): readonly number[] {
  const all = Array.from({ length: rows }, (_, row) => row)
  const kept = all.filter((row) => !gone.has(row))
  const missing = rows - kept.length
  return all.map((row) => (row < missing ? row - missing : (kept[row - missing] ?? row)))
}
