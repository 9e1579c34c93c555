import type { Log } from '@sanuk/host/log'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { createOverdue } from './overdue.ts'
import { findRound, lockRound, openRound, recordMovement } from './store/record-movement.ts'
import { createBrandRounds, createRoundStore, createVendorRounds } from './store/rounds.ts'

export { isOver, isPending, type RoundRecord } from './round.ts'
export { roundId } from './round-name.ts'
export { findRound }

export type Wagers = ReturnType<typeof createWagers>

/** Every round that was played: written by whoever moves its money, in the same transaction, and looked up here. */
export function createWagers(needs: { readonly database: Database; readonly clock: Clock; readonly log: Log }) {
  return {
    lockRound,
    openRound,
    recordMovement,
    ...createOverdue(needs),
    ...createRoundStore(needs.database),
    ...createBrandRounds(needs.database),
    ...createVendorRounds(needs.database),
  }
}
