import * as z from 'zod/mini'
import { agentScheme } from './agent-schemes.ts'
import { AGENT_TYPES } from './identity.ts'
import { dayQuery } from './list-query.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, shortText, signedMoney, uuid } from './wire.ts'

/** A suspended agent keeps their branch and recruits nobody; a closed one is a plain member again. */
export const AGENT_STATES = ['active', 'suspended', 'closed'] as const
export const agentState = z.enum(AGENT_STATES)
export type AgentState = z.output<typeof agentState>

export const agentType = z.literal(AGENT_TYPES)

const typeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** What a brand calls a type of agent; `null` for the usual name. */
const agentTypeNames = z.nullable(z.strictObject({ th: typeName, en: typeName }))

const person = z.strictObject({ id: uuid, username: z.string() })

/** Agents above somebody, from the top of the tree down to the parent. */
const path = z.array(person)

export const agent = z.strictObject({
  id: uuid,
  username: z.string(),
  nickname: z.string(),
  type: agentType,
  state: agentState,
  appointedAt: instant,
  /** Agents that stand directly below, closed ones too. */
  agents: z.number(),
  /** Members who belong to this agent and to none below. */
  members: z.number(),
})

/** A username as it was typed or pasted. */
const typedUsername = z.string().check(z.trim(), z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** A move of a branch as it was proposed: where from, where to, and how much moved when it was looked at. */
export const agentMove = z.strictObject({
  from: path,
  to: path,
  agents: z.number(),
  members: z.number(),
  reason: shortText,
})

export const listAgents = route({
  method: 'GET',
  path: '/ops/agents',
  access: 'operator',
  power: 'agents.see',
  summary: 'Agents directly below one agent, or at the top of the tree, in the order of their appointment.',
  query: z.strictObject({ parent: z.optional(uuid), cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(agent), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const findAgents = route({
  method: 'GET',
  path: '/ops/agents/search',
  access: 'operator',
  power: 'agents.see',
  summary:
    'Agents at any depth with the way to them, by when they were appointed, newest first. `search` is the beginning of a username.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    type: z.optional(z.pipe(z.enum(['1', '2', '41', '42']), z.pipe(z.transform(Number), agentType))),
    state: z.optional(agentState),
  }),
  answer: z.strictObject({ list: z.array(z.extend(agent, { path })), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const readAgent = route({
  method: 'GET',
  path: '/ops/agents/{id}',
  access: 'operator',
  power: 'agents.see',
  summary: 'One agent: where they stand, how large the branch is, and under whom they stood since when and until when.',
  params: byId,
  answer: z.extend(agent, {
    path,
    reason: z.nullable(z.string()),
    /** Everybody below this agent, at any depth. */
    branch: z.strictObject({ agents: z.number(), members: z.number() }),
    /** The newest first. */
    history: z.array(
      z.strictObject({
        parent: z.nullable(person),
        type: agentType,
        state: agentState,
        reason: z.nullable(z.string()),
        since: instant,
        until: z.nullable(instant),
      }),
    ),
    /** A move of this branch that waits for a second operator. */
    proposal: z.nullable(uuid),
  }),
  refusals: [],
})

export const appointAgent = route({
  method: 'POST',
  path: '/ops/agents',
  access: 'operator',
  power: 'agents.change',
  summary: 'Makes a member an agent, below the agent whose invitation led to them. Their members follow.',
  body: z.strictObject({ username: typedUsername, type: agentType }),
  answer: z.strictObject({ id: uuid }),
  refusals: ['account_unknown', 'member_closed', 'agent_exists', 'agent_type_unavailable'],
})

export const changeAgentType = route({
  method: 'PUT',
  path: '/ops/agents/{id}/type',
  access: 'operator',
  power: 'agents.change',
  summary: 'Gives an agent another type.',
  params: byId,
  body: z.strictObject({ type: agentType }),
  answer: z.strictObject({}),
  refusals: ['agent_closed', 'agent_has_agents', 'agent_type_unavailable'],
})

export const changeAgentState = route({
  method: 'PUT',
  path: '/ops/agents/{id}/state',
  access: 'operator',
  power: 'agents.change',
  summary: 'Suspends an agent, lets them go on, or closes an agency that has no agents below; with the reason.',
  params: byId,
  body: z.strictObject({ state: agentState, reason: shortText }),
  answer: z.strictObject({}),
  refusals: ['agent_closed', 'agent_has_agents', 'changed_meanwhile'],
})

/** What closing an agency changes, and what of the agent's pay is not paid yet. */
export const agentClosing = z.strictObject({
  /** To whom the agent's members pass; `null` at the top: then nobody leads them. */
  parent: z.nullable(person),
  /** Members who pass; the agent's own account does, too. */
  members: z.number(),
  /** The first business day on which they have passed. */
  holdsFrom: businessDay,
  /** Schemes whose contract ends before that day. `lastDay` is that of the running period, which is counted after it. */
  contracts: z.array(z.strictObject({ scheme: agentScheme, lastDay: businessDay })),
  /** Requests for other contracts that nobody can accept any more. */
  requests: z.array(z.strictObject({ id: uuid, scheme: agentScheme, other: person, isOwn: z.boolean() })),
  /** Earned and not paid: `due` is paid by itself, `waiting` once dividends are approved. */
  unpaid: z.array(z.strictObject({ scheme: agentScheme, due: signedMoney, waiting: money })),
  /** Open links, which are closed. */
  links: z.number(),
  /** Freezes by the agent: those that hold on and those that end. */
  freezes: z.strictObject({ kept: z.number(), lifted: z.number() }),
  /** Proposals about the agent that cannot be carried out any more. */
  proposals: z.number(),
})
export type AgentClosing = z.output<typeof agentClosing>

export const previewAgentClosing = route({
  method: 'GET',
  path: '/ops/agents/{id}/closing',
  access: 'operator',
  power: 'agents.change',
  summary: 'What closing an agency would change; refuses what the closing would be refused for.',
  params: byId,
  answer: agentClosing,
  refusals: ['agent_closed', 'agent_has_agents'],
})

const MOVE_REFUSALS = [
  'agent_closed',
  'agent_unknown',
  'agent_cycle',
  'agent_in_place',
  'agent_type_without_agents',
  'proposal_waiting',
] as const

export const previewAgentMove = route({
  method: 'GET',
  path: '/ops/agents/{id}/move',
  access: 'operator',
  power: 'agents.change',
  summary: 'What moving a branch below another agent would change; refuses what the move would be refused for.',
  params: byId,
  query: z.strictObject({
    /** The username of the agent to stand below; left out for the top of the tree. */
    to: z.optional(typedUsername),
  }),
  answer: z.extend(z.omit(agentMove, { reason: true }), {
    /** The business day on which it would take effect, if it were approved now: a day has one tree. */
    holdsFrom: businessDay,
  }),
  refusals: MOVE_REFUSALS,
})

export const proposeAgentMove = route({
  method: 'POST',
  path: '/ops/agents/{id}/move',
  access: 'operator',
  power: 'agents.change',
  summary: 'Proposes to move a branch: pay follows it, so a second operator decides.',
  params: byId,
  body: z.strictObject({ to: z.nullable(typedUsername), reason: shortText }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: MOVE_REFUSALS,
})

export const listAgentTypes = route({
  method: 'GET',
  path: '/ops/agents/types',
  access: 'operator',
  power: 'agents.see',
  summary: 'The types of agents of the brand, and how many agents have each.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        type: agentType,
        names: agentTypeNames,
        /** Whether agents may stand below one of this type. */
        mayHaveAgents: z.boolean(),
        /** Whether the brand has this type: others are given to nobody. */
        available: z.boolean(),
        /** Agents of this type who are not closed. */
        agents: z.number(),
      }),
    ),
  }),
  refusals: [],
})

export const setAgentType = route({
  method: 'PUT',
  path: '/ops/agents/types/{type}',
  access: 'operator',
  power: 'agents.change',
  summary: 'Names a type of agent, and says whether agents may stand below one.',
  params: z.strictObject({ type: z.pipe(z.enum(['1', '2', '41', '42']), z.pipe(z.transform(Number), agentType)) }),
  body: z.strictObject({ names: agentTypeNames, mayHaveAgents: z.boolean() }),
  answer: z.strictObject({}),
  refusals: ['agent_has_agents'],
})
