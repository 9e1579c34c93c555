import * as z from 'zod/mini'
import { count, listOf } from './limits.ts'

const winner = z.enum(['player', 'banker', 'tie'])

/** The longest shoe, one of dragon tiger, has 201 coups. */
const MARKS_MAX = 210

const cell = { column: count, row: z.int().check(z.gte(0), z.lt(6)) }
const shownResult = {
  winner,
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  natural: z.exactOptional(z.boolean()),
}
const colored = listOf(z.object({ ...cell, color: z.enum(['red', 'blue']) }), MARKS_MAX)

/** The five roads as a table showed them after the last coup that is told. */
export const shownRoads = z.object({
  beadPlate: listOf(z.object({ ...cell, ...shownResult }), MARKS_MAX),
  bigRoad: z.object({
    leadingTies: count,
    cells: listOf(z.object({ ...cell, ...shownResult, ties: count }), MARKS_MAX),
  }),
  bigEyeBoy: colored,
  smallRoad: colored,
  cockroachPig: colored,
})
export type ShownRoads = z.output<typeof shownRoads>

/** What roads show of a coup. */
export type ShownResult = {
  readonly winner: z.output<typeof winner>
  readonly playerPair: boolean
  readonly bankerPair: boolean
  readonly natural: boolean
}
