import * as z from 'zod/mini'
import { listOf, money, symbol } from '../limits.ts'

/** More coups than a shoe of any game has, void ones included. */
const COUPS_MAX = 400
const number = z.int().check(z.gte(1), z.lte(COUPS_MAX))
const text = z.string().check(z.maxLength(500))

/** A card of a side, the ball or a die, as it was seen. */
const turn = z.object({ place: symbol, face: symbol })

/** What the studio told of a coup, in its order, as far as it is compared. */
const event = z.looseObject({
  number: z.int().check(z.gte(1)),
  kind: symbol,
  /** Why it changed nothing; null where it was taken. */
  fault: z.nullable(text),
  place: z.exactOptional(symbol),
  face: z.exactOptional(symbol),
})

const coup = z.object({
  number,
  isVoid: z.boolean(),
  /** Whether another outcome counts than was told at first. */
  isCorrected: z.boolean(),
  turns: listOf(turn, 10),
  /** In short what they came to; null where nothing counts. */
  faces: z.nullable(listOf(symbol, 10)),
  /** The studio's own name of it, who dealt, and where it can be seen again. */
  coup: z.nullable(text),
  dealer: z.nullable(text),
  video: z.nullable(text),
  events: z.exactOptional(listOf(event, 100)),
})
export type StudioCoup = z.output<typeof coup>

/**
 * Coups of a live table that were dealt by people in a studio. Nothing of them was drawn from a seed: it can be verified
 * that results follow from the cards that were told and that bets were paid by them, not which cards came.
 */
export const studioRecord = z.object({
  format: z.literal('sanuk-studio-1'),
  series: z.string().check(z.maxLength(64)),
  studio: symbol,
  table: symbol,
  game: z.enum(['baccarat', 'dragon-tiger', 'roulette', 'sic-bo']),
  variant: z.nullable(z.enum(['commission', 'no-commission', 'ez', 'french'])),
  /** The studio's name of the shoe. */
  shoe: z.nullable(text),
  coups: listOf(coup, COUPS_MAX),
  bets: listOf(
    z.object({ round: z.string().check(z.maxLength(64)), number, spot: symbol, stake: money, win: money }),
    10_000,
  ),
})
export type StudioRecord = z.output<typeof studioRecord>
