import * as z from 'zod/mini'
import { amountQuery } from './list-query.ts'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import {
  delivery,
  pointRules,
  points,
  QUANTITY_MAX,
  REDEMPTION_STATES,
  REWARD_ART,
  REWARD_CATEGORIES,
} from './points.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, language, money, shortText, uuid } from './wire.ts'

/** Of any reward at most so many. */
export const STOCK_MAX = 1_000_000

const picture = z.strictObject({ width: z.int(), height: z.int(), webp: z.string() })
const inLanguages = (longest: number) => z.partialRecord(language, z.string().check(z.trim(), z.maxLength(longest)))

/** What an operator decides about a reward. */
export const rewardSettings = z.strictObject({
  category: z.enum(REWARD_CATEGORIES),
  title: inLanguages(80),
  description: inLanguages(600),
  art: z.nullable(z.enum(REWARD_ART)),
  /** A picture of the brand's own; it is shown instead of the drawn one. */
  picture: z.nullable(uuid),
  points: points.check(z.minimum(1)),
  /** What is paid of a `credit`; nothing of any other. */
  amount: z.nullable(money),
  stock: z.nullable(z.int().check(z.minimum(0), z.maximum(STOCK_MAX))),
  limitPerMember: z.nullable(z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX))),
  open: z.boolean(),
})
export type RewardSettings = z.output<typeof rewardSettings>

const officeReward = z.extend(rewardSettings, {
  id: uuid,
  shown: z.nullable(picture),
  /** Asked for and not refused. */
  taken: z.int(),
  /** Counts the changes: whoever saves says which they saw. */
  revision: z.int(),
})

export const listRewards = route({
  method: 'GET',
  path: '/ops/points/rewards',
  access: 'operator',
  power: 'points.see',
  summary: 'Every reward of the mall in its order, open or not.',
  answer: z.strictObject({ list: z.array(officeReward) }),
  refusals: [],
})

const rewardRefusals = ['picture_unknown', 'content_incomplete'] as const

export const addReward = route({
  method: 'POST',
  path: '/ops/points/rewards',
  access: 'operator',
  power: 'points.change',
  summary: 'Adds a reward behind all others.',
  body: rewardSettings,
  answer: z.strictObject({ id: uuid }),
  refusals: rewardRefusals,
})

export const changeReward = route({
  method: 'PUT',
  path: '/ops/points/rewards/{id}',
  access: 'operator',
  power: 'points.change',
  summary: 'Changes a reward. What was asked for before stays as it was then.',
  params: z.strictObject({ id: uuid }),
  body: z.extend(rewardSettings, {
    revision: z.int(),
    /** How many were left when the form was opened: members may have taken some since. */
    stockSeen: rewardSettings.shape.stock,
  }),
  answer: z.strictObject({}),
  refusals: [...rewardRefusals, 'changed_meanwhile'],
})

export const orderRewards = route({
  method: 'PUT',
  path: '/ops/points/order',
  access: 'operator',
  power: 'points.change',
  summary: 'Puts the rewards into an order; those that are not named stay behind them.',
  body: z.strictObject({ ids: z.array(uuid).check(z.maxLength(500)) }),
  answer: z.strictObject({}),
  refusals: [],
})

export const addRewardPicture = route({
  method: 'POST',
  path: '/ops/points/pictures',
  access: 'operator',
  power: 'points.change',
  bodyMax: PICTURE_TEXT_MAX + 1024,
  summary: 'Keeps a picture for a reward (PNG or JPEG in base64, at most 5 MB).',
  body: z.strictObject({ image: z.string().check(z.maxLength(PICTURE_TEXT_MAX)) }),
  answer: z.strictObject({ id: uuid, picture }),
  refusals: PICTURE_REFUSALS,
})

const person = z.strictObject({ id: uuid, username: z.string() })

const officeRedemption = z.strictObject({
  id: uuid,
  member: person,
  state: z.enum(REDEMPTION_STATES),
  title: z.string(),
  category: z.enum(REWARD_CATEGORIES),
  quantity: z.int(),
  points,
  amount: z.nullable(money),
  delivery: z.nullable(delivery),
  reason: z.nullable(z.string()),
  askedAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(person),
})

export const listRedemptions = route({
  method: 'GET',
  path: '/ops/points/redemptions',
  access: 'operator',
  power: 'points.see',
  summary:
    'What members ask for with points: what waits, the longest first, or what is in another state. Amounts are points; `search` is a username.',
  query: z.strictObject({
    ...amountQuery,
    search: z.optional(shortText),
    state: z.optional(z.enum(REDEMPTION_STATES)),
  }),
  answer: z.strictObject({
    list: z.array(officeRedemption),
    nextCursor: z.nullable(cursor),
    /** How many wait. */
    waiting: z.int(),
  }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const approveRedemption = route({
  method: 'POST',
  path: '/ops/points/redemptions/{id}/approve',
  access: 'operator',
  power: 'points.change',
  summary: 'Gives what was asked for: its points are spent, and money of it is in the wallet at once.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['redemption_decided'],
})

export const rejectRedemption = route({
  method: 'POST',
  path: '/ops/points/redemptions/{id}/reject',
  access: 'operator',
  power: 'points.change',
  summary: 'Refuses what was asked for, with the reason that its member reads; points and stock come back.',
  params: byId,
  body: z.strictObject({ reason: shortText }),
  answer: z.strictObject({}),
  refusals: ['redemption_decided'],
})

/** What an operator decides about points; it begins with the day after the decision at the earliest. */
export const proposedPointRules = z.strictObject({ ...pointRules, effectiveFrom: businessDay })
export type ProposedPointRules = z.output<typeof proposedPointRules>

export const listPointRules = route({
  method: 'GET',
  path: '/ops/points/rules',
  access: 'operator',
  power: 'points.see',
  summary: 'The rules of today and of days to come, newest first, and whether a change waits for a second operator.',
  answer: z.strictObject({
    list: z.array(proposedPointRules),
    /** The brand's business day. */
    today: businessDay,
    proposal: z.nullable(uuid),
  }),
  refusals: [],
})

export const proposePointRules = route({
  method: 'POST',
  path: '/ops/points/rules',
  access: 'operator',
  power: 'points.change',
  summary: 'Proposes other rules for points; they hold from their day on once a second operator has approved them.',
  body: proposedPointRules,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', 'amount_below_minimum'],
})
