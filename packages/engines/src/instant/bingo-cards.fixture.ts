const FREE = 12
const five = [0, 1, 2, 3, 4]
const bits = [...Array(25).keys()].filter((cell) => cell !== FREE)

const slanting = [
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
]
const across = five.map((row) => five.map((n) => 5 * row + n))
const down = five.map((column) => five.map((n) => 5 * n + column))
const lines = [...across, ...down, ...slanting].map(maskOf)
const cross = maskOf(slanting.flat())
const corners = maskOf([0, 4, 20, 24])
const house = 2 ** 24 - 1

/**
 * Looks at all 2^24 cards, a bit a cell, written without a look at the engine. By number of called cells: how many show
 * as their best a house, a cross, two lines, the corners, a line, nothing.
 */
export function countCards(): number[][] {
  const counts = Array.from({ length: 25 }, () => new Array<number>(6).fill(0))
  for (let card = 0; card <= house; card += 1) {
    const row = counts[bitsIn(card)] ?? []
    const best = bestOf(card)
    row[best] = (row[best] ?? 0) + 1
  }
  return counts
}

function bestOf(card: number): number {
  if (card === house) return 0
  if ((card & cross) === cross) return 1
  let found = 0
  for (const line of lines) if ((card & line) === line) found += 1
  if (found >= 2) return 2
  if ((card & corners) === corners) return 3
  return found === 1 ? 4 : 5
}

function bitsIn(card: number): number {
  let [left, count] = [card, 0]
  for (; left > 0; left &= left - 1) count += 1
  return count
}

function maskOf(cells: readonly number[]): number {
  return cells.filter((cell) => cell !== FREE).reduce((all, cell) => all | (1 << bits.indexOf(cell)), 0)
}
