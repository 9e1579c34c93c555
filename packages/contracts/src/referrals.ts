import * as z from 'zod/mini'
import { route } from './route.ts'
import { cursor, instant, money, uuid } from './wire.ts'

/** The highest share of friends' valid stakes, in hundredths of a per cent. */
export const REFERRAL_RATE_MAX = 50

/** `shared`: they came from the place of whoever invited them, and so may be the same person. */
export const FRIEND_STATES = ['waiting', 'valid', 'expired', 'shared'] as const

const friend = z.strictObject({
  id: uuid,
  /** Masked: the first and the last letter. */
  name: z.string(),
  joinedAt: instant,
  state: z.enum(FRIEND_STATES),
  /** What is done of what makes a friend count; nothing where it is not asked. */
  deposited: money,
  played: money,
  proved: z.boolean(),
  /** Until when a friend that waits has time. */
  until: z.nullable(instant),
})
export type Friend = z.output<typeof friend>

export const ownReferral = route({
  method: 'GET',
  path: '/wps/member/referral',
  access: 'member',
  summary: 'The member’s invitation, the friends who came by it, and what they brought.',
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    /** Whether friends bring anything at present. */
    open: z.boolean(),
    code: z.string(),
    /** Once for each friend who counts. */
    reward: money,
    /** What makes a friend count: deposits and valid stake within so many days, and a proved mobile number. */
    leastDeposit: money,
    leastPlay: money,
    days: z.number(),
    verified: z.boolean(),
    /** A share of friends’ valid stakes, in hundredths of a per cent, and the most of it for a friend and a day. */
    rate: z.number(),
    dayMax: money,
    /** How often what is given must be played, in per cent. */
    play: z.number(),
    least: money,
    invited: z.number(),
    counted: z.number(),
    earned: money,
    due: money,
    list: z.array(friend),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

export const claimReferral = route({
  method: 'POST',
  path: '/wps/member/referral/claim',
  access: 'member',
  summary: 'Pays what friends brought into the wallet.',
  answer: z.strictObject({ amount: money }),
  refusals: ['nothing_to_claim', 'amount_below_minimum', 'function_off'],
})
