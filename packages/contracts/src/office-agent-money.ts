import * as z from 'zod/mini'
import { SALARY_STATES } from './agent-salary.ts'
import {
  agentScheme,
  agentTiers,
  CARRY_WAYS,
  DIVIDEND_RATE_MAX,
  DIVIDEND_WAYS,
  SALARY_RATE_MAX,
  salaryScheme,
  salaryWeights,
  schemeRates,
} from './agent-schemes.ts'
import { GAME_TYPES } from './catalogue.ts'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, shortText, signedMoney, uuid } from './wire.ts'

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** In hundredths of a per cent. */
const rate = whole(0, SALARY_RATE_MAX)

/** The highest margin that rules can demand, in hundredths of a per cent. */
export const LEAST_MARGIN_MAX = 10_000

/** What a brand pays agents by, as operators decide about it. */
export const agentMoneyRules = z.strictObject({
  /** Valid stake on a day from which an account counts as active. */
  activeLeast: money,
  /** The schemes by which it pays. */
  most: schemeRates,
  /** Salaries only: dividends count the whole stake. */
  weights: z._default(salaryWeights, {}),
  /**
   * What the house must keep of the valid stake in each category after rebates and salaries, in hundredths of a per cent.
   * `null`: not checked, as in rules that were decided before there was a margin.
   */
  leastMargin: z._default(z.nullable(whole(0, LEAST_MARGIN_MAX)), null),
  /** How a loss counts in dividends, and what members won against later losses. */
  dividendWay: z.enum(DIVIDEND_WAYS),
  carry: z.enum(CARRY_WAYS),
  /** Less is not paid, but waits. */
  least: money,
  /** How often what was paid must be played before it can be withdrawn, in per cent. */
  play: whole(0, 10_000),
})
export type AgentMoneyRules = z.output<typeof agentMoneyRules>

export const proposedAgentMoneyRules = z.extend(agentMoneyRules, { effectiveFrom: businessDay })
export type ProposedAgentMoneyRules = z.output<typeof proposedAgentMoneyRules>

/** What a second operator decides about one agent: other tiers in a scheme instead of those so far; none ends them. */
export const salaryContractChange = z.strictObject({ scheme: agentScheme, tiers: agentTiers, former: agentTiers })

const person = z.strictObject({ id: uuid, username: z.string() })

/** What the house keeps in a category of games. Shares are in millionths of the valid stake. */
const categoryMargin = z.strictObject({
  gameType: z.enum(GAME_TYPES),
  /** Games of the brand that can be played and whose return to player their vendor states. */
  games: z.number(),
  /** The house edge: the plain mean of those games, rounded down. `null` where there are none. */
  edge: z.nullable(z.number()),
  /** The highest rebate of any rank, from today on. */
  rebate: z.number(),
  /** The highest rates of all salary schemes together, by the weight of the category. */
  salary: z.number(),
  /** The edge less both; `null` where the edge is not known. */
  left: z.nullable(z.number()),
  /** Whether that is less than the rules demand; never where they demand nothing. */
  isBelow: z.boolean(),
})
export type CategoryMargin = z.output<typeof categoryMargin>

export const officeAgentMoney = route({
  method: 'GET',
  path: '/ops/agent-money',
  access: 'operator',
  power: 'agents.see',
  summary: 'The rules of today and of days to come, newest first, and what the last days came to.',
  answer: z.strictObject({
    list: z.array(proposedAgentMoneyRules),
    today: businessDay,
    proposal: z.nullable(uuid),
    /** The last thirty closed periods by their first day, newest first; of valid stakes each account is counted once. */
    periods: z.array(
      z.strictObject({
        scheme: salaryScheme,
        firstDay: businessDay,
        agents: z.number(),
        valid: money,
        earned: money,
      }),
    ),
    /** Paid in the last thirty days, and what waits to be paid; negative where corrections left less than was paid. */
    paid: money,
    waiting: signedMoney,
    /** By the rules of today, in the usual order of categories. */
    margins: z.array(categoryMargin),
  }),
  refusals: [],
})

export const previewAgentMoney = route({
  method: 'POST',
  path: '/ops/agent-money/preview',
  access: 'operator',
  power: 'agents.see',
  summary:
    'What rules would have paid for periods of the last thirty days that are over, with the contracts that agents have from the next period on.',
  body: agentMoneyRules,
  answer: z.strictObject({
    earned: money,
    /** The schemes that the rules open. */
    schemes: z.array(
      z.strictObject({
        scheme: salaryScheme,
        from: businessDay,
        to: businessDay,
        /** Agents who would have been paid something. */
        agents: z.number(),
        /**
         * What was played below agents with a contract, each account once: all valid stake, what counts of it by the
         * weights of categories, and what it left with the brand.
         */
        staked: money,
        valid: money,
        net: signedMoney,
        earned: money,
      }),
    ),
    /** What these rules leave with the house, from today on. */
    margins: z.array(categoryMargin),
  }),
  refusals: [],
})

export const proposeAgentMoney = route({
  method: 'POST',
  path: '/ops/agent-money',
  access: 'operator',
  power: 'agents.change',
  summary: 'Proposes other rules; they hold from their day on, once a second operator has approved them.',
  body: proposedAgentMoneyRules,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', 'salary_margin_too_low'],
})

export const listSalaries = route({
  method: 'GET',
  path: '/ops/agent-money/salaries',
  access: 'operator',
  power: 'agents.see',
  summary:
    'Salaries by the first day of their period, with what was earned as their amount. `search` is the username of an agent.',
  query: z.strictObject({
    ...amountQuery,
    search: z.optional(shortText),
    agent: z.optional(uuid),
    scheme: z.optional(salaryScheme),
  }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        agent: person,
        scheme: salaryScheme,
        day: businessDay,
        lastDay: businessDay,
        state: z.enum(SALARY_STATES),
        /** Which tier was reached, from 1 on; 0 for none. */
        tier: z.number(),
        rate,
        valid: money,
        active: z.number(),
        earned: money,
        paid: money,
        paidAt: z.nullable(instant),
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })
const neighbour = z.nullable(z.extend(person, { tiers: agentTiers }))

export const readSalaryContract = route({
  method: 'GET',
  path: '/ops/agent-money/contracts/{id}',
  access: 'operator',
  power: 'agents.see',
  summary: 'The contracts of an agent in a scheme, and between which others its own must lie.',
  params: byId,
  query: z.strictObject({ scheme: agentScheme }),
  answer: z.strictObject({
    /** The newest first; `until` is the first day on which it does not hold any more. */
    list: z.array(
      z.strictObject({
        id: uuid,
        tiers: agentTiers,
        from: businessDay,
        until: z.nullable(businessDay),
        decidedAt: instant,
      }),
    ),
    /** What holds in the next period, on whose first day other tiers would begin. */
    tiers: agentTiers,
    next: businessDay,
    /** The highest rate by the brand's rules; nothing where it does not pay by the scheme. */
    most: z.nullable(whole(0, DIVIDEND_RATE_MAX)),
    /** The nearest one above, and of those that come next below the one with the highest rate. */
    above: neighbour,
    below: neighbour,
    /** The proposal in this scheme that waits for a second operator. */
    proposal: z.nullable(z.strictObject({ id: uuid, proposedBy: z.string(), proposedAt: instant })),
  }),
  refusals: [],
})

export const proposeSalaryContract = route({
  method: 'POST',
  path: '/ops/agent-money/contracts/{id}',
  access: 'operator',
  power: 'agents.change',
  summary: 'Proposes other tiers for an agent, or none, from the next period after the approval on.',
  params: byId,
  body: z.strictObject({ scheme: agentScheme, tiers: agentTiers }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: [
    'agent_closed',
    'changed_meanwhile',
    'function_off',
    'proposal_waiting',
    'salary_rate_above_most',
    'salary_rate_above_upline',
    'salary_rate_below_downline',
    'tiers_out_of_order',
  ],
})

export const contractsAfterMove = route({
  method: 'GET',
  path: '/ops/agent-money/contracts/{id}/move',
  access: 'operator',
  power: 'agents.see',
  summary:
    'Contracts of a branch that would pay more than the nearest one above, if the branch stood below another agent; they go on.',
  params: byId,
  /** The username of the agent to stand below; left out for the top of the tree. */
  query: z.strictObject({ to: z.optional(shortText) }),
  answer: z.strictObject({
    list: z.array(z.strictObject({ agent: person, scheme: agentScheme, tiers: agentTiers, above: agentTiers })),
  }),
  refusals: ['agent_unknown'],
})
