import type { AgentFigures, agentTeam } from '@sanuk/contracts/agent-centre'
import type { memberInfo } from '@sanuk/contracts/identity'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Overview } from './overview/overview-tiles.tsx'
import type { TeamRow } from './team/use-team.ts'

/** The agent whose centre it is. */
export const AGENT: AnswerOf<typeof memberInfo> = {
  id: '00000000-0000-4000-8000-000000000001',
  number: '48213907',
  account: 'somchai',
  nickname: 'Somchai',
  type: 1,
  avatar: 0,
  picture: null,
  currency: 'THB',
  rankLevel: 0,
  joinedAt: '2026-11-20T05:00:00.000Z',
}

export const NO_FIGURES: AgentFigures = {
  rounds: 0,
  stake: '0.00',
  win: '0.00',
  valid: '0.00',
  net: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  joined: 0,
  firstDeposits: 0,
  active: 0,
}

/** An overview of a team of two agents and five members that did nothing, but for what a test changes. */
export const anOverview = (change: Partial<Overview> = {}): Overview => ({
  activeLeast: '100.00',
  agents: 2,
  members: 5,
  total: NO_FIGURES,
  before: NO_FIGURES,
  days: [],
  kinds: [],
  ...change,
})

const NO_PLAY = { rounds: 0, stake: '0.00', win: '0.00', valid: '0.00', net: '0.00' }

/** A plain member who never played and stands directly below `AGENT`, but for what a test changes. */
export const aMember = (username: string, change: Partial<TeamRow> = {}): TeamRow => ({
  id: crypto.randomUUID(),
  username,
  nickname: username,
  type: 0,
  state: null,
  joinedAt: '2026-11-20T05:00:00.000Z',
  agents: 0,
  members: 0,
  month: NO_PLAY,
  remark: '',
  freezes: [],
  lastPlayed: null,
  path: [{ id: AGENT.id, username: AGENT.account }],
  ...change,
})

/** A whole list of people directly below `AGENT`. */
export const aTeam = (list: readonly TeamRow[]): AnswerOf<typeof agentTeam> => ({
  path: [{ id: AGENT.id, username: AGENT.account }],
  list: [...list],
  nextCursor: null,
})
