import type { Database } from '#platform/database'
import { findRound, lockRound, openRound, recordMovement } from './store/record-movement.ts'
import { createBrandRounds, createRoundStore, createVendorRounds } from './store/rounds.ts'

export { isOver, isPending, type RoundRecord } from './round.ts'
export { roundId } from './round-name.ts'
export { findRound }

export type Wagers = ReturnType<typeof createWagers>

/** Every round that was played: written by whoever moves its money, in the same transaction, and looked up here. */
export function createWagers(needs: { readonly database: Database }) {
  return {
    lockRound,
    openRound,
    recordMovement,
    ...createRoundStore(needs.database),
    ...createBrandRounds(needs.database),
    ...createVendorRounds(needs.database),
  }
}
