import * as z from 'zod/mini'
import { REFERRAL_RATE_MAX } from './referrals.ts'
import { route } from './route.ts'
import { businessDay, money, uuid } from './wire.ts'

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** What friends bring whoever invited them, as operators decide about it. */
export const referralPlan = z.strictObject({
  open: z.boolean(),
  /** Once for each friend who counts. */
  reward: money,
  leastDeposit: money,
  leastPlay: money,
  /** Within so many days after joining. */
  days: whole(1, 90),
  /** Whether a friend must have proved a mobile number. */
  verified: z.boolean(),
  /** Of friends' valid stakes, in hundredths of a per cent; of one friend and day at most so much. */
  rate: whole(0, REFERRAL_RATE_MAX),
  dayMax: money,
  least: money,
  play: whole(0, 10_000),
})
export type ReferralPlan = z.output<typeof referralPlan>

export const proposedReferralPlan = z.extend(referralPlan, { effectiveFrom: businessDay })
export type ProposedReferralPlan = z.output<typeof proposedReferralPlan>

export const officeReferrals = route({
  method: 'GET',
  path: '/ops/referrals',
  access: 'operator',
  power: 'content.see',
  summary: 'The plans of today and of days to come, newest first, and what the last thirty days brought.',
  answer: z.strictObject({
    list: z.array(proposedReferralPlan),
    today: businessDay,
    proposal: z.nullable(uuid),
    /** Friends who joined in the last thirty days, by what became of them. */
    friends: z.strictObject({
      waiting: z.number(),
      valid: z.number(),
      expired: z.number(),
      shared: z.number(),
    }),
    paid: money,
    waiting: money,
    /** Who invited the most friends who count, in the last thirty days. */
    best: z.array(z.strictObject({ member: uuid, username: z.string(), friends: z.number(), earned: money })),
  }),
  refusals: [],
})

export const proposeReferrals = route({
  method: 'POST',
  path: '/ops/referrals',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes another plan; it holds from its day on, once a second operator has approved it.',
  body: proposedReferralPlan,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', 'reward_too_high'],
})
