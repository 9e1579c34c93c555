import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { PHONE_PATTERN, paymentPasswordText } from './credentials.ts'
import { route } from './route.ts'
import { plainPhone } from './typed-text.ts'
import { businessDay, cursor, instant, language, money, shortText, uuid } from './wire.ts'

/** Points are whole; so many that no sum of them leaves the books. */
export const POINTS_MAX = 1_000_000_000_000
export const points = z.number().check(z.int(), z.minimum(0), z.maximum(POINTS_MAX))
const somePoints = points.check(z.minimum(1))

/** `credit` is paid in money as soon as it is approved; `goods` are sent to whoever asked for them. */
export const REWARD_CATEGORIES = ['credit', 'voucher', 'goods', 'other'] as const
export type RewardCategory = (typeof REWARD_CATEGORIES)[number]

/** Pictures of rewards that the site has drawn itself. */
export const REWARD_ART = [
  ...(['coins', 'money-bag', 'gold-bar', 'coffee', 'noodles', 'fuel', 'shopping', 'cinema'] as const),
  ...(['phone', 'headphones', 'cap', 'elephant'] as const),
] as const
export type RewardArt = (typeof REWARD_ART)[number]

/** As many of one reward as are asked for at once. */
export const QUANTITY_MAX = 20

/** A picture by its own size; `webp` is its files as a value for `srcset`. */
const picture = z.strictObject({ width: z.int(), height: z.int(), webp: z.string() })

const shown = { art: z.nullable(z.enum(REWARD_ART)), picture: z.nullable(picture) }

const reward = z.strictObject({
  id: uuid,
  category: z.enum(REWARD_CATEGORIES),
  title: z.string(),
  description: z.string(),
  ...shown,
  points: somePoints,
  /** What is paid, of a reward that is money. */
  amount: z.nullable(money),
  /** How many are left; `null` is as many as anybody wants. */
  stock: z.nullable(z.int()),
  limitPerMember: z.nullable(z.int()),
})
export type Reward = z.output<typeof reward>

/** What holds on a day: how points are made of stakes, and what they are worth. */
export const pointRules = {
  /** So much valid stake, weighed by the kind of game, makes a point. */
  stakePerPoint: money,
  /** In per cent; a kind of game that is not named makes none. */
  weights: z.partialRecord(z.enum(GAME_TYPES), z.number().check(z.int(), z.minimum(0), z.maximum(1000))),
  /** So many points are one unit of the brand's money. */
  pointsPerUnit: somePoints,
  /** Points are exchanged for money in whole lots of so many. */
  lot: somePoints,
  /** At most so much money of a member's points on one business day. */
  convertDailyMax: money,
}
const rulesFrom = z.strictObject({ ...pointRules, effectiveFrom: businessDay })

export const pointBalance = route({
  method: 'GET',
  path: '/wps/relay/points/balance',
  access: 'member',
  summary: 'The member’s points: what there is to spend, what waits in redemptions, and what today brought.',
  answer: z.strictObject({
    points,
    /** Set aside until redemptions are decided. */
    held: points,
    earnedToday: points,
    /** Money that may still be had for points today. */
    convertibleToday: money,
    /** How many of each reward the member has asked for and not been refused. */
    taken: z.record(uuid, z.int()),
  }),
  refusals: ['function_off'],
})

export const pointRewards = route({
  method: 'GET',
  path: '/wps/relay/points/rewards',
  access: 'visitor',
  kept: 'points',
  summary: 'What the mall offers, in its order.',
  query: z.strictObject({ language: z.optional(language) }),
  answer: z.strictObject({ list: z.array(reward) }),
  refusals: ['function_off'],
})

export const pointConfig = route({
  method: 'GET',
  path: '/wps/relay/points/config',
  access: 'visitor',
  summary: 'How points are earned and what they are worth today, and the rules that come next.',
  answer: z.strictObject({ rules: z.nullable(rulesFrom), next: z.nullable(rulesFrom) }),
  refusals: ['function_off'],
})
export type PointRules = z.output<typeof rulesFrom>

export const REDEMPTION_STATES = ['in_progress', 'approved', 'rejected', 'cancelled'] as const
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** Where goods go. */
export const delivery = z.strictObject({
  name: shortText,
  phone: z.string().check(z.overwrite(plainPhone), z.minLength(6), z.maxLength(20), z.regex(PHONE_PATTERN)),
  address: z.string().check(z.trim(), z.minLength(10), z.maxLength(500), z.regex(/^[\P{C}\p{Cf}\s]*$/u)),
})
export type Delivery = z.output<typeof delivery>

/** Points that were given for something. A conversion into money is approved at once. */
const redemption = z.strictObject({
  id: uuid,
  kind: z.enum(['reward', 'conversion']),
  state: z.enum(REDEMPTION_STATES),
  /** Of the reward, as it was called then. */
  title: z.nullable(z.string()),
  ...shown,
  quantity: z.int(),
  points: somePoints,
  /** Money that came or will come of it. */
  amount: z.nullable(money),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  askedAt: instant,
  decidedAt: z.nullable(instant),
})
export type Redemption = z.output<typeof redemption>

export const pointRedemptions = route({
  method: 'GET',
  path: '/wps/relay/points/redemptions',
  access: 'member',
  summary: 'What the member gave points for, newest first; all of it, or what is in one state.',
  query: z.strictObject({ cursor: z.optional(cursor), state: z.optional(z.enum(REDEMPTION_STATES)) }),
  answer: z.strictObject({ list: z.array(redemption), nextCursor: z.nullable(cursor) }),
  refusals: ['function_off'],
})

const passwordRefusals = [
  ...(['payment_password_missing', 'payment_password_wrong', 'payment_password_locked'] as const),
  ...(['sealed_body_invalid', 'sealed_body_replayed'] as const),
] as const

export const redeemPoints = route({
  method: 'POST',
  path: '/wps/relay/points/redeem',
  access: 'member',
  sealed: true,
  summary: 'Asks for a reward; its points are set aside until it is decided. The same `requestId` asks once.',
  body: z.strictObject({
    requestId: uuid,
    reward: uuid,
    quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX)),
    /** What all of it costs, as the member was shown. */
    points: somePoints,
    paymentPassword: paymentPasswordText,
    /** Of goods only. */
    delivery: z.optional(delivery),
  }),
  answer: redemption,
  refusals: [
    ...passwordRefusals,
    ...([
      'function_off',
      'play_paused',
      'reward_changed',
      'reward_sold_out',
      'reward_limit_reached',
      'not_enough_points',
    ] as const),
  ],
})

export const convertPoints = route({
  method: 'POST',
  path: '/wps/relay/points/convert',
  access: 'member',
  sealed: true,
  summary: 'Puts money for whole lots of points into the wallet at once. The same `requestId` does so once.',
  body: z.strictObject({ requestId: uuid, points: somePoints, paymentPassword: paymentPasswordText }),
  answer: redemption,
  refusals: [
    ...passwordRefusals,
    ...([
      'function_off',
      'play_paused',
      'points_in_whole_lots',
      'conversion_limit_reached',
      'not_enough_points',
    ] as const),
  ],
})

export const cancelRedemption = route({
  method: 'POST',
  path: '/wps/relay/points/redemptions/{id}/cancel',
  access: 'member',
  summary: 'Takes back what nobody has decided yet; its points come back.',
  params: z.strictObject({ id: uuid }),
  answer: redemption,
  refusals: ['function_off', 'redemption_decided'],
})
