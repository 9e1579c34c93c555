import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant, money, uuid } from './wire.ts'

/** Above the common member, who has rank 0. */
export const RANKS_MAX = 12

const rank = z.strictObject({
  level: z.number(),
  name: z.string(),
  /** Deposits and valid stake, in all, that reach it. */
  deposited: money,
  played: money,
  /** Valid stake of a month that keeps it. */
  keepPlayed: money,
  /** Once, on reaching it; and for each month in which it was kept. */
  reward: money,
  monthlyReward: money,
})

export const vipClub = route({
  method: 'GET',
  path: '/wps/relay/vip',
  access: 'visitor',
  summary: 'The ranks of the brand, lowest first: what reaches them, what keeps them, what they give.',
  kept: 'vip',
  answer: z.strictObject({
    /** Whether there is a club at all. */
    open: z.boolean(),
    ranks: z.array(rank),
    /** How often a reward must be played before it can be withdrawn, in per cent. */
    rewardPlay: z.number(),
  }),
  refusals: [],
})

export const ownVip = route({
  method: 'GET',
  path: '/wps/relay/vip/mine',
  access: 'member',
  summary: 'The member’s rank, what they deposited and played for it, and rewards of the last year.',
  answer: z.strictObject({
    level: z.number(),
    /** The highest rank they ever reached; it comes back with a month’s play. */
    reached: z.number(),
    since: z.nullable(instant),
    deposited: money,
    played: money,
    /** Valid stake of the business month so far, and when it ends. */
    playedThisMonth: money,
    monthEnds: instant,
    rewards: z.array(
      z.strictObject({
        id: uuid,
        kind: z.enum(['reached', 'month']),
        level: z.number(),
        /** `yyyy-MM` of a monthly one. */
        month: z.nullable(z.string()),
        amount: money,
        madeAt: instant,
        claimedAt: z.nullable(instant),
      }),
    ),
  }),
  refusals: ['function_off'],
})

export const claimVipReward = route({
  method: 'POST',
  path: '/wps/relay/vip/rewards/{id}/claim',
  access: 'member',
  summary: 'Puts a reward of a rank into the wallet, once.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ amount: money }),
  refusals: ['play_paused', 'nothing_to_claim'],
})
