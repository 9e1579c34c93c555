import type { AgentType } from '@sanuk/contracts/identity'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import type { Member } from '#platform/capabilities/member'
import type { GiveDefaults } from '#platform/capabilities/starting-contracts'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { AgentRooms } from './needs.ts'

const ofUsername = (code: RefusalCode): Refusal =>
  new Refusal(code, { fields: [{ field: 'username', word: `refusal.${code}` }] })

/**
 * Makes a member an agent and answers their id. They come to stand below the agent whose invitation led to them, or
 * below the next one above who may have agents; whom they invited follows. A closed agent comes back to where they
 * stood. `giveDefaults` gives the new agent contracts in the same transaction. Refuses with `account_unknown`,
 * `member_closed`, `agent_exists` and `agent_type_unavailable`.
 */
export function createAppoint({ clock, agents, types, tree, members }: AgentRooms) {
  /** Where an agent may stand who should come to stand below `first`. */
  const placeBelow = async (transaction: Transaction, brand: string, first: string | null): Promise<string | null> => {
    if (first === null) return null
    const [way, rules] = await Promise.all([agents.paths([first], transaction), types.rulesOf(brand, transaction)])
    const above = way.get(first)?.findLast(({ state, type }) => state !== 'closed' && rules[type].mayHaveAgents)
    return above?.id ?? null
  }

  const demandMember = async (brand: string, username: string): Promise<Member> => {
    const member = await members.findByUsername(brand, username)
    if (!member || member.type === TRIAL_TYPE) throw ofUsername('account_unknown')
    if (member.closedAt) throw ofUsername('member_closed')
    return member
  }

  return async (
    brand: string,
    { username, type }: { readonly username: string; readonly type: AgentType },
    giveDefaults: GiveDefaults,
  ): Promise<string> => {
    await types.demandAvailable(brand, type)
    const { id } = await demandMember(brand, username)
    return tree.change(brand, async (transaction) => {
      const former = await agents.find(id, transaction)
      if (former && former.state !== 'closed') throw ofUsername('agent_exists')
      const first = former ? former.parent : await agents.invitingAgent(id, transaction)
      const parent = await placeBelow(transaction, brand, first)
      const since = clock()
      if (former) await agents.change(transaction, id, { parent, type, state: 'active', reason: null, since })
      else await agents.add(transaction, { id, brand, parent, type, since })
      await members.setType(transaction, id, type)
      await giveDefaults(transaction, { brand, agent: id, type })
      return id
    })
  }
}
