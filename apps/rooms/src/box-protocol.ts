import { BOX_HANDS, SEAT_MOVES } from '@sanuk/engines/live/seat-blackjack/spots'
import * as z from 'zod/mini'

/** A box of a table with seats. */
export const boxNumber = z.int().check(z.gte(1), z.lte(7))

/** A box that somebody sits at, and their name as others read it. */
export const takenBox = z.strictObject({ box: boxNumber, name: z.string() })
export type TakenBox = z.output<typeof takenBox>

/** How boxes were played, by which a coup is dealt again: all moves in the order of play. */
export const playedBoxes = z.array(
  z.strictObject({
    box: boxNumber,
    moves: z.array(z.strictObject({ hand: z.enum(BOX_HANDS), move: z.enum(SEAT_MOVES) })),
  }),
)
export type PlayedBoxes = z.output<typeof playedBoxes>

/** A hand in a step: `hand`, or one of a box, as `first-3`. */
export const handCode = z.string().check(z.regex(/^[a-z-]{1,14}(-[1-7])?$/))
