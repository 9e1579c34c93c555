import * as z from 'zod/mini'
import { agentScheme, agentTiers } from './agent-schemes.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, uuid } from './wire.ts'

/**
 * What became of a request. `outdated`: when it was to be accepted, it could not be made so any more. A request that nobody
 * answers expires.
 */
export const REQUEST_STATES = ['waiting', 'accepted', 'rejected', 'withdrawn', 'expired', 'outdated'] as const

const person = z.strictObject({ id: uuid, username: z.string() })

/** Tiers from a business day on; none where the contract ends. */
const agreement = z.strictObject({ id: uuid, tiers: agentTiers, from: businessDay })

/** One agent asks the one right above or right below for other tiers; none to end the contract. */
const request = z.strictObject({
  id: uuid,
  scheme: agentScheme,
  /** The agent who would be paid by the tiers, and the one right above. */
  agent: person,
  upline: person,
  /** Whether the caller asked, and whether they are the one who would be paid. */
  isMine: z.boolean(),
  isForMe: z.boolean(),
  tiers: agentTiers,
  /** What held when it was asked. */
  former: agentTiers,
  state: z.enum(REQUEST_STATES),
  askedAt: instant,
  expiresAt: instant,
  answeredAt: z.nullable(instant),
})
export type AgreementRequest = z.output<typeof request>

const sides = z.strictObject({ before: money, after: money })

/** What would be different, counted for the last period that is over. */
const whatIf = z.strictObject({
  /** The first day on which the tiers would hold. */
  from: businessDay,
  firstDay: businessDay,
  lastDay: businessDay,
  /** What the caller would have been paid; of the agent right below, too, where the caller is the one above. */
  own: sides,
  other: z.nullable(sides),
  /** Contracts below that would end, because they pay more than the new tiers, from the top down. */
  ends: z.array(z.extend(person, { tiers: agentTiers })),
})
export type AgreementWhatIf = z.output<typeof whatIf>

const byScheme = z.strictObject({ scheme: agentScheme })
const byId = z.strictObject({ scheme: agentScheme, id: uuid })

/** With whom, and which tiers. */
const terms = { with: uuid, tiers: agentTiers }

const TERM_REFUSALS = [
  'agent_closed',
  'agent_not_direct',
  'agent_suspended',
  'changed_meanwhile',
  'contract_missing_above',
  'function_off',
  'salary_rate_above_most',
  'salary_rate_above_upline',
  'tiers_out_of_order',
] as const

export const listAgreements = route({
  method: 'GET',
  path: '/wps/relay/agent/{scheme}/contracts',
  access: 'agent',
  summary:
    'The agent’s own contract in a scheme, the contracts of agents right below in the order of their appointment, and requests that wait.',
  params: byScheme,
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    own: z.nullable(agreement),
    /** The agent right above, who may be asked for other tiers; nothing at the top. */
    upline: z.nullable(person),
    /** Whether this agent may offer tiers to those below: only with a contract that holds in the next period. */
    mayOffer: z.boolean(),
    /** The highest rate by the brand's rules; nothing where it does not pay by the scheme. */
    most: z.nullable(z.number()),
    /** The first day of the next period, on which what is agreed now would begin. */
    from: businessDay,
    waiting: z.array(request),
    list: z.array(
      z.strictObject({
        agent: person,
        /** What holds in this period, and what from a later one on. */
        contract: z.nullable(agreement),
        next: z.nullable(agreement),
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

export const listAgreementRequests = route({
  method: 'GET',
  path: '/wps/relay/agent/{scheme}/requests',
  access: 'agent',
  summary: 'Requests of the agent and to the agent in a scheme, the newest first.',
  params: byScheme,
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(request), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const previewAgreement = route({
  method: 'POST',
  path: '/wps/relay/agent/{scheme}/contracts/preview',
  access: 'agent',
  summary: 'What other tiers would have changed in the last period, and which contracts below they would end.',
  params: byScheme,
  body: z.strictObject(terms),
  answer: whatIf,
  refusals: TERM_REFUSALS,
})

export const askForAgreement = route({
  method: 'POST',
  path: '/wps/relay/agent/{scheme}/contracts',
  access: 'agent',
  summary:
    'Asks the agent right above or right below for other tiers, or to end the contract. The same request again answers the first one.',
  params: byScheme,
  body: z.strictObject({ requestId: uuid, ...terms }),
  answer: z.strictObject({ request }),
  refusals: [...TERM_REFUSALS, 'request_waiting'],
})

export const readAgreementRequest = route({
  method: 'GET',
  path: '/wps/relay/agent/{scheme}/requests/{id}',
  access: 'agent',
  summary: 'A request, and, while it waits, what it would have changed in the last period.',
  params: byId,
  answer: z.strictObject({ request, whatIf: z.nullable(whatIf) }),
  refusals: [],
})

export const answerAgreementRequest = route({
  method: 'PUT',
  path: '/wps/relay/agent/{scheme}/requests/{id}',
  access: 'agent',
  summary:
    'Accepts or rejects a request of the other agent, or withdraws one’s own. Whoever accepts names the contracts that would end as they were shown.',
  params: byId,
  body: z.strictObject({ answer: z.enum(['accept', 'reject', 'withdraw']), ends: z.array(uuid) }),
  answer: z.strictObject({ request }),
  refusals: ['changed_meanwhile', 'request_answered', 'request_outdated'],
})
