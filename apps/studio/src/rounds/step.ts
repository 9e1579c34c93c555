import type { Log } from '@sanuk/host/log'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import type { Seeds } from '../seeds/seeds.ts'
import type { GameRound } from './round.ts'
import type { RoundStore } from './round-store.ts'

/** What the steps of a round need. */
export type StepNeeds = {
  readonly rounds: RoundStore
  readonly platform: Platform
  readonly randomness: Pick<Randomness, 'isSound'>
  readonly seeds: Pick<Seeds, 'drawOf'>
  readonly clock: () => Date
  readonly log: Log
}

/** `untried`: the call was never made. `pausesMs`: waits before a call that was not answered is made again. */
export type Effort = { readonly untried: boolean; readonly pausesMs: readonly number[] }

/** A round after its step; null where somebody else was quicker. */
export type Stepped = GameRound | null | 'unanswered'

/** A stake of which nothing is known is undone after this long. */
export const GIVE_UP_MS = 120_000

/** Whether a round was begun so long ago that its stake is not asked for any more. */
export const isLate = ({ createdAt }: GameRound, now: Date): boolean => now.getTime() - createdAt.getTime() > GIVE_UP_MS
