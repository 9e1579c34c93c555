import type { SignInOutcome } from '@sanuk/contracts/identity'

/** A sign-in that is not finished: what it waits for, and the ticket to go on with. */
export type PendingSignIn = Exclude<SignInOutcome, { outcome: 'signed_in' }>
type PendingOf<O extends PendingSignIn['outcome']> = Extract<PendingSignIn, { outcome: O }>

// Kept by this page alone: a ticket has no business in an address or a storage.
let pending: PendingSignIn | null = null

export function keepPendingSignIn(outcome: PendingSignIn): void {
  pending = outcome
}

/** What is waited for, if it is this; a page that was loaded anew has forgotten, and the sign-in begins anew. */
export function pendingSignIn<O extends PendingSignIn['outcome']>(outcome: O): PendingOf<O> | null {
  // The comparison says which of them it is.
  return pending?.outcome === outcome ? (pending as PendingOf<O>) : null
}

export function forgetPendingSignIn(): void {
  pending = null
}
