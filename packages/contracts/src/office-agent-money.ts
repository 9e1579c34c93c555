import * as z from 'zod/mini'
import { SALARY_RATE_MAX, SALARY_STATES } from './agent-salary.ts'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, shortText, signedMoney, uuid } from './wire.ts'

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** In hundredths of a per cent. */
const rate = whole(0, SALARY_RATE_MAX)

/** What a brand pays agents by, as operators decide about it. */
export const agentMoneyRules = z.strictObject({
  open: z.boolean(),
  /** Valid stake on a day from which an account counts as active. */
  activeLeast: money,
  /** The highest rate that any daily salary may reach. */
  most: rate,
  /** Less is not paid, but waits. */
  least: money,
  /** How often what was paid must be played before it can be withdrawn, in per cent. */
  play: whole(0, 10_000),
})
export type AgentMoneyRules = z.output<typeof agentMoneyRules>

export const proposedAgentMoneyRules = z.extend(agentMoneyRules, { effectiveFrom: businessDay })
export type ProposedAgentMoneyRules = z.output<typeof proposedAgentMoneyRules>

/** What a second operator decides about one agent: another rate instead of the one so far; 0 for none. */
export const salaryRateChange = z.strictObject({ rate, former: rate })

const person = z.strictObject({ id: uuid, username: z.string() })
const day = { valid: money, earned: money, net: signedMoney }

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
    /** The last thirty closed days, newest first; of valid stakes each account is counted once. */
    days: z.array(z.strictObject({ day: businessDay, agents: z.number(), valid: money, earned: money })),
    /** Paid in the last thirty days, and what waits to be paid; negative where corrections left less than was paid. */
    paid: money,
    waiting: signedMoney,
  }),
  refusals: [],
})

export const previewAgentMoney = route({
  method: 'POST',
  path: '/ops/agent-money/preview',
  access: 'operator',
  power: 'agents.see',
  summary: 'What rules would have paid for the last thirty days, with the contracts that agents have from tomorrow on.',
  body: agentMoneyRules,
  answer: z.strictObject({
    from: businessDay,
    to: businessDay,
    /** Agents who would have been paid something. */
    agents: z.number(),
    /** Accounts below agents that were active on one of the days. */
    active: z.number(),
    ...day,
    /** Every day with play below an agent, the oldest first; `net` is what it left with the brand. */
    days: z.array(z.strictObject({ day: businessDay, ...day })),
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
  refusals: ['proposal_waiting'],
})

export const listSalaries = route({
  method: 'GET',
  path: '/ops/agent-money/salaries',
  access: 'operator',
  power: 'agents.see',
  summary: 'Daily salaries by their day, with what was earned as their amount. `search` is the username of an agent.',
  query: z.strictObject({ ...amountQuery, search: z.optional(shortText), agent: z.optional(uuid) }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        agent: person,
        day: businessDay,
        state: z.enum(SALARY_STATES),
        rate,
        valid: money,
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
const neighbour = z.nullable(z.extend(person, { rate }))

export const readSalaryContract = route({
  method: 'GET',
  path: '/ops/agent-money/contracts/{id}',
  access: 'operator',
  power: 'agents.see',
  summary: 'The contracts of an agent, and between which others its rate must lie.',
  params: byId,
  answer: z.strictObject({
    /** The newest first; `until` is the first day on which it does not hold any more. */
    list: z.array(
      z.strictObject({ id: uuid, rate, from: businessDay, until: z.nullable(businessDay), decidedAt: instant }),
    ),
    /** What holds on the next business day, on which another rate would begin. */
    rate,
    next: businessDay,
    /** The highest rate by the brand's rules; nothing where it has none. */
    most: z.nullable(rate),
    above: neighbour,
    below: neighbour,
    proposal: z.nullable(uuid),
  }),
  refusals: [],
})

export const proposeSalaryContract = route({
  method: 'POST',
  path: '/ops/agent-money/contracts/{id}',
  access: 'operator',
  power: 'agents.change',
  summary: 'Proposes another rate for an agent, or 0 for none, from the next business day after its approval on.',
  params: byId,
  body: z.strictObject({ rate }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: [
    'agent_closed',
    'changed_meanwhile',
    'function_off',
    'proposal_waiting',
    'salary_rate_above_most',
    'salary_rate_above_upline',
    'salary_rate_below_downline',
  ],
})
