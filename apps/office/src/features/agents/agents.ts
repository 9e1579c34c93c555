import type { AgentType } from '@sanuk/contracts/identity'
import { agentType, listAgents, type readAgent } from '@sanuk/contracts/office-agents'
import type { AnswerOf } from '@sanuk/contracts/route'
import { call } from '../../wire/call.ts'

/** Under this everything about agents is remembered: a change of one of them makes all of it old. */
export const AGENTS = ['agents'] as const

export type Agent = AnswerOf<typeof listAgents>['list'][number]
export type AgentRecord = AnswerOf<typeof readAgent>

/** Types of agents as addresses and lists of choices write them. */
export const AGENT_TYPE_KEYS = ['1', '2', '41', '42'] as const
export type AgentTypeKey = (typeof AGENT_TYPE_KEYS)[number]

/** The type that a key stands for. */
export const typeOf = (key: AgentTypeKey): AgentType => agentType.parse(Number(key))

export const isClosed = ({ state }: Pick<Agent, 'state'>): boolean => state === 'closed'

/** In which colour a state is shown. */
export const STATE_LOOKS = { active: 'good', suspended: 'bad', closed: 'plain' } as const

/** A page of the agents directly below one, or of those at the top. */
export const readLevel = (parent: string | null, cursor: string | undefined, signal: AbortSignal) =>
  call(listAgents, { query: { ...(parent && { parent }), ...(cursor && { cursor }) } }, signal)

/** The way down to an agent as people read it. */
export const pathText = (path: readonly { readonly username: string }[]): string =>
  path.map(({ username }) => username).join(' › ')
