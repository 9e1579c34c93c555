import * as z from 'zod/mini'
import { PLAY_TYPES } from './catalogue.ts'
import { drawnIssue, gameCode, issueNumber, vendorCodes } from './lottery.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, localized } from './wire.ts'

/** Results of one lottery that a page of a day holds at most. */
export const DAY_RESULTS_PAGE = 100
/** How many days before today may be asked for, and how many after. */
export const DAYS_BACK = 3_660
export const DAYS_AHEAD = 60

/** A result with the time at which it was to be drawn. */
const resultOfDay = z.extend(drawnIssue, { drawsAt: instant })
export type ResultOfDay = z.output<typeof resultOfDay>

const lotteryOfDay = z.strictObject({
  gameCode,
  vendor: z.string(),
  gameType: z.enum(['LOTT', 'ELOTT']),
  playType: z.nullable(z.enum(PLAY_TYPES)),
  names: localized,
  family: z.string(),
  drawnBy: z.enum(['house', 'official']),
  /** Draws of the day: all of them, those with a result, and those that were cancelled. */
  draws: z.strictObject({ all: z.number(), drawn: z.number(), cancelled: z.number() }),
  /** The latest result of the day. */
  latest: z.nullable(resultOfDay),
  /** The next draw of the day without a result. */
  next: z.nullable(z.strictObject({ number: issueNumber, drawsAt: instant })),
})
export type LotteryOfDay = z.output<typeof lotteryOfDay>

export const lotteryDay = route({
  method: 'GET',
  path: '/lotto/lgw/games/opened/day',
  access: 'visitor',
  summary:
    'Lotteries with draws on a day, in the order of the brand: how many were drawn, the latest result, and the next draw. A draw belongs to the day of the brand on which it takes place.',
  query: z.strictObject({
    /** Left out: today. */
    day: z.optional(businessDay),
    /** Left out: all. */
    vendors: z.optional(vendorCodes),
  }),
  answer: z.strictObject({
    now: instant,
    day: businessDay,
    today: businessDay,
    list: z.array(lotteryOfDay),
  }),
  refusals: [],
})
export type LotteryDay = z.output<(typeof lotteryDay)['answer']>

export const lotteryDayResults = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}/opened/day',
  access: 'visitor',
  summary: 'Results of one lottery on a day of the brand, the latest first.',
  params: z.strictObject({ gameCode }),
  query: z.strictObject({ day: businessDay, cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(resultOfDay), nextCursor: z.nullable(cursor) }),
  refusals: ['game_unavailable'],
})
