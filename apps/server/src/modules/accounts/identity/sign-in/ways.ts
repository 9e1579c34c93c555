/** How somebody said who they are. A passkey is two proofs in one. */
export const WAYS = ['password', 'remembered', 'sms', 'passkey', 'provider', 'firebase', 'registration'] as const
export type Way = (typeof WAYS)[number]
