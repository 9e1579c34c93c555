import * as z from 'zod/mini'
import { CONTRACT_TERM_REFUSALS, contractTerms } from './agent-terms.ts'
import { AGENT_TYPES } from './identity.ts'
import { agentType } from './office-agents.ts'
import { route } from './route.ts'
import { businessDay, uuid } from './wire.ts'

const typeDefaults = z.strictObject({ type: agentType, terms: contractTerms })

/**
 * The contracts that new agents get by their type, where neither a link nor whoever opened the account says otherwise.
 * Types that are left out get none.
 */
export const agentDefaults = z.strictObject({
  types: z.array(typeDefaults).check(
    z.maxLength(AGENT_TYPES.length),
    z.refine((types) => new Set(types.map(({ type }) => type)).size === types.length),
  ),
})
export type AgentDefaults = z.output<typeof agentDefaults>

export const proposedAgentDefaults = z.extend(agentDefaults, { effectiveFrom: businessDay })
export type ProposedAgentDefaults = z.output<typeof proposedAgentDefaults>

export const officeAgentDefaults = route({
  method: 'GET',
  path: '/ops/agent-money/defaults',
  access: 'operator',
  power: 'agents.see',
  summary: 'Default contracts by agent type, of today and of days to come, newest first.',
  answer: z.strictObject({
    list: z.array(proposedAgentDefaults),
    today: businessDay,
    proposal: z.nullable(uuid),
  }),
  refusals: [],
})

export const proposeAgentDefaults = route({
  method: 'POST',
  path: '/ops/agent-money/defaults',
  access: 'operator',
  power: 'agents.change',
  summary:
    'Proposes other default contracts; they are for agents who are appointed from their day on, once a second operator has approved them.',
  body: proposedAgentDefaults,
  answer: z.strictObject({ proposal: uuid }),
  refusals: [...CONTRACT_TERM_REFUSALS.filter((code) => code !== 'contract_missing'), 'proposal_waiting'],
})
