import type { DOWNLINE_HINDRANCES } from '@sanuk/contracts/agent-members'
import type { TransferDirection, TransferLimits } from '@sanuk/contracts/office-upline'
import { type Amount, amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { Member } from '#platform/capabilities/member'
import { Refusal } from '#platform/refusal'
import type { DemandAllowed, UplineNeeds } from './needs.ts'
import type { UplineStore } from './store.ts'

type Needs = UplineNeeds & { readonly store: UplineStore; readonly demandAllowed: DemandAllowed }

type Hindrance = 'no_password' | 'turnover_due' | 'used_up'

/** What a member may send today, and why perhaps nothing. */
export function createStanding(needs: Needs) {
  const { store, demandAllowed, findMember } = needs

  const own = async (member: Member, direction: TransferDirection): Promise<Own> => {
    const { limits, day } = await demandAllowed(member, direction)
    const [owed, sent, hasPassword] = await Promise.all([
      needs.turnover.owed(member.id),
      store.sentOn({ member: member.id, direction, day }),
      needs.hasPaymentPassword(member.id),
    ])
    const rest = parseAmount(limits.dayMax) - sent
    const left = rest > 0n ? amount(rest) : ZERO
    return { limits, left, day, hindrance: hindranceOf({ hasPassword, owes: owed.length > 0, left }) }
  }

  /** Somebody of the agent's brand right below. Refuses with `member_not_direct` others. */
  const demandRightBelow = async (agent: Member, id: string): Promise<Member> => {
    const [day, receiver] = await Promise.all([needs.todayOf(agent.brand), findMember(id)])
    const below = await needs.rightBelow(agent.id, { members: [id], day })
    if (!receiver || receiver.currency !== agent.currency || !below.has(id)) throw new Refusal('member_not_direct')
    return receiver
  }

  return {
    demandRightBelow,
    /** Towards whoever invited the member. Refuses with `function_off`. */
    up: async (member: Member) => {
      const { hindrance, ...standing } = await own(member, 'up')
      const upline = member.invitedBy ? await findMember(member.invitedBy) : null
      if (upline?.currency !== member.currency) return { ...standing, name: null, hindrance: 'nobody' as const }
      return { ...standing, name: upline.nickname, hindrance: upline.closedAt ? ('closed' as const) : hindrance }
    },
    /** Towards somebody right below, and who of those right below got money last. Refuses likewise. */
    down: async (agent: Member, receiver: Member): Promise<Down> => {
      const [{ hindrance, day, ...standing }, isSuspended, last] = await Promise.all([
        own(agent, 'down'),
        needs.isSuspended(agent.id),
        store.lastReceivers(agent.id),
      ])
      const below = await needs.rightBelow(agent.id, { members: last, day })
      const names = await needs.findMembers(last)
      const receivers = last.flatMap((id) => {
        const member = names.get(id)
        return member && !member.closedAt && below.has(id) ? [{ id, username: member.username }] : []
      })
      const first = isSuspended ? 'suspended' : receiver.closedAt ? 'closed' : hindrance
      return { ...standing, hindrance: first, receivers }
    },
  }
}

type Own = {
  readonly limits: TransferLimits
  readonly left: Amount
  readonly day: string
  readonly hindrance: Hindrance | null
}
type Down = Omit<Own, 'day' | 'hindrance'> & {
  readonly hindrance: (typeof DOWNLINE_HINDRANCES)[number] | null
  readonly receivers: readonly { readonly id: string; readonly username: string }[]
}

type Standing = { readonly hasPassword: boolean; readonly owes: boolean; readonly left: Amount }

/** Why nothing can be sent, where that is so. */
function hindranceOf({ hasPassword, owes, left }: Standing): Hindrance | null {
  if (!hasPassword) return 'no_password'
  if (owes) return 'turnover_due'
  return left === ZERO ? 'used_up' : null
}
