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
 * Takes the lock that accepting an invitation needs, before the member is added: adding an invited member takes the same
 * lock shared, and two who hold it shared would wait for one another.
 */
export type LockForInvitation = (
  transaction: Transaction,
  brand: string,
  invitation: Invitation | null,
) => Promise<void>

/**
 * Records that a new member registered by an invitation, if by any, makes them what it says, and answers them as they are
 * now, and what is to be done once it is committed. Refuses with `invalid_request` an invitation that ended meanwhile.
 */
export type AcceptInvitation = (
  transaction: Transaction,
  invitation: Invitation | null,
  member: Member,
) => Promise<{ readonly member: Member; readonly afterCommit: (() => Promise<void>) | null }>
