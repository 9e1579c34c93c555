import type { FreezeKind } from '@sanuk/contracts/freezes'
import type { Connection } from '../database.ts'

/**
 * Refuses with `betting_frozen`, `sign_in_frozen` or `withdrawals_frozen` whom an agent keeps from it; the words name the
 * agent and the reason.
 */
export type DemandNotFrozen = (member: string, kind: FreezeKind, on?: Connection) => Promise<void>

/** What an agent keeps somebody from, as it is shown to agents. */
export type ShownFreeze = {
  readonly kind: FreezeKind
  readonly agent: string
  readonly reason: string
  readonly since: string
  readonly until: string | null
  /** Whether only operators may lift it. */
  readonly extended: boolean
}

/** What holds now of some members, by the members' ids. */
export type FreezesOf = (members: readonly string[]) => Promise<ReadonlyMap<string, readonly ShownFreeze[]>>
