import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import type { SpinResult, Step } from '#protocol'

/** A decided round and how far the player has seen it. */
export type Showing = { readonly round: SpinResult; readonly at: number }

/** The step being shown. Throws where a round has no such step: the server's answer was checked before. */
export function stepOf({ round, at }: Showing): Step {
  const step = round.steps[at]
  if (!step) throw new RangeError(`round ${round.round} has no step ${at}`)
  return step
}

/** What the steps seen before this one won. */
export function wonBefore({ round, at }: Showing): Amount {
  return add(...round.steps.slice(0, at).map((step) => parseAmount(step.win)))
}

export type FreeSpinsMeter = { readonly played: number; readonly total: number; readonly multiplier: number }

/** Free spins when this step is about to run, or null while it is the paid spin. New ones are not given away early. */
export function meterBefore(showing: Showing): FreeSpinsMeter | null {
  const { round, at } = showing
  const before = round.steps[at - 1]
  if (!before) return null
  return { played: at, total: at - 1 + before.freeSpinsLeft, multiplier: stepOf(showing).multiplier }
}
