import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, localized, money, signedMoney, uuid } from './wire.ts'

/** Played whole, let off because everything was lost, or still to be played. */
export const DEMAND_STATES = ['open', 'played', 'let_off'] as const

/** Play that money asks for before it may leave: of a deposit, or of something that was given. */
export const demand = z.strictObject({
  id: uuid,
  reason: z.enum(['deposit', 'bonus']),
  state: z.enum(DEMAND_STATES),
  required: money,
  done: money,
  since: instant,
  endedAt: z.nullable(instant),
})
export type Demand = z.output<typeof demand>

export const ownDemands = route({
  method: 'GET',
  path: '/wps/member/turnover',
  access: 'member',
  summary: 'What the member still has to play before money may leave, and what they have played so far; newest first.',
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    list: z.array(demand),
    nextCursor: z.nullable(cursor),
    /** How much of a kind of games' valid stake counts, in per cent. */
    weights: z.record(z.string(), z.number()),
  }),
  refusals: [],
})

const sums = { rounds: z.int(), stake: signedMoney, win: signedMoney, net: signedMoney }

/** So many games are told one by one. */
export const PROFIT_GAMES_MAX = 50

export const ownProfit = route({
  method: 'GET',
  path: '/wps/member/profit',
  access: 'member',
  summary: 'What the member won and lost between two business days, by day, kind of games and game; settled rounds.',
  query: z.strictObject({ from: businessDay, to: businessDay }),
  answer: z.strictObject({
    totals: z.strictObject(sums),
    /** Days with any play, the oldest first. */
    days: z.array(z.strictObject({ day: businessDay, ...sums })),
    kinds: z.array(z.strictObject({ gameType: z.enum(GAME_TYPES), ...sums })),
    /** Those of the greatest stakes first. */
    games: z.array(z.strictObject({ vendor: z.string(), game: z.string(), names: localized, ...sums })),
  }),
  refusals: [],
})
