import type { InvitedType } from '@sanuk/contracts/agent-links'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { isAgentType } from '@sanuk/contracts/identity'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import { acrossBranches } from '#platform/brand-scope'
import { startOfDay } from '#platform/business-days'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Inviting } from './demand-inviting.ts'
import type { LinkBrand, LinksNeeds } from './needs.ts'
import type { AccountStore, OpenedAccount } from './store/accounts.ts'

/** Accounts that an agent may open in a business day. */
const ACCOUNTS_A_DAY = 50

export type AccountRequest = {
  readonly requestId: string
  readonly username: string
  readonly type: InvitedType
  /** Contracts that a new agent starts with. */
  readonly terms?: readonly ContractTerm[] | undefined
}

type Needs = LinksNeeds & { readonly inviting: Inviting; readonly accounts: AccountStore }

/**
 * Opens an account directly below an agent and answers it with its temporary password. Refuses with `agent_suspended`,
 * `agent_type_unavailable`, `agent_type_without_agents`, `accounts_used_up`, `request_repeated`, `username_taken`, and
 * with `invalid_request` beside the username, and terms as `ValidateTerms` does.
 */
export function createOpenAccount({ database, clock, agents, inviting, accounts, prepareAccount, ...needs }: Needs) {
  const demandLeft = async (transaction: Transaction, agent: string, timeZone: string): Promise<void> => {
    const since = startOfDay(dayOf(clock(), timeZone), timeZone)
    if ((await accounts.openedSince(transaction, agent, since)) >= ACCOUNTS_A_DAY) throw new Refusal('accounts_used_up')
  }
  const appoint = async (
    transaction: Transaction,
    { member, brand, agent: inviter, type }: OpenedAccount,
    terms: readonly ContractTerm[],
  ) => {
    if (!isAgentType(type)) return
    const invited = { member, brand, inviter, type }
    // Checked before: only a change in the same moment leads here.
    if (!(await agents.appointInvited(transaction, invited))) throw new Refusal('agent_type_unavailable')
    await needs.terms.begin(transaction, { brand, agent: member, type, inviter }, terms)
  }
  return async (agent: string, brand: LinkBrand, { requestId, username, type, terms = [] }: AccountRequest) => {
    const giver = await inviting.demandMayInvite(agent, type)
    await needs.terms.validate(giver, terms)
    const prepared = await prepareAccount(brand, username)
    const open = async (transaction: Transaction) => {
      await takeAdvisoryLock(transaction, `accounts opened by ${agent}`)
      if (await accounts.isDone(transaction, agent, requestId)) throw new Refusal('request_repeated')
      await demandLeft(transaction, agent, brand.timeZone)
      if (isAgentType(type)) await agents.lockTree(transaction, brand.id)
      // Again, while no contract of the brand changes.
      await needs.terms.validate(giver, terms, transaction)
      const opened = await prepared.open(transaction, agent)
      const account = { member: opened.id, brand: brand.id, agent, type, requestId, openedAt: clock() }
      await accounts.add(transaction, account)
      await appoint(transaction, account, terms)
      return opened
    }
    // Default contracts keep to the nearest one above, which may be above the agent.
    const member = await acrossBranches(() => inTransaction(database, open))
    return { member, password: prepared.password }
  }
}
