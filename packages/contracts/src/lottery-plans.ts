import * as z from 'zod/mini'
import { gameCode, issueNumber, stop, ticket } from './lottery.ts'
import { route } from './route.ts'
import { cursor, instant, localized, money, uuid } from './wire.ts'

/** Where a plan stands: its tickets are decided one by one, the rest was taken back, or all of them are decided. */
export const PLAN_STATES = ['running', 'stopped', 'finished'] as const

/** Why the rest of a plan was taken back: it won, it won enough, or its member wanted it. */
export const STOP_REASONS = ['win', 'profit', 'member'] as const

const plan = z.strictObject({
  id: uuid,
  gameCode,
  gameNames: localized,
  state: z.enum(PLAN_STATES),
  stop: z.nullable(stop),
  stoppedBy: z.nullable(z.enum(STOP_REASONS)),
  firstIssue: issueNumber,
  lastIssue: issueNumber,
  /** Issues it was bought for: those that are decided, those to come, and those taken back or cancelled. */
  issues: z.strictObject({ all: z.number(), done: z.number(), left: z.number(), returned: z.number() }),
  /** What was paid for all of it. */
  stake: money,
  /** Of the issues that are decided: what was staked and won. */
  staked: money,
  won: money,
  /** Stakes that came back with tickets that were taken back or whose issue was cancelled. */
  returned: money,
  placedAt: instant,
  /** Whether there is a ticket that can be taken back still. */
  cancellable: z.boolean(),
})
export type Plan = z.output<typeof plan>

export const listPlans = route({
  method: 'GET',
  path: '/lotto/lgw/plans',
  access: 'trial',
  summary: 'Bets of the member on several issues with their progress, newest first.',
  query: z.strictObject({ gameCode: z.optional(gameCode), cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(plan), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const readPlan = route({
  method: 'GET',
  path: '/lotto/lgw/plans/{id}',
  access: 'trial',
  summary: 'A bet on several issues with its tickets in the order of their issues.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ plan, tickets: z.array(ticket) }),
  refusals: [],
})

export const cancelPlan = route({
  method: 'DELETE',
  path: '/lotto/lgw/plans/{id}',
  access: 'trial',
  summary: 'Takes back all tickets of a plan whose issues take bets still; their whole stakes come home.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ plan, balance: money }),
  refusals: ['issue_closed'],
})
