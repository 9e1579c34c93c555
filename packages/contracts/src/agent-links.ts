import * as z from 'zod/mini'
import { agentScheme, agentTiers } from './agent-schemes.ts'
import { CONTRACT_TERM_REFUSALS, type ContractTerm, contractTerm, contractTerms } from './agent-terms.ts'
import { invitationCode } from './credentials.ts'
import { ACCOUNT_TYPES } from './identity.ts'
import { route } from './route.ts'
import { cursor, instant, money, shortText, uuid } from './wire.ts'

/** What somebody becomes who registers by a link, or whose account an agent opens: a plain member (0) or an agent. */
export const INVITED_TYPES = ACCOUNT_TYPES.filter((type) => type !== 4)
const invitedType = z.literal(INVITED_TYPES)
export type InvitedType = z.output<typeof invitedType>

/** Members have no contracts. */
const termsAreForAgents = z.refine<{
  readonly type: InvitedType
  readonly terms?: readonly ContractTerm[] | undefined
}>(({ type, terms = [] }) => type !== 0 || terms.length === 0, { path: ['terms'] })

/** A note for the agent alone. */
const note = z.string().check(z.trim(), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** How many days a link may be open. */
export const LINK_DAYS = [1, 7, 30, 90, 365] as const

/** `expired`: its time is over. `closed`: the agent closed it. */
export const LINK_STATES = ['open', 'closed', 'expired'] as const

const link = z.strictObject({
  id: uuid,
  /** What follows `?code=` in the address. */
  code: z.string(),
  /** The whole address, on the host that was chosen. */
  address: z.url(),
  type: invitedType,
  note: z.string(),
  state: z.enum(LINK_STATES),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  /** How often its page was opened, each browser once a day. */
  visits: z.number(),
  /** Who came by it: accounts, of them those that paid in, and those that played validly; their valid stake in all. */
  registrations: z.number(),
  firstDeposits: z.number(),
  played: z.number(),
  valid: money,
  /** Contracts that whoever becomes an agent by it starts with; `holds`: whether whoever registers now would get it. */
  terms: z.array(z.extend(contractTerm, { holds: z.boolean() })),
})
export type AgentLink = z.output<typeof link>

export const listAgentLinks = route({
  method: 'GET',
  path: '/wps/agent/links',
  access: 'agent',
  summary: 'The agent’s links with what came by each, newest first; and what new ones may be made for.',
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    list: z.array(link),
    nextCursor: z.nullable(cursor),
    /** Types that this agent may invite and open accounts for; none for a suspended agent. */
    types: z.array(invitedType),
    /** Hosts of the brand that links may lead to. */
    hosts: z.array(z.string()),
    /** What can still be made: open links are limited. */
    left: z.number(),
    /**
     * Schemes in which the agent has a contract from the next period on, so that new agents may be given terms: these may
     * pay nowhere more than the agent’s own tiers, and no rate above `most`, in hundredths of a per cent.
     */
    offers: z.array(z.strictObject({ scheme: agentScheme, tiers: agentTiers, most: z.number() })),
  }),
  refusals: [],
})

export const makeAgentLink = route({
  method: 'POST',
  path: '/wps/agent/links',
  access: 'agent',
  summary: 'Makes a link that people register by; the same request again answers the first one.',
  body: z
    .strictObject({
      requestId: uuid,
      type: invitedType,
      host: z.string().check(z.minLength(1), z.maxLength(255)),
      /** Left out: it does not expire. */
      days: z.optional(z.literal(LINK_DAYS)),
      note,
      /** For links that make agents. */
      terms: z.optional(contractTerms),
    })
    .check(termsAreForAgents),
  answer: z.strictObject({ link }),
  refusals: [
    'agent_type_unavailable',
    'agent_type_without_agents',
    'agent_suspended',
    'link_host_unknown',
    'links_used_up',
    ...CONTRACT_TERM_REFUSALS,
  ],
})

export const changeAgentLink = route({
  method: 'PUT',
  path: '/wps/agent/links/{id}',
  access: 'agent',
  summary: 'Closes a link or opens it again, and changes its note.',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ open: z.boolean(), note }),
  answer: z.strictObject({ link }),
  refusals: ['agent_suspended', 'links_used_up'],
})

export const openAgentAccount = route({
  method: 'POST',
  path: '/wps/agent/accounts',
  access: 'agent',
  sealed: true,
  summary:
    'Opens an account below the agent with a temporary password, which is shown this once and changed at the first sign-in. The same request again is refused.',
  body: z
    .strictObject({
      requestId: uuid,
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
      type: invitedType,
      /** For accounts of agents. */
      terms: z.optional(contractTerms),
    })
    .check(termsAreForAgents),
  answer: z.strictObject({ member: z.strictObject({ id: uuid, username: z.string() }), password: shortText }),
  refusals: [
    'agent_type_unavailable',
    'agent_type_without_agents',
    'agent_suspended',
    'username_taken',
    'accounts_used_up',
    'request_repeated',
    ...CONTRACT_TERM_REFUSALS,
    'sealed_body_invalid',
    'sealed_body_replayed',
  ],
})

/** `ended`: the link is closed or expired, or its agent invites nobody now. `unknown`: the code is nobody's. */
export const INVITATION_STATES = ['open', 'ended', 'unknown'] as const

export const checkAffiliate = route({
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Whether an invitation is open, by whom it is, and what whoever registers by it becomes.',
  query: z.strictObject({ code: invitationCode, domain: z.optional(shortText) }),
  answer: z.strictObject({
    /** Whether one may register by it. */
    success: z.boolean(),
    state: z.enum(INVITATION_STATES),
    type: z.nullable(invitedType),
    /** The inviter's name, part of it hidden; `null` unless the invitation is open. */
    inviter: z.nullable(z.string()),
    /** Contracts that whoever becomes an agent by it would start with now. */
    terms: z.array(contractTerm),
  }),
  refusals: [],
})

export const countLinkVisit = route({
  method: 'POST',
  path: '/wps/agent/affiliate/visits',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Counts that the page of a link was opened; browsers call it once a day for each link.',
  body: z.strictObject({ code: invitationCode }),
  answer: z.strictObject({}),
  refusals: [],
})
