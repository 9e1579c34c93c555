import * as z from 'zod/mini'
import { agentTier, agentTiers, CARRY_WAYS, DIVIDEND_WAYS, dividendScheme } from './agent-schemes.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, signedMoney, uuid } from './wire.ts'

/**
 * `running`: the period is not over. `waiting`: operators have not decided yet. `approved`: it is paid soon; less than the
 * brand's minimum waits. `owing`: a correction left less than was paid; the next bills make up for it. `nothing`: the period
 * brought nothing.
 */
export const BILL_STATES = ['running', 'waiting', 'approved', 'paid', 'denied', 'owing', 'nothing'] as const
export type BillState = (typeof BILL_STATES)[number]

const person = z.strictObject({ id: uuid, username: z.string() })

/** What a period of an agent's team brings. */
export const dividendBill = z.strictObject({
  firstDay: businessDay,
  lastDay: businessDay,
  state: z.enum(BILL_STATES),
  /** Which tier brought the amount, from 1 on, and its rate; 0 for none. */
  tier: z.number(),
  rate: z.number(),
  valid: money,
  active: z.number(),
  /** What the team's members won, less what they staked; negative where they lost. */
  net: signedMoney,
  /** What they won in earlier periods and is set against this one. */
  carried: money,
  /** The loss that counts: of this period, less what is carried; negative where members are ahead. */
  loss: signedMoney,
  /** What the own contract brings of it. */
  amount: money,
  /** What of the amount goes to agents below by their contracts. */
  below: money,
  /** Whether the whole line gets less than its contracts say, because members of other teams beside it won. */
  limited: z.boolean(),
  earned: money,
  paid: money,
  paidAt: z.nullable(instant),
  /** Why operators denied it. */
  reason: z.nullable(z.string()),
})
export type DividendBill = z.output<typeof dividendBill>

/** Tiers from a business day on; none where the contract ends. */
const agreement = z.strictObject({ id: uuid, tiers: agentTiers, from: businessDay })

/** The next tier, and what is missing to it; nothing where the highest is reached. */
const missing = z.nullable(z.strictObject({ tier: agentTier, valid: money, active: z.number(), loss: money }))

const byScheme = { scheme: z.optional(dividendScheme) }

export const ownDividends = route({
  method: 'GET',
  path: '/wps/relay/agent/dividend',
  access: 'agent',
  summary:
    'The agent’s dividends by the half month, or by another scheme: the contract, the period so far as an estimate, and earlier bills, newest first.',
  query: z.strictObject({ ...byScheme, cursor: z.optional(cursor) }),
  answer: z.strictObject({
    /** Schemes by which the brand pays dividends, and those in which the agent had a contract. */
    schemes: z.array(dividendScheme),
    way: z.enum(DIVIDEND_WAYS),
    carry: z.enum(CARRY_WAYS),
    contract: z.nullable(agreement),
    next: z.nullable(agreement),
    running: z.nullable(dividendBill),
    missing,
    /** Paid and not yet made up for by corrections. */
    inAll: money,
    list: z.array(dividendBill),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

/** Why a bill is as it is. */
export const readDividend = route({
  method: 'GET',
  path: '/wps/relay/agent/dividend/{day}',
  access: 'agent',
  summary:
    'How the dividend of a period is made, by its first day: contracts right below, and members by what they lost.',
  params: z.strictObject({ day: businessDay }),
  query: z.strictObject({ ...byScheme, cursor: z.optional(cursor) }),
  answer: z.strictObject({
    bill: dividendBill,
    contract: z.nullable(agreement),
    missing,
    /** What goes to each agent right below who has a contract, and everybody below them. */
    lines: z.array(z.strictObject({ agent: person, amount: money })),
    /** The greatest loss first; `net` is what they won, negative where they lost. */
    members: z.array(z.strictObject({ id: uuid, username: z.string(), valid: money, net: signedMoney })),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})
