import type { checkAffiliate } from '@sanuk/contracts/agent-links'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { type AgentType, isAgentType } from '@sanuk/contracts/identity'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Brand } from '#platform/caller'
import type { DemandBudgets, SpendBudgets } from '#platform/capabilities/budgets'
import type { AcceptInvitation, FindInvitation, Invitation, LockForInvitation } from '#platform/capabilities/invitation'
import type { FindInviter, FindMember, Member } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Connection, Database, Transaction } from '#platform/database'
import { maskedName } from '#platform/masked-name'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import { linkStateAt } from './link-state.ts'
import type { LinkAgents, LinkTerms } from './needs.ts'
import { createLinkStore, type LinkRecord } from './store/links.ts'
import { createResultStore } from './store/results.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  /** The member whose own invitation code it is; a suspended agent's is nobody's. */
  readonly inviterBy: FindInviter
  readonly findMember: FindMember
  readonly agents: Pick<LinkAgents, 'find' | 'invitable' | 'appointInvited' | 'lockTree'>
  readonly terms: Pick<LinkTerms, 'offersOf' | 'isOffered' | 'begin' | 'tellLeftOut'>
  readonly demandBudgets: DemandBudgets
  readonly spendBudgets: SpendBudgets
}

/** Invitations that one address may look up: a visitor brings one, a household a few. */
const LOOKED_UP = { name: 'invitations of an address', limit: 30, seconds: 10 * 60 }

/** Visits of one link that one address may bring in a day: browsers of a household, or of a network behind one address. */
const VISITS = { name: 'visits of a link from an address', limit: 20, seconds: 24 * 60 * 60 }

type From = { readonly brand: Brand; readonly address: string }

export type Invitations = ReturnType<typeof createInvitations>

/** By which codes one may register: invitation codes of members, and links of agents. */
export function createInvitations(needs: Needs) {
  const { database, clock, agents, terms } = needs
  const links = createLinkStore(database)
  const results = createResultStore(database)

  /** Whether whoever registers by a link can become now what it says. */
  const isUsable = async (link: LinkRecord, on?: Connection): Promise<boolean> => {
    if (linkStateAt(link, clock()) !== 'open') return false
    const agent = await agents.find(link.agent, on)
    if (agent?.state !== 'active') return false
    return !isAgentType(link.type) || (await agents.invitable(agent, on)).includes(link.type)
  }

  const find: FindInvitation = async (brand, code) => {
    const link = await links.byCode(brand, code)
    if (link) return (await isUsable(link)) ? { inviter: link.agent, link: link.id, type: link.type } : null
    const inviter = await needs.inviterBy(brand, code)
    return inviter === null ? null : { inviter, link: null, type: 0 }
  }

  /** Makes a new member the agent that a link says, with its terms; answers who is to be told of terms left out. */
  const appoint = async (
    transaction: Transaction,
    { agent: inviter, terms: given }: LinkRecord,
    { id: agent, brand, type }: Member & { readonly type: AgentType },
  ): Promise<(() => Promise<void>) | null> => {
    if (!(await agents.appointInvited(transaction, { member: agent, brand, inviter, type }))) throw invitationFault()
    const newcomer = { brand, agent, type, inviter }
    const leftOut = await terms.begin(transaction, newcomer, given)
    return leftOut.length > 0 ? () => terms.tellLeftOut(newcomer, leftOut) : null
  }
  /** The terms of a link that hold now. */
  const termsOf = async (code: string, brand: string): Promise<readonly ContractTerm[]> => {
    const link = await links.byCode(brand, code)
    if (!link || link.terms.length === 0) return []
    const offers = await terms.offersOf({ id: link.agent, brand })
    return link.terms.filter((term) => terms.isOffered(offers, term))
  }

  return {
    find,
    lock: (async (transaction, brand, invitation) => {
      if (invitation && isAgentType(invitation.type)) await agents.lockTree(transaction, brand)
    }) satisfies LockForInvitation,
    accept: (async (transaction, invitation, member) => {
      if (!invitation?.link) return { member, afterCommit: null }
      const link = await links.lockShared(transaction, invitation.link)
      if (!link || !(await isUsable(link, transaction))) throw invitationFault()
      await results.addJoined(transaction, { member: member.id, brand: member.brand, link: link.id })
      const { type } = invitation
      const become = { ...member, type }
      if (!isAgentType(type)) return { member: become, afterCommit: null }
      return { member: become, afterCommit: await appoint(transaction, link, { ...member, type }) }
    }) satisfies AcceptInvitation,
    /** What an invitation is to a visitor; whoever guesses is told to wait, with `too_many_requests`. */
    check: async (code: string, { brand, address }: From): Promise<CheckedInvitation> => {
      await needs.demandBudgets(brand.id, [{ ...LOOKED_UP, subject: placeOf(address).address }])
      const invitation = await find(brand.id, code)
      if (invitation) {
        const inviter = await nameOf(needs.findMember, invitation.inviter)
        return open(invitation, { inviter, terms: await termsOf(code, brand.id) })
      }
      const state = (await links.byCode(brand.id, code)) ? 'ended' : 'unknown'
      return { success: false, state, type: null, inviter: null, terms: [] }
    },
    /** Counts an opened page of an open link; more from one address than is likely is not counted. */
    countVisit: async (code: string, { brand, address }: From): Promise<void> => {
      const link = await links.byCode(brand.id, code)
      if (!link || !(await isUsable(link))) return
      const subject = `${link.id} ${placeOf(address).address}`
      if (await needs.spendBudgets(brand.id, [{ ...VISITS, subject }])) return
      await results.countVisit({ link: link.id, brand: brand.id, day: dayOf(clock(), brand.timeZone) })
    },
  }
}

type CheckedInvitation = AnswerOf<typeof checkAffiliate>

type Offered = { readonly inviter: string | null; readonly terms: readonly ContractTerm[] }

const open = ({ type }: Invitation, { inviter, terms }: Offered): CheckedInvitation => {
  return { success: true, state: 'open', type, inviter, terms: [...terms] }
}

async function nameOf(findMember: FindMember, id: string): Promise<string | null> {
  const member = await findMember(id)
  return member && maskedName(member.nickname)
}

const invitationFault = (): Refusal =>
  new Refusal('invalid_request', { fields: [{ field: 'affiliateCode', word: 'field.invitation' }] })
