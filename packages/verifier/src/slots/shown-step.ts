import * as z from 'zod/mini'
import { count, listOf, money, symbol } from '../limits.ts'

const place = z.int().check(z.gte(0), z.lte(11))
/** Which reel from the left and which row from the top, both from 0. */
const cell = z.tuple([place, place])

/** What the player was shown at a time: a stop of the reels, what fell down after it, or a respin. Empty places are ''. */
export const shownStep = z.object({
  kind: z.enum(['base', 'free', 'fall', 'respin']),
  grid: listOf(listOf(z.string().check(z.maxLength(40)), 12), 12),
  lineWins: listOf(z.object({ line: count, symbol, count, win: money }), 200),
  symbolWins: z.exactOptional(
    listOf(z.object({ symbol, count, ways: count, cells: listOf(cell, 144), win: money }), 200),
  ),
  scatter: z.nullable(z.object({ count, win: money, freeSpins: count })),
  held: z.exactOptional(listOf(z.object({ cell, value: money }), 144)),
  respinsLeft: z.exactOptional(count),
  multiplier: count,
  win: money,
  freeSpinsLeft: count,
})
export type ShownStep = z.output<typeof shownStep>
