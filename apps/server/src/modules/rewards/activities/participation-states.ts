import type { ParticipationState } from '@sanuk/contracts/activities'

/** What can happen to a member's part in an activity. */
export type Deed = 'leave' | 'rejoin' | 'bring' | 'take' | 'grant' | 'reject' | 'claim'

/**
 * Every way a part may go; there is no other. A gift for a deposit is brought by it, and goes into the wallet at once;
 * what was applied for is granted, and claimed by its member. A red packet begins as claimed: it is opened and paid at
 * once.
 */
const NEXT: Readonly<Record<ParticipationState, Readonly<Partial<Record<Deed, ParticipationState>>>>> = {
  joined: { leave: 'left', bring: 'claimed' },
  left: { rejoin: 'joined' },
  applying: { take: 'processing', grant: 'issued', reject: 'rejected' },
  processing: { take: 'processing', grant: 'issued', reject: 'rejected' },
  issued: { claim: 'claimed' },
  claimed: {},
  rejected: {},
}

/** The state after a deed, or `null` where it cannot be done. */
export const stateAfter = (state: ParticipationState, deed: Deed): ParticipationState | null =>
  NEXT[state][deed] ?? null
