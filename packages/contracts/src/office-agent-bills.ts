import * as z from 'zod/mini'
import { dividendBill } from './agent-dividend.ts'
import { dividendScheme } from './agent-schemes.ts'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { businessDay, cursor, money, shortText, signedMoney, uuid } from './wire.ts'

const person = z.strictObject({ id: uuid, username: z.string() })

export const listDividendBills = route({
  method: 'GET',
  path: '/ops/agent-money/bills',
  access: 'operator',
  power: 'agents.see',
  summary:
    'Dividends by the first day of their period, with what was earned as their amount. `search` is the username of an agent.',
  query: z.strictObject({
    ...amountQuery,
    search: z.optional(shortText),
    agent: z.optional(uuid),
    scheme: z.optional(dividendScheme),
    /** Only those that wait for a decision. */
    waiting: z.optional(z.literal('true')),
  }),
  answer: z.strictObject({
    list: z.array(
      z.extend(dividendBill, {
        agent: person,
        scheme: dividendScheme,
        /** What the agent earned in the period before; nothing where there was no bill. */
        before: z.nullable(money),
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

/** Bills of a period that wait for a decision: how many, and what they come to. */
const open = { bills: z.number(), due: money }

export const dividendPeriods = route({
  method: 'GET',
  path: '/ops/agent-money/bills/periods',
  access: 'operator',
  power: 'agents.see',
  summary: 'The last periods of dividends that were closed, newest first, and what waits for a decision.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        scheme: dividendScheme,
        firstDay: businessDay,
        lastDay: businessDay,
        agents: z.number(),
        /** What members below agents with contracts won, each once; negative where they lost. */
        net: signedMoney,
        earned: money,
        paid: money,
        ...open,
        /** A proposal about the period that waits for a second operator. */
        proposal: z.nullable(uuid),
      }),
    ),
  }),
  refusals: [],
})

const denied = z.array(z.strictObject({ agent: uuid, reason: shortText })).check(z.maxLength(500))

/** What a second operator decides: all bills of a period that wait are paid, but those that are denied. */
export const billsDecision = z.strictObject({
  scheme: dividendScheme,
  firstDay: businessDay,
  /** As it was when it was proposed, with those that are denied. */
  ...open,
  denied: z.array(z.strictObject({ agent: person, due: money, reason: z.string() })),
  /** Of what waited for each agent: where anything else waits by now, the proposal is outdated. */
  digest: z.string(),
})

export const proposeDividendBills = route({
  method: 'POST',
  path: '/ops/agent-money/bills',
  access: 'operator',
  power: 'agents.change',
  summary: 'Proposes to pay all bills of a period that wait for a decision, but those that are denied with a reason.',
  body: z.strictObject({ scheme: dividendScheme, firstDay: businessDay, denied }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['bills_decided', 'proposal_waiting'],
})
