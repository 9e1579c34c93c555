import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { businessDay, instant, money } from './wire.ts'

/** The highest rate, in hundredths of a per cent: games keep little more of what is staked. */
export const REBATE_RATE_MAX = 200

/** By kind of game, in hundredths of a per cent of valid stake. What is not named gives nothing. */
export const rebateRates = z.partialRecord(
  z.enum(GAME_TYPES),
  z.number().check(z.int(), z.minimum(0), z.maximum(REBATE_RATE_MAX)),
)
export type RebateRates = z.output<typeof rebateRates>

/** `running`: the day is not over. `owing`: a correction left less than was paid; the next days make up for it. */
export const REBATE_DAY_STATES = ['running', 'waiting', 'paid', 'owing', 'expired'] as const

const rebateDay = z.strictObject({
  day: businessDay,
  state: z.enum(REBATE_DAY_STATES),
  valid: money,
  earned: money,
  paid: money,
  expiresAt: z.nullable(instant),
})
export type RebateDay = z.output<typeof rebateDay>

export const ownRebate = route({
  method: 'GET',
  path: '/wps/member/rebate',
  access: 'member',
  summary: 'What the member’s play gives back: their rates, today so far, and what can be claimed now.',
  answer: z.strictObject({
    /** Whether the brand gives any back. */
    open: z.boolean(),
    /** Whether today’s may be claimed before the day is over. */
    byHand: z.boolean(),
    /** Whether what is due comes into the wallet by itself when the day is over. */
    automatic: z.boolean(),
    /** The member’s rank, by which the rates are. */
    level: z.number(),
    rates: z.array(z.strictObject({ gameType: z.enum(GAME_TYPES), rate: z.number() })),
    today: z.array(z.strictObject({ gameType: z.enum(GAME_TYPES), valid: money, rate: z.number(), earned: money })),
    /** What a claim would pay now. Less than `least` is not paid; it waits. */
    due: money,
    least: money,
    dayMax: money,
    /** How often it must be played before it can be withdrawn, in per cent. */
    play: z.number(),
    /** The last days that gave something, newest first. */
    days: z.array(rebateDay),
  }),
  refusals: [],
})

export const claimRebate = route({
  method: 'POST',
  path: '/wps/member/rebate/claim',
  access: 'member',
  summary: 'Pays what is due into the wallet.',
  answer: z.strictObject({ amount: money }),
  refusals: ['play_paused', 'nothing_to_claim', 'amount_below_minimum', 'function_off'],
})
