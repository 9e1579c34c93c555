import * as z from 'zod/mini'
import { route } from './route.ts'
import { RANKS_MAX } from './vip.ts'
import { LANGUAGES, money, uuid } from './wire.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(30))

/** What a rank asks and gives, in this order. */
export const RANK_AMOUNTS = ['deposited', 'played', 'keepPlayed', 'reward', 'monthlyReward'] as const

const plannedRank = z.strictObject({
  names: z.record(z.enum(LANGUAGES), name),
  deposited: money,
  played: money,
  keepPlayed: money,
  reward: money,
  monthlyReward: money,
})
export type PlannedRank = z.output<typeof plannedRank>

/** The club as operators decide about it; ranks from 1 on. */
export const vipPlan = z.strictObject({
  open: z.boolean(),
  rewardPlay: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  ranks: z.array(plannedRank).check(z.minLength(1), z.maxLength(RANKS_MAX)),
})
export type VipPlan = z.output<typeof vipPlan>

export const officeVip = route({
  method: 'GET',
  path: '/ops/vip',
  access: 'operator',
  power: 'content.see',
  summary: 'The club’s plan, whether a change of it waits for a second operator, and how many members have which rank.',
  answer: z.strictObject({
    plan: z.nullable(vipPlan),
    proposal: z.nullable(uuid),
    /** Members by rank; those without one are left out. */
    members: z.array(z.strictObject({ level: z.number(), members: z.number() })),
    /** Rewards of the last thirty days: made, and claimed. */
    made: money,
    claimed: money,
  }),
  refusals: [],
})

export const previewVipPlan = route({
  method: 'POST',
  path: '/ops/vip/preview',
  access: 'operator',
  power: 'content.see',
  summary: 'What a plan would come to: members that would reach each rank by now, and rewards for last month.',
  body: vipPlan,
  answer: z.strictObject({
    ranks: z.array(
      z.strictObject({
        level: z.number(),
        /** Members who have deposited and played enough for it, and not for the next. */
        members: z.number(),
        /** Of them, who played enough last month to keep it. */
        kept: z.number(),
        rewards: money,
        monthlyRewards: money,
      }),
    ),
  }),
  refusals: ['ranks_not_rising', 'reward_too_high'],
})

export const proposeVipPlan = route({
  method: 'POST',
  path: '/ops/vip/plan',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes another plan; it holds from the moment a second operator approves it.',
  body: vipPlan,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', 'ranks_not_rising', 'reward_too_high'],
})
