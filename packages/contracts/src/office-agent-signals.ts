import * as z from 'zod/mini'
import { route } from './route.ts'
import { businessDay, instant, money, shortText, signedMoney, uuid } from './wire.ts'

/**
 * What suggests that agents play for their own pay. `shared_access`: accounts of the branch share a browser, an address or
 * a bank account with the agent's own account or with one another. `riskless_play`: wins and losses of the branch balance
 * day by day. `pay_over_win`: agents of the branch earned more than the house won of it. `opened_accounts`: accounts that
 * the agent opened are used from the agent's networks only.
 */
export const AGENT_SIGNALS = ['shared_access', 'riskless_play', 'pay_over_win', 'opened_accounts'] as const
export type AgentSignalKind = (typeof AGENT_SIGNALS)[number]

/** What accounts have in common. */
export const SHARED_WAYS = ['device', 'address', 'account'] as const
export type SharedWay = (typeof SHARED_WAYS)[number]

/** `reviewed`: an operator looked at it, and it has not grown by half since then. */
export const SIGNAL_STATES = ['open', 'reviewed'] as const

const person = z.strictObject({ id: uuid, username: z.string() })

/** Figures of a branch in the thirty days: its valid stake, what the house won of it, and what its agents earned. */
const played = {
  valid: money,
  won: signedMoney,
  earned: money,
  /** What the house won or lost on each day, added up without signs. */
  swing: money,
}

const evidence = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('shared_access'),
    /** Whether the agent's own account is among them. */
    withAgent: z.boolean(),
    ways: z.array(z.enum(SHARED_WAYS)),
    accounts: z.number(),
    /** The first of them. */
    members: z.array(person),
  }),
  z.strictObject({ kind: z.literal('riskless_play'), ...played, days: z.number() }),
  z.strictObject({ kind: z.literal('pay_over_win'), ...played, days: z.number() }),
  z.strictObject({
    kind: z.literal('opened_accounts'),
    /** Accounts of which the owner signed in at all, and those that never did so from elsewhere. */
    signedIn: z.number(),
    accounts: z.number(),
    members: z.array(person),
  }),
])
export type SignalEvidence = z.output<typeof evidence>

const agentSignal = z.strictObject({
  agent: person,
  state: z.enum(SIGNAL_STATES),
  evidence,
  /** The last review that was not undone. `grown`: the signal has grown by half since, and is open again. */
  review: z.nullable(z.strictObject({ at: instant, by: z.string(), note: z.string(), grown: z.boolean() })),
})
export type AgentSignal = z.output<typeof agentSignal>

export const listAgentSignals = route({
  method: 'GET',
  path: '/ops/agent-signals',
  access: 'operator',
  power: 'agents.see',
  summary:
    'What suggests that agents play for their own pay, found now, the strongest first. `search` is the beginning of a username.',
  query: z.strictObject({
    state: z.optional(z.enum(SIGNAL_STATES)),
    kind: z.optional(z.enum(AGENT_SIGNALS)),
    search: z.optional(shortText),
    agent: z.optional(uuid),
  }),
  answer: z.strictObject({
    list: z.array(agentSignal),
    /** The days of play that were looked at, both included. */
    from: businessDay,
    to: businessDay,
    /** From which valid stake, and from which earnings of agents, a branch is looked at. */
    validLeast: money,
    earnedLeast: money,
  }),
  refusals: [],
})

const params = z.strictObject({ agent: uuid, kind: z.enum(AGENT_SIGNALS) })

export const reviewAgentSignal = route({
  method: 'POST',
  path: '/ops/agent-signals/{agent}/{kind}/review',
  access: 'operator',
  power: 'agents.change',
  summary: 'Says that whoever asks looked at a signal, and what they found. It returns when it has grown by half.',
  params,
  body: z.strictObject({ note: shortText }),
  answer: z.strictObject({}),
  refusals: ['changed_meanwhile'],
})

export const undoAgentSignalReview = route({
  method: 'DELETE',
  path: '/ops/agent-signals/{agent}/{kind}/review',
  access: 'operator',
  power: 'agents.change',
  summary: 'Undoes the last review of a signal: it is open again.',
  params,
  answer: z.strictObject({}),
  refusals: ['changed_meanwhile'],
})
