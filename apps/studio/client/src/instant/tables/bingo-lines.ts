import type * as z from 'zod/mini'
import type { bingoWire } from '#instant-wire'

export type BingoView = z.output<typeof bingoWire.view>
export type Pattern = NonNullable<BingoView['pattern']>

/** As their pays are told: the best first. */
export const PATTERNS: readonly Pattern[] = ['house', 'cross', 'two-lines', 'corners', 'line']
export const SIDE = 5
/** Above the columns, and on the balls of each. */
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const
/** A card's free field is 0. */
export const FREE = 0

const five = [0, 1, 2, 3, 4] as const
export const CELLS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)
const slanting = [five.map((n) => n * (SIDE + 1)), five.map((n) => (n + 1) * (SIDE - 1))]
const corners = [0, 4, 20, 24]
const lines: readonly (readonly number[])[] = [
  ...five.map((row) => five.map((n) => row * SIDE + n)),
  ...five.map((column) => five.map((n) => n * SIDE + column)),
  ...slanting,
]

/** Fields of a small picture of each pattern. */
export const EXAMPLES: Readonly<Record<Pattern, readonly number[]>> = {
  house: CELLS,
  cross: slanting.flat(),
  'two-lines': [5, 6, 7, 8, 9, 3, 13, 18, 23],
  corners,
  line: [10, 11, 12, 13, 14],
}

/** A card as far as it has been called: its fields and the lines that are whole, and which field would make one whole. */
export type Marked = {
  readonly cells: ReadonlySet<number>
  readonly lines: readonly (readonly number[])[]
  readonly near: ReadonlySet<number>
  /** The best pattern so far. */
  readonly pattern: Pattern | null
}

/** What is marked on a card once these balls were called. */
export function marked(card: readonly number[], called: readonly number[]): Marked {
  const cells = new Set(CELLS.filter((cell) => card[cell] === FREE || called.includes(card[cell] ?? -1)))
  const missing = lines.map((line) => line.filter((cell) => !cells.has(cell)))
  const whole = lines.filter((_, at) => missing[at]?.length === 0)
  return {
    cells,
    lines: whole,
    near: new Set(missing.filter(({ length }) => length === 1).flat()),
    ...best(cells, whole),
  }
}

function best(cells: ReadonlySet<number>, { length }: readonly unknown[]): { pattern: Pattern | null } {
  const all = (some: readonly number[]) => some.every((cell) => cells.has(cell))
  const shown: Readonly<Record<Pattern, boolean>> = {
    house: all(CELLS),
    cross: all(slanting.flat()),
    'two-lines': length >= 2,
    corners: all(corners),
    line: length === 1,
  }
  return { pattern: PATTERNS.find((pattern) => shown[pattern]) ?? null }
}

/** From where to where the strokes of a pattern are drawn, as fields; those of a house and of corners are frames. */
export function strokesOf(pattern: Pattern, { lines: whole }: Marked): readonly (readonly [number, number])[] {
  const drawn = pattern === 'cross' ? slanting : whole
  if (pattern === 'house' || pattern === 'corners') return []
  return drawn.map((line) => [line[0] ?? 0, line.at(-1) ?? 0] as const)
}

/** Fields that a pattern is made of on this card. */
export function cellsOf(pattern: Pattern, { lines: whole }: Marked): ReadonlySet<number> {
  if (pattern === 'house' || pattern === 'corners' || pattern === 'cross') return new Set(EXAMPLES[pattern])
  return new Set(whole.flat())
}
