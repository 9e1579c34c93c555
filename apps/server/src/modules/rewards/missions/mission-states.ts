import type { MissionState } from '@sanuk/contracts/missions'

/** A member's way through one period of a mission. */
export type Course = {
  readonly opensAt: Date
  readonly endsAt: Date | null
  readonly expiresAt: Date | null
  readonly completedAt: Date | null
  readonly claimedAt: Date | null
}

/**
 * Where each state may lead. A correction opens again what was completed and not claimed; what was settled in the last
 * second of a period is counted after it, and completes what seemed to be over.
 */
export const MOVES: Readonly<Record<MissionState, readonly MissionState[]>> = {
  locked: ['open'],
  open: ['completed', 'expired'],
  completed: ['claimed', 'expired', 'open'],
  claimed: [],
  expired: ['completed'],
}

/** The state in which it is at an instant. */
export function stateOf({ opensAt, endsAt, expiresAt, completedAt, claimedAt }: Course, at: Date): MissionState {
  if (claimedAt) return 'claimed'
  if (expiresAt && expiresAt <= at) return 'expired'
  if (completedAt) return 'completed'
  if (endsAt && endsAt <= at) return 'expired'
  return opensAt > at ? 'locked' : 'open'
}
