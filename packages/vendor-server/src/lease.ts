/** A time span in which nobody else works on a round. */
export type Lease = { readonly now: Date; readonly until: Date }

/** How long a round belongs to who works on it: longer than one call with its repeats may take. */
const LEASE_MS = 8_000

/** A time in which the round is ours. */
export function leaseFrom(now: Date, ms = LEASE_MS): Lease {
  return { now, until: new Date(now.getTime() + ms) }
}
