import * as z from 'zod/mini'
import { gameCode, issueNumber, playCode, selection, vendorCodes } from './lottery.ts'
import { route } from './route.ts'
import { instant, localized, queryNumber } from './wire.ts'

/** Fewer draws in a row are no streak. */
export const STREAK_LEAST = 3
/** Streaks that one call answers at most. */
export const STREAKS_MAX = 100

const streak = z.strictObject({
  gameCode,
  vendor: z.string(),
  /** Whose plays these are (`FAMILIES` of the lottery engine). */
  family: z.string(),
  names: localized,
  /** What so many draws in a row were like: a row of the pad of this play (from 0), and the code of a word in it. */
  play: playCode,
  row: z.number(),
  word: z.string(),
  length: z.number(),
  /** The bets that it goes on and that it ends: each is one unit of the play. */
  goesOn: selection,
  ends: selection,
  /** The issue that takes bets. */
  issue: z.strictObject({ number: issueNumber, sealsAt: instant }),
})
export type LotteryStreak = z.output<typeof streak>

export const lotteryStreaks = route({
  method: 'GET',
  path: '/lgw/games/streaks',
  access: 'visitor',
  summary:
    'The longest streaks over all house draws that take bets now: what the latest draws in a row were like, the longest first.',
  query: z.strictObject({
    count: z.optional(queryNumber(1, STREAKS_MAX)),
    /** Of these vendors, with commas between their codes; left out: all. */
    vendors: z.optional(vendorCodes),
  }),
  answer: z.strictObject({ now: instant, list: z.array(streak) }),
  refusals: [],
})
