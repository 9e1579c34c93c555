import * as z from 'zod/mini'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import { route } from './route.ts'
import { instant, money, uuid } from './wire.ts'

/** A gift for a deposit; one that is asked for with words and pictures and decided by an operator; packets that chance fills. */
export const ACTIVITY_KINDS = ['deposit_bonus', 'application', 'red_packet'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** How often a member may take part: once in all, or once in each of these spans of the business calendar. */
export const ACTIVITY_PERIODS = ['once', 'daily', 'weekly', 'monthly'] as const
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number]

/** Where a member's part in an activity stands; who has none sees what the activity itself says. */
export const PARTICIPATION_STATES = [
  ...(['joined', 'left', 'applying', 'processing', 'issued', 'claimed', 'rejected'] as const),
] as const
export type ParticipationState = (typeof PARTICIPATION_STATES)[number]

/** What a member can do about an activity, or why there is nothing to do. */
export const ACTIVITY_STATES = [
  ...([
    'coming',
    'join',
    'apply',
    'joined',
    'applying',
    'processing',
    'claim',
    'claimed',
    'rejected',
    'close',
  ] as const),
  // It is open, and not for this member: of too low a rank, or not at the first deposit any more.
  ...(['rank_needed', 'first_only'] as const),
  // Of red packets: one can be opened, none is left, none falls at this hour, or a deposit is asked for first.
  ...(['open', 'gone', 'resting', 'deposit_needed'] as const),
] as const
export type ActivityState = (typeof ACTIVITY_STATES)[number]

/** What a person writes beside an application. */
export const REMARK_MAX = 140
export const APPLICATION_PICTURES_MAX = 3

const percent = z.number().check(z.int(), z.minimum(1), z.maximum(300))

export const depositBonusRule = z.strictObject({
  kind: z.literal('deposit_bonus'),
  /** Of the deposit, at most so much. */
  percent,
  most: money,
  leastDeposit: money,
  /** Only for a member's very first deposit. */
  firstOnly: z.boolean(),
  /** What must be played so and so often: the deposit and what was given, or the latter alone. */
  base: z.enum(['both', 'bonus']),
})
export const applicationRule = z.strictObject({
  kind: z.literal('application'),
  /** What may be given at most, and what one operator may give without a second. */
  most: money,
  alone: money,
  /** Whether a picture must come along. */
  pictures: z.boolean(),
})

const hour = z.number().check(z.int(), z.minimum(0), z.maximum(24))

/** How many packets there may be in all. */
export const PACKETS_MAX = 100_000
/** How far back deposits may count. */
export const DEPOSITED_DAYS_MAX = 90

export const redPacketRule = z.strictObject({
  kind: z.literal('red_packet'),
  /** The budget is put into so many packets, each of them from `least` to `most`. */
  packets: z.number().check(z.int(), z.minimum(1), z.maximum(PACKETS_MAX)),
  least: money,
  most: money,
  /** Only for who deposited so much in so many business days, the one that runs among them. */
  deposited: z.nullable(
    z.strictObject({ least: money, days: z.number().check(z.int(), z.minimum(1), z.maximum(DEPOSITED_DAYS_MAX)) }),
  ),
  /** Full hours of the brand's clocks; until an hour that comes before `from` goes through midnight. */
  hours: z.nullable(z.strictObject({ from: hour, until: hour })),
})
export type RedPacketRule = z.output<typeof redPacketRule>
export const activityRule = z.discriminatedUnion('kind', [depositBonusRule, applicationRule, redPacketRule])
export type ActivityRule = z.output<typeof activityRule>

const activity = z.strictObject({
  id: uuid,
  name: z.string(),
  /** The page that tells all about it. */
  promotion: z.nullable(uuid),
  rule: activityRule,
  period: z.enum(ACTIVITY_PERIODS),
  leastLevel: z.number(),
  /** How often it must be played before it can be withdrawn, in per cent. */
  play: z.number(),
  from: z.nullable(instant),
  until: z.nullable(instant),
  state: z.enum(['coming', 'open', 'close', 'gone', 'resting']),
})
export type Activity = z.output<typeof activity>

export const activities = route({
  method: 'GET',
  path: '/wps/relay/activities',
  access: 'visitor',
  kept: 'activities',
  summary: 'Promotions that one can take part in, in their order: what they ask and what they give.',
  answer: z.strictObject({ list: z.array(activity) }),
  refusals: [],
})

const ownPart = z.strictObject({
  activity: uuid,
  state: z.enum(ACTIVITY_STATES),
  /** What was given, or waits to be claimed. */
  amount: z.nullable(money),
  reason: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  changedAt: z.nullable(instant),
})
export type OwnPart = z.output<typeof ownPart>

export const ownActivities = route({
  method: 'GET',
  path: '/wps/member/activities',
  access: 'member',
  summary: 'What the member can do about each activity now, and how many wait for something to be done.',
  answer: z.strictObject({
    list: z.array(ownPart),
    /** Those to join, to apply for, to claim or to open: `availablePromoCount`. */
    available: z.number(),
  }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })
const part = z.strictObject({ state: z.enum(ACTIVITY_STATES) })

export const joinActivity = route({
  method: 'POST',
  path: '/wps/member/activities/{id}/join',
  access: 'member',
  summary: 'Takes part: the next deposit that is large enough brings the gift.',
  params: byId,
  answer: part,
  refusals: ['play_paused', 'not_found', 'activity_closed', 'activity_done', 'bonus_running', 'rank_too_low'],
})

export const leaveActivity = route({
  method: 'POST',
  path: '/wps/member/activities/{id}/leave',
  access: 'member',
  summary: 'Takes part no longer, as long as nothing was given.',
  params: byId,
  answer: part,
  refusals: ['not_found', 'activity_done'],
})

/** Text of one or more lines, without what only terminals understand. */
const remark = z.string().check(z.trim(), z.maxLength(REMARK_MAX), z.regex(/^[\P{C}\p{Cf}\s]*$/u))

export const applyForActivity = route({
  method: 'POST',
  path: '/wps/member/activities/{id}/apply',
  access: 'member',
  bodyMax: APPLICATION_PICTURES_MAX * PICTURE_TEXT_MAX + 16 * 1024,
  summary: 'Asks for what an activity gives, with a remark and up to three pictures.',
  params: byId,
  body: z.strictObject({
    remark,
    /** PNG or JPEG in base64, each of at most 5 MB. */
    images: z._default(
      z.array(z.string().check(z.maxLength(PICTURE_TEXT_MAX))).check(z.maxLength(APPLICATION_PICTURES_MAX)),
      [],
    ),
  }),
  answer: part,
  refusals: [
    'play_paused',
    ...(['not_found', 'activity_closed', 'activity_done', 'rank_too_low', 'picture_needed'] as const),
    ...PICTURE_REFUSALS,
    'too_many_requests',
  ],
})

export const claimActivity = route({
  method: 'POST',
  path: '/wps/member/activities/{id}/claim',
  access: 'member',
  summary: 'Puts what was granted into the wallet, once.',
  params: byId,
  answer: z.strictObject({ amount: money }),
  refusals: ['play_paused', 'nothing_to_claim'],
})

/** Packets that were opened of late, as many as are shown. */
export const OPENINGS_SHOWN = 12

const opening = z.strictObject({
  id: uuid,
  /** A player's name for everybody's eyes. */
  name: z.string(),
  amount: money,
  at: instant,
})
export type PacketOpening = z.output<typeof opening>

export const redPackets = route({
  method: 'GET',
  path: '/wps/relay/activities/{id}/packets',
  access: 'visitor',
  summary: 'How many red packets are left, and which were opened of late.',
  params: byId,
  answer: z.strictObject({ packets: z.number(), left: z.number(), recent: z.array(opening) }),
  refusals: ['not_found'],
})

export const openRedPacket = route({
  method: 'POST',
  path: '/wps/member/activities/{id}/open',
  access: 'member',
  summary: 'Opens a red packet: what chance put into it is in the wallet with the answer. One for a member and a span.',
  params: byId,
  answer: z.strictObject({ amount: money, left: z.number() }),
  refusals: [
    ...(['play_paused', 'not_found', 'activity_closed', 'packet_opened', 'rank_too_low'] as const),
    ...(['packets_gone', 'packets_resting', 'deposit_needed'] as const),
  ],
})
