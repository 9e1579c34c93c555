import * as z from 'zod/mini'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, signedMoney, uuid } from './wire.ts'

/** The highest rate of a daily salary, in hundredths of a per cent of the team's valid stake. */
export const SALARY_RATE_MAX = 200

/**
 * `running`: the day is not over. `waiting`: counted, not paid yet; less than the brand's minimum waits. `owing`: a
 * correction left less than was paid; the next days make up for it. `nothing`: the day earned nothing.
 */
export const SALARY_STATES = ['running', 'waiting', 'paid', 'owing', 'nothing'] as const

const salaryDay = z.strictObject({
  day: businessDay,
  state: z.enum(SALARY_STATES),
  /** The team's valid stake by which the day is counted. */
  valid: money,
  earned: money,
  paid: money,
  paidAt: z.nullable(instant),
})
export type SalaryDay = z.output<typeof salaryDay>

/** A rate in hundredths of a per cent, from a business day on. */
const agreement = z.strictObject({ id: uuid, rate: z.number(), from: businessDay })

export const ownDailySalary = route({
  method: 'GET',
  path: '/wps/relay/agent/daily-salary',
  access: 'agent',
  summary: 'The agent’s contract, today so far, and what earlier days brought, newest first.',
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    contract: z.nullable(agreement),
    /** What holds from a later day on; a rate of 0 ends the contract. */
    next: z.nullable(agreement),
    today: z.nullable(salaryDay),
    /** Paid and not yet made up for by corrections, in this business month and in all. */
    month: money,
    inAll: money,
    list: z.array(salaryDay),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

/** Why a day brings what it brings. */
export const readDailySalary = route({
  method: 'GET',
  path: '/wps/relay/agent/daily-salary/{day}',
  access: 'agent',
  summary:
    'How a day’s salary is made: by rate, the valid stake of the team that bears it, and whom it comes from; one of them opens into rounds.',
  params: z.strictObject({ day: businessDay }),
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    day: salaryDay,
    contract: z.nullable(agreement),
    /** Valid stake by the rate that is left of it: one's own less that of the next agent below who has a contract. */
    parts: z.array(
      z.strictObject({
        /** The agent directly in the line below whose contract is deducted; nothing where nobody has one. */
        through: z.nullable(z.strictObject({ id: uuid, username: z.string() })),
        valid: money,
        rate: z.number(),
        deducted: z.number(),
        /** valid × (rate − deducted), exact to 1/10 000; the sum is cut to the smallest coin. */
        amount: money,
      }),
    ),
    /** The sum of the parts before it is cut, and what cutting leaves off. */
    exact: money,
    cut: signedMoney,
    members: z.array(
      z.strictObject({
        id: uuid,
        username: z.string(),
        rounds: z.number(),
        valid: money,
        rate: z.number(),
        deducted: z.number(),
        amount: money,
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})
