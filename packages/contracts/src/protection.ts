import * as z from 'zod/mini'
import { passwordText } from './credentials.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, queryNumber, signedMoney, uuid } from './wire.ts'

/** What members may limit. A session is the time played on a day, in minutes; the others are money. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Business days, weeks (from Monday) and months of the brand. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** How long somebody stays away: a time-out ends by itself, an exclusion only when they ask for it afterwards. */
export const TIME_OUT_TERMS = ['24h', '7d', '30d'] as const
export const EXCLUSION_TERMS = ['6m', '1y', '5y', 'ever'] as const
export const BREAK_TERMS = [...TIME_OUT_TERMS, ...EXCLUSION_TERMS] as const
export type BreakTerm = (typeof BREAK_TERMS)[number]

/** After how many minutes of play the page says how it went. */
export const CHECK_MINUTES = [15, 30, 60, 120] as const

/** Hours before what loosens a protection takes effect. */
export const LOOSENING_HOURS = 24

/** Money, or whole minutes of a session. */
export const limitValue = money

const named = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) }

export const ownLimit = z.strictObject({
  ...named,
  value: limitValue,
  /** Of this day, week or month so far; a loss is net of what was won, and never less than nothing. */
  used: limitValue,
  /** When it begins anew. */
  resetsAt: instant,
  /** What it becomes, and when; without a value it is gone then. */
  next: z.nullable(z.strictObject({ value: z.nullable(limitValue), at: instant })),
})
export type OwnLimit = z.output<typeof ownLimit>

export const closure = z.strictObject({
  kind: z.enum(['time_out', 'exclusion']),
  since: instant,
  /** Without an end it is for ever. */
  until: z.nullable(instant),
  /** When it opens again, for who asked for it after the end of an exclusion. */
  reopensAt: z.nullable(instant),
  /** Its end is over: who wishes may ask to play again. */
  mayAsk: z.boolean(),
})
export type Closure = z.output<typeof closure>

export const protectionAnswer = z.strictObject({
  limits: z.array(ownLimit),
  closure: z.nullable(closure),
  checkMinutes: z.number(),
  /** Of the business day so far. */
  playedSeconds: z.int(),
  /** Whether a password is asked for; who only signs in by another account has none. */
  hasPassword: z.boolean(),
})
export type Protection = z.output<typeof protectionAnswer>

export const ownProtection = route({
  method: 'GET',
  path: '/wps/member/protection',
  access: 'member',
  summary: 'The limits a member has set, what of them is used, and whether they stay away.',
  answer: protectionAnswer,
  refusals: [],
})

export const setOwnLimit = route({
  method: 'PUT',
  path: '/wps/member/protection/limits',
  access: 'member',
  summary: 'Sets a limit. A lower one holds at once, a higher one or none after 24 hours.',
  body: z.strictObject({ ...named, value: z.nullable(limitValue) }),
  answer: protectionAnswer,
  refusals: [],
})

export const keepOwnLimit = route({
  method: 'POST',
  path: '/wps/member/protection/limits/keep',
  access: 'member',
  summary: 'Takes back a change that has not taken effect yet.',
  body: z.strictObject(named),
  answer: protectionAnswer,
  refusals: [],
})

export const setCheckMinutes = route({
  method: 'PUT',
  path: '/wps/member/protection/check',
  access: 'member',
  summary: 'After how many minutes of play the page says how it went.',
  body: z.strictObject({ minutes: z.number().check(z.refine((value) => CHECK_MINUTES.some((it) => it === value))) }),
  answer: protectionAnswer,
  refusals: [],
})

export const takeBreak = route({
  method: 'POST',
  path: '/wps/member/protection/break',
  access: 'member',
  sealed: true,
  summary: 'Stays away from play, deposits and promotions, at once. It cannot be taken back or made shorter.',
  body: z.strictObject({ term: z.enum(BREAK_TERMS), password: z.optional(passwordText) }),
  answer: protectionAnswer,
  refusals: ['incorrect_credentials', 'break_shorter', 'sealed_body_invalid', 'sealed_body_replayed'],
})

export const askToPlayAgain = route({
  method: 'POST',
  path: '/wps/member/protection/return',
  access: 'member',
  summary: 'After the end of an exclusion: the account opens 24 hours later.',
  answer: protectionAnswer,
  refusals: ['break_goes_on'],
})

/** What was changed, by the member or by staff. */
export const CHANGE_DEEDS = [
  ...(['limit_set', 'limit_asked', 'limit_kept', 'check_set'] as const),
  ...(['time_out', 'exclusion', 'return_asked'] as const),
] as const

export const protectionChange = z.strictObject({
  id: uuid,
  at: instant,
  deed: z.enum(CHANGE_DEEDS),
  kind: z.nullable(z.enum(LIMIT_KINDS)),
  period: z.nullable(z.enum(LIMIT_PERIODS)),
  value: z.nullable(limitValue),
  /** When it takes or took effect, or until when it holds. */
  until: z.nullable(instant),
  byStaff: z.boolean(),
})
export type ProtectionChange = z.output<typeof protectionChange>

export const protectionChanges = route({
  method: 'GET',
  path: '/wps/member/protection/changes',
  access: 'member',
  summary: 'What was changed in the member’s protection, newest first.',
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(protectionChange), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const ownPlay = route({
  method: 'GET',
  path: '/wps/member/protection/play',
  access: 'member',
  summary: 'What the member played on each of the last business days, and for how long.',
  query: z.strictObject({ days: queryNumber(1, 90) }),
  answer: z.strictObject({
    days: z.array(
      z.strictObject({
        day: businessDay,
        rounds: z.int(),
        stake: signedMoney,
        win: signedMoney,
        net: signedMoney,
        seconds: z.int(),
      }),
    ),
  }),
  refusals: [],
})

/** How the play of today stands, by the server's clock. */
const playClock = z.strictObject({
  playedSeconds: z.int(),
  /** Play that nothing was said about yet. */
  sinceCheckSeconds: z.int(),
  checkMinutes: z.number(),
  stake: signedMoney,
  win: signedMoney,
  net: signedMoney,
  /** Minutes that the member's own limit leaves for today. */
  minutesLeft: z.nullable(z.int()),
})
export type PlayClock = z.output<typeof playClock>

export const playBeat = route({
  method: 'POST',
  path: '/wps/member/protection/beat',
  access: 'member',
  summary: 'Told about once a minute by a page with a game open; answers how long and how the member played today.',
  body: z.strictObject({ playing: z.boolean() }),
  answer: playClock,
  refusals: [],
})

export const checkSeen = route({
  method: 'POST',
  path: '/wps/member/protection/check/seen',
  access: 'member',
  summary: 'The member has read how it went, and goes on.',
  answer: playClock,
  refusals: [],
})
