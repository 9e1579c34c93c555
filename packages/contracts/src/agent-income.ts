import * as z from 'zod/mini'
import { AGENT_SCHEMES } from './agent-schemes.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, uuid } from './wire.ts'

/** What agents are paid as members, too: a part of their own play given back, and what invited friends brought. */
export const MEMBER_INCOME_KINDS = ['rebate', 'referral'] as const

/** What agents are paid: salaries and dividends by scheme, as agents, and what they are paid as members. */
export const INCOME_KINDS = [...AGENT_SCHEMES, ...MEMBER_INCOME_KINDS] as const
export const incomeKind = z.enum(INCOME_KINDS)
export type IncomeKind = z.output<typeof incomeKind>

const sums = {
  /** What was paid as an agent. */
  income: money,
  /** What was paid as a member. */
  besides: money,
  /** By kind, those with any, in their usual order. */
  kinds: z.array(z.strictObject({ kind: incomeKind, amount: money, payments: z.number() })),
}

export const agentIncome = route({
  method: 'GET',
  path: '/wps/agent/income',
  access: 'agent',
  summary: 'What the agent was paid between two business days, both included, by the day on which it was booked.',
  query: z.strictObject({ from: businessDay, to: businessDay }),
  answer: z.strictObject({
    total: z.strictObject(sums),
    /** Every day of the range, the oldest first. */
    days: z.array(z.strictObject({ day: businessDay, ...sums })),
  }),
  refusals: [],
})

const incomePayment = z.strictObject({
  id: uuid,
  kind: incomeKind,
  at: instant,
  amount: money,
  /** The first day of the first period that was paid, and the first and the last one of the last period; none of friends. */
  firstDay: z.nullable(businessDay),
  lastPeriod: z.nullable(businessDay),
  lastDay: z.nullable(businessDay),
})
export type IncomePayment = z.output<typeof incomePayment>

export const agentIncomeDay = route({
  method: 'GET',
  path: '/wps/agent/income/{day}',
  access: 'agent',
  summary:
    'The payments to the agent that were booked on a business day, newest first, and for which periods they were.',
  params: z.strictObject({ day: businessDay }),
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(incomePayment), nextCursor: z.nullable(cursor) }),
  refusals: [],
})
