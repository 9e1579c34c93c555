import { delivery, pointRules, REDEMPTION_STATES, REWARD_ART, REWARD_CATEGORIES } from '@sanuk/contracts/points'
import { language } from '@sanuk/contracts/wire'
import { amount } from '@sanuk/money/amount'
import * as z from 'zod/mini'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const words = z.partialRecord(language, z.string())
const art = z.nullable(z.enum(REWARD_ART))

export const rulesRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  effective_from: z.string(),
  stake_per_point: money,
  weights: pointRules.weights,
  points_per_unit: z.bigint(),
  lot: z.bigint(),
  convert_daily_max: money,
})
export type Rules = z.output<typeof rulesRow>

export const rewardRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  category: z.enum(REWARD_CATEGORIES),
  title: words,
  description: words,
  art,
  picture: z.nullable(z.uuid()),
  points: z.bigint(),
  amount: z.nullable(money),
  stock: z.nullable(z.number()),
  limit_per_member: z.nullable(z.number()),
  open: z.boolean(),
  position: z.number(),
  revision: z.number(),
})
export type RewardRecord = z.output<typeof rewardRow>

export const redemptionRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  member: z.uuid(),
  reward: z.uuid(),
  category: z.enum(REWARD_CATEGORIES),
  title: words,
  quantity: z.number(),
  points: z.bigint(),
  amount: z.nullable(money),
  delivery: z.nullable(delivery),
  state: z.enum(REDEMPTION_STATES),
  reason: z.nullable(z.string()),
  hold: z.uuid(),
  asked_at: z.date(),
  decided_at: z.nullable(z.date()),
  decided_by: z.nullable(z.uuid()),
})
export type RedemptionRecord = z.output<typeof redemptionRow>

/** What points were given for, whatever for. */
export const givenRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  member: z.uuid(),
  kind: z.enum(['reward', 'conversion']),
  title: z.nullable(words),
  art,
  picture: z.nullable(z.uuid()),
  quantity: z.number(),
  points: z.bigint(),
  amount: z.nullable(money),
  state: z.enum(REDEMPTION_STATES),
  reason: z.nullable(z.string()),
  asked_at: z.date(),
  decided_at: z.nullable(z.date()),
})
export type Given = z.output<typeof givenRow>
