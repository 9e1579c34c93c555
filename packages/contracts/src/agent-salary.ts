import * as z from 'zod/mini'
import { agentScheme, salaryScheme, salaryTier, salaryTiers } from './agent-schemes.ts'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, signedMoney, uuid } from './wire.ts'

/**
 * `running`: the period is not over. `waiting`: counted, not paid yet; less than the brand's minimum waits. `owing`: a
 * correction left less than was paid; the next periods make up for it. `nothing`: the period earned nothing.
 */
export const SALARY_STATES = ['running', 'waiting', 'paid', 'owing', 'nothing'] as const

const salaryPeriod = z.strictObject({
  firstDay: businessDay,
  lastDay: businessDay,
  state: z.enum(SALARY_STATES),
  /** Which tier the team reached, from 1 on, and its rate; 0 for none. */
  tier: z.number(),
  rate: z.number(),
  /**
   * The team's valid stake that counts by the weights of the games' categories, and how many of its accounts were active
   * on a day by their whole valid stake.
   */
  valid: money,
  active: z.number(),
  earned: money,
  paid: money,
  paidAt: z.nullable(instant),
})
export type SalaryPeriod = z.output<typeof salaryPeriod>

/** Tiers from a business day on; none where the contract ends. */
const agreement = z.strictObject({ id: uuid, tiers: salaryTiers, from: businessDay })

/** The next tier, and what is missing to it; nothing where the highest is reached. */
const missing = z.nullable(z.strictObject({ tier: salaryTier, valid: money, active: z.number() }))

const byScheme = { scheme: salaryScheme }

export const salarySchemes = route({
  method: 'GET',
  path: '/wps/agent/salaries',
  access: 'agent',
  summary: 'The schemes by which the brand pays agents, and those in which the agent had a contract.',
  answer: z.strictObject({
    list: z.array(agentScheme),
    /** Those in which the agent has a contract that holds or will hold. */
    held: z.array(agentScheme),
  }),
  refusals: [],
})

export const ownSalary = route({
  method: 'GET',
  path: '/wps/relay/agent/{scheme}',
  access: 'agent',
  summary: 'The agent’s contract in a scheme, the period so far, and what earlier periods brought, newest first.',
  params: z.strictObject(byScheme),
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    contract: z.nullable(agreement),
    /** What holds from a later day on. */
    next: z.nullable(agreement),
    running: z.nullable(salaryPeriod),
    missing,
    /** Paid and not yet made up for by corrections, in this business month and in all. */
    month: money,
    inAll: money,
    list: z.array(salaryPeriod),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

/** Why a period brings what it brings. */
export const readSalary = route({
  method: 'GET',
  path: '/wps/relay/agent/{scheme}/{day}',
  access: 'agent',
  summary:
    'How the salary of a period is made, by its first day: by rate, the valid stake of the team that bears it, and whom it comes from; one of them opens into rounds.',
  params: z.strictObject({ ...byScheme, day: businessDay }),
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    period: salaryPeriod,
    contract: z.nullable(agreement),
    missing,
    /** Valid stake by the rate that is left of it: one's own less that of the next agent below who has a contract. */
    parts: z.array(
      z.strictObject({
        /** The agent directly in the line below whose contract is deducted; nothing where nobody has one. */
        through: z.nullable(z.strictObject({ id: uuid, username: z.string() })),
        /** All valid stake, and what counts of it. */
        staked: money,
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
    /** Of hourly and real-time salaries: what each window added to the day, newest first; negative after corrections. */
    windows: z.array(z.strictObject({ endsAt: instant, valid: signedMoney, earned: signedMoney })),
    members: z.array(
      z.strictObject({
        id: uuid,
        username: z.string(),
        day: businessDay,
        /** Whether the account was active on the day. */
        isActive: z.boolean(),
        rounds: z.number(),
        /** All valid stake of the day, and what counts of it: Σ valid × weight of its kinds, rounded down to 1/10 000. */
        staked: money,
        valid: money,
        /** By category, with weights in per cent; empty where all of them count in full. */
        kinds: z.array(z.strictObject({ gameType: z.enum(GAME_TYPES), valid: money, weight: z.number() })),
        rate: z.number(),
        deducted: z.number(),
        amount: money,
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})
