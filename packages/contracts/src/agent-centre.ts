import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { freeze } from './freezes.ts'
import { ACCOUNT_TYPES } from './identity.ts'
import { agentState } from './office-agents.ts'
import { route } from './route.ts'
import { round } from './wagers.ts'
import { businessDay, cursor, instant, money, shortText, signedMoney, uuid } from './wire.ts'

/**
 * Whose figures. `team`: the agent and everybody below, at any depth; `direct`: members who belong to the agent, and the
 * own accounts of agents directly below; `own`: the agent's own account.
 */
export const AGENT_SCOPES = ['team', 'direct', 'own'] as const
export type AgentScope = (typeof AGENT_SCOPES)[number]

/** Most business days that an overview covers. */
export const AGENT_DAYS_MAX = 92

const play = z.strictObject({
  rounds: z.number(),
  stake: money,
  win: money,
  /** What of the stakes counts: the base of salaries. */
  valid: money,
  /** Wins less stakes: what members won; negative where they lost. */
  net: signedMoney,
})

/** What a group of accounts did, by the day of settlement. */
const figures = z.extend(play, {
  deposits: money,
  withdrawals: money,
  /** Accounts that were opened. */
  joined: z.number(),
  /** Accounts that paid in for the first time. */
  firstDeposits: z.number(),
  /** Accounts with at least `activeLeast` of valid stake on one of the days. */
  active: z.number(),
})
export type AgentFigures = z.output<typeof figures>

export const agentOverview = route({
  method: 'GET',
  path: '/wps/agent/overview',
  access: 'agent',
  summary: 'What a team did on business days, both included, beside as many days before; by day and by kind of games.',
  query: z.strictObject({ scope: z.enum(AGENT_SCOPES), from: businessDay, to: businessDay }),
  answer: z.strictObject({
    /** Valid stake on a day from which an account counts as active. */
    activeLeast: money,
    /** How many stand below now: agents, closed ones left out, and other members. */
    agents: z.number(),
    members: z.number(),
    total: figures,
    /** The same of as many days right before. */
    before: figures,
    /** Every day of the range, the oldest first. */
    days: z.array(z.extend(figures, { day: businessDay })),
    /** The kind that was played most first. */
    kinds: z.array(z.extend(play, { gameType: z.enum(GAME_TYPES) })),
  }),
  refusals: [],
})

const person = z.strictObject({ id: uuid, username: z.string() })

const teamMember = z.strictObject({
  id: uuid,
  username: z.string(),
  nickname: z.string(),
  type: z.literal(ACCOUNT_TYPES),
  /** Of an agent; nothing of a plain member. */
  state: z.nullable(agentState),
  joinedAt: instant,
  /** Directly below: agents, and members who belong to this agent. */
  agents: z.number(),
  members: z.number(),
  /** Of this business month: an agent's whole team, or a member's own. */
  month: play,
  /** What the agent who asks noted about this account, for nobody else; empty where nothing. */
  remark: z.string(),
  /** What an agent keeps this account from. */
  freezes: z.array(freeze),
  /** The last business day with settled play of this account. */
  lastPlayed: z.nullable(businessDay),
})
export type TeamMember = z.output<typeof teamMember>

export const agentTeam = route({
  method: 'GET',
  path: '/wps/agent/team',
  access: 'agent',
  summary:
    'Who stands directly below an agent of one’s own branch, or who of the branch has a username that begins with `search`; agents first, newest first.',
  query: z.strictObject({
    /** Left out: directly below the agent who asks. */
    parent: z.optional(uuid),
    search: z.optional(shortText),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({
    /** From the agent who asks down to `parent`, both included. */
    path: z.array(person),
    list: z.array(z.extend(teamMember, { path: z.array(person) })),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

export const agentMemberRounds = route({
  method: 'GET',
  path: '/wps/agent/members/{id}/rounds',
  access: 'agent',
  summary: 'Rounds of somebody of one’s own branch that were settled on a business day, newest first.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ day: businessDay, cursor: z.optional(cursor) }),
  answer: z.strictObject({
    member: person,
    list: z.array(z.extend(round, { valid: money })),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})
