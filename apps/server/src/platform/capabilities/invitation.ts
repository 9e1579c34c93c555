import type { InvitedType } from '@sanuk/contracts/agent-links'
import type { Transaction } from '../database.ts'
import type { Member } from './member.ts'

/** Whose invitation a code is. `link`: the agent's link it stands in; `null` for a member's own code. */
export type Invitation = {
  readonly inviter: string
  readonly link: string | null
  /** What whoever registers by it becomes. */
  readonly type: InvitedType
}

/** An invitation by which one may register now, or `null`. */
export type FindInvitation = (brand: string, code: string) => Promise<Invitation | null>

/**
 * Records that a new member registered by an invitation, makes them what it says, and answers them as they are now.
 * Refuses with `invalid_request` an invitation that ended meanwhile.
 */
export type AcceptInvitation = (transaction: Transaction, invitation: Invitation, member: Member) => Promise<Member>
