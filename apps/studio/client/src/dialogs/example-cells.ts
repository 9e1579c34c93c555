import type { Cell, MachineView } from '#protocol'

type Rules = Pick<MachineView, 'pattern' | 'counts' | 'reels' | 'rows'>

/** Cells that win together, for a picture of how a machine without lines reads its wins. */
export function exampleCells({ pattern, counts, reels, rows }: Rules): readonly Cell[] {
  const least = counts[0] ?? 0
  if (pattern === 'ways') return waysExample(Math.max(3, least), rows)
  const all = Array.from({ length: reels * rows }, (_, i): Cell => [Math.floor(i / rows), i % rows])
  return pattern === 'clusters' ? all.toSorted(byDistance(reels, rows)).slice(0, least) : strewn(all, least)
}

/** Two, one and two of a symbol on the first reels, and one on each that follows. */
function waysExample(length: number, rows: number): readonly Cell[] {
  const rowsOn = (reel: number): readonly number[] => {
    if (reel === 0) return [0, rows - 1]
    return reel === 2 ? [0, 1] : [Math.floor(rows / 2)]
  }
  return Array.from({ length }, (_, reel) => rowsOn(reel).map((row): Cell => [reel, row])).flat()
}

/** Nearest to the middle first: as many as are wanted of them hang together. */
const byDistance =
  (reels: number, rows: number) =>
  (one: Cell, other: Cell): number =>
    distance(one, reels, rows) - distance(other, reels, rows)

const distance = ([reel, row]: Cell, reels: number, rows: number): number =>
  Math.abs(reel - Math.floor(reels / 2)) + Math.abs(row - Math.floor(rows / 2))

/** So many of all, in equal steps. */
const strewn = (all: readonly Cell[], count: number): readonly Cell[] => {
  const step = all.length / count
  return Array.from({ length: count }, (_, i) => all[Math.floor(i * step + (i % 2) * step * 0.4)]).filter(
    (cell) => cell !== undefined,
  )
}
