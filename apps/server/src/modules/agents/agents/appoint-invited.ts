import type { AgentType } from '@sanuk/contracts/identity'
import type { Transaction } from '#platform/database'
import type { AgentRooms } from './needs.ts'

/** A new member, the agent who invited them, and as what. */
export type InvitedAgent = {
  readonly member: string
  readonly brand: string
  readonly inviter: string
  readonly type: AgentType
}

/**
 * Makes a new member an agent directly below the one who invited them, in the transaction that adds the member. Answers
 * `false`, and changes nothing, where the inviter may have no agent of that type below now.
 */
export function createAppointInvited({ clock, agents, types, tree, members }: AgentRooms) {
  return async (transaction: Transaction, { member, brand, inviter, type }: InvitedAgent): Promise<boolean> => {
    await tree.lock(transaction, brand)
    const above = await agents.find(inviter, transaction)
    if (above?.brand !== brand || above.state !== 'active') return false
    if (!(await types.invitable(above, transaction)).includes(type)) return false
    await agents.add(transaction, { id: member, brand, parent: inviter, type, since: clock() })
    await members.setType(transaction, member, type)
    return true
  }
}
