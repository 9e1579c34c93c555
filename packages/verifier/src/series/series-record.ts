import * as z from 'zod/mini'
import { hash, listOf, money, symbol } from '../limits.ts'
import { card } from '../shoe-record.ts'

/** Outcomes of a series that was not ended early. */
export const SERIES_LENGTH = 100

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
const listOfLength = <T extends z.ZodMiniType>(item: T, length: number) => z.array(item).check(z.length(length))

/** More cards than a hand of blackjack takes. */
const hand = listOf(card, 24)

/** A box of blackjack with seats, all moves with it in the order of play, and its cards. */
const shownBox = z.strictObject({
  box: wholeNumber(1, 7),
  moves: listOf(z.strictObject({ hand: symbol, move: symbol }), 60),
  cards: hand,
  /** Both hands of a split; empty without one. */
  first: hand,
  second: hand,
})
export type ShownBox = z.output<typeof shownBox>

/**
 * What a table showed: the number of roulette or of both its balls, dice, the pictures of dice, beads and how many were
 * left, coins, where a wheel stopped and what was drawn there, or cards; of games in which players decide every card that
 * lay there for somebody to ask for.
 */
const outcome = z.union([
  z.strictObject({ number: wholeNumber(0, 36) }),
  z.strictObject({ dice: listOfLength(wholeNumber(1, 6), 3) }),
  z.strictObject({ pictures: listOfLength(symbol, 3) }),
  z.strictObject({ beads: wholeNumber(1, 1000), rest: wholeNumber(1, 4) }),
  z.strictObject({ coins: listOfLength(z.enum(['white', 'red']), 4) }),
  z.strictObject({ numbers: listOfLength(wholeNumber(0, 36), 2) }),
  z.strictObject({
    segment: wholeNumber(0, 99),
    multiplier: z.nullable(wholeNumber(1, 1000)),
    next: z.nullable(wholeNumber(0, 99)),
  }),
  z.strictObject({ bank: listOf(card, 5), hands: listOf(listOf(card, 5), 4) }),
  z.strictObject({ joker: card, cards: listOf(card, 49) }),
  z.strictObject({ player: hand, dealer: hand, first: hand, second: hand }),
  z.strictObject({ player: listOfLength(card, 3), dealer: listOfLength(card, 3) }),
  z.strictObject({ boxes: listOf(shownBox, 7), dealer: hand }),
])
export type ShownOutcome = z.output<typeof outcome>

export const SERIES_GAMES = [
  'roulette',
  'sic-bo',
  'thai-hilo',
  'gourd-crab-fish',
  'fan-tan',
  'sedie',
  'french-roulette',
  'double-ball-roulette',
  'ramwong-wheel',
  'gem-wheel',
  'red-envelopes',
  'pok-deng',
  'bull-bull',
  'andar-bahar',
] as const

/** Games of one common hand in which everybody decides for themselves. */
export const DECIDING_GAMES = ['blackjack', 'three-card-poker'] as const

/** Games whose cards follow from what players decided, which the outcome tells. */
export const SEAT_GAMES = ['seat-blackjack'] as const

const ALL_GAMES = [...SERIES_GAMES, ...DECIDING_GAMES, ...SEAT_GAMES] as const
export type SeriesGameCode = (typeof ALL_GAMES)[number]

/** What the player of a bet did with a hand in a step, which counts from 1. Silence is not told. */
const decision = z.object({ step: wholeNumber(1, 24), hand: symbol, move: symbol })
export type ShownDecision = z.output<typeof decision>

/** A bet on an outcome, which is told by its number from 1. */
const shownBet = z.object({
  round: z.string().check(z.maxLength(64)),
  number: wholeNumber(1, SERIES_LENGTH),
  spot: symbol,
  stake: money,
  win: money,
  decisions: z.exactOptional(listOf(decision, 48)),
})

/**
 * A series of a live table as the table showed it. Each outcome is drawn from the seeds and its own number, which counts
 * from 1. The server seed is told when the series is over.
 */
export const seriesRecord = z.object({
  format: z.literal('sanuk-series-1'),
  /** The name of the series. */
  series: z.string().check(z.maxLength(64)),
  game: z.enum(ALL_GAMES),
  commitment: hash,
  serverSeed: z.nullable(hash),
  /** What nobody could know when the server seed was fixed. */
  clientSeed: z.string().check(z.minLength(1), z.maxLength(256)),
  outcomes: listOf(outcome, SERIES_LENGTH),
  /** Whether these are all outcomes of the series; if not, they are its first ones. */
  isComplete: z.boolean(),
  bets: z.exactOptional(listOf(shownBet, 10_000)),
  /**
   * Outcomes that count otherwise than they were drawn, because an operator made them void (`outcome` is null) or corrected
   * them: their bets are paid by that.
   */
  revised: z.exactOptional(
    listOf(z.object({ number: wholeNumber(1, SERIES_LENGTH), outcome: z.nullable(outcome) }), SERIES_LENGTH),
  ),
})
export type SeriesRecord = z.output<typeof seriesRecord>
