import { combinations } from '../exact/combinations.ts'
import { type Fraction, fraction, minus, sum } from '../exact/fraction.ts'
import { type BingoPattern, bingoLines, type Cells, cornerCells, crossCells, houseCells } from './bingo-patterns.ts'
import { itemAt } from './lookup.ts'

export const BALLS = 75

/** A choice of lines: how many they are, and how many cells have to be called for all of them. */
type LineSet = { readonly lines: number; readonly cells: number }

/** The chance that so many given numbers are all among the balls called: C(75 - cells, calls - cells) / C(75, calls). */
export function chanceOfCells(cells: number, calls: number): Fraction {
  return fraction(combinations(BALLS - cells, calls - cells), combinations(BALLS, calls))
}

/** The chance of each pattern to be the best on a card after that many balls. */
export function bingoChances(calls: number): { readonly [pattern in BingoPattern]: Fraction } {
  const house = chanceOfCells(houseCells.length, calls)
  const cross = chanceOfCells(crossCells.length, calls)
  const corners = chanceOfCells(cornerCells.length, calls)
  const [one, two] = chancesOfLines(allLineSets([]), calls)
  const [oneAndCorners, twoAndCorners] = chancesOfLines(allLineSets(cornerCells), calls)
  return {
    house,
    cross: minus(cross, house),
    'two-lines': minus(two, cross),
    corners: minus(corners, twoAndCorners),
    line: minus(minus(one, two), minus(oneAndCorners, twoAndCorners)),
  }
}

/**
 * The chances of at least one line and of at least two, by inclusion and exclusion over every set of lines: for at least
 * k, a set of n counts (-1)^(n - k) C(n - 1, k - 1) times (Feller, An Introduction to Probability Theory I, IV.5).
 */
function chancesOfLines(sets: readonly LineSet[], calls: number): [one: Fraction, two: Fraction] {
  const alike = [...Map.groupBy(sets, ({ lines, cells }) => `${lines} ${cells}`).values()]
  const atLeast = (least: number) => sum(alike.map((group) => weighed(group, least, calls)))
  return [atLeast(1), atLeast(2)]
}

/** What a group of sets with as many lines and cells each adds to the chance of at least `least` lines. */
function weighed(group: readonly LineSet[], least: number, calls: number): Fraction {
  const { lines, cells } = itemAt(group, 0)
  const sign = (lines - least) % 2 === 0 ? 1n : -1n
  const { over, under } = chanceOfCells(cells, calls)
  return fraction(over * sign * combinations(lines - 1, least - 1) * BigInt(group.length), under)
}

/** All 4095 sets of one line or more, each together with the cells that are called for in any case. */
function allLineSets(inAnyCase: Cells): LineSet[] {
  let sets = [{ lines: 0, cells: new Set(inAnyCase) }]
  for (const line of bingoLines) {
    sets = sets.flatMap((set) => [set, { lines: set.lines + 1, cells: set.cells.union(new Set(line)) }])
  }
  return sets.filter(({ lines }) => lines > 0).map(({ lines, cells }) => ({ lines, cells: cells.size }))
}
