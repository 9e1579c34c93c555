import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Chains, SharedGroups } from './shared-access.ts'

/** An account that an agent opened for somebody. */
type OpenedAccount = { readonly member: string; readonly agent: string }

export type SignalsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly reckoningOf: ReckoningOf
  readonly findMembers: FindMembers
  /** Accounts that were used from one browser, opened from one address, or paid to one bank account. */
  readonly sharedGroups: (brand: string) => Promise<SharedGroups>
  /** Agents above members as the tree stands. */
  readonly chainsOf: (members: readonly string[]) => Promise<Chains>
  readonly openedSince: (brand: string, since: Date) => Promise<readonly OpenedAccount[]>
  /** Of pairs of a member and another one, who has signed in, and whether only from networks of the other one. */
  readonly signedInBeside: (
    pairs: readonly { readonly member: string; readonly other: string }[],
  ) => Promise<ReadonlyMap<string, boolean>>
}
