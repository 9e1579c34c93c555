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

export type AfterStep = 'free-spins-won' | 'free-spin' | 'free-spins-over' | 'settling'

/** Where a round goes on once a step and its win have been seen. */
export function afterStep(showing: Showing): AfterStep {
  const step = stepOf(showing)
  if (step.scatter && step.scatter.freeSpins > 0) return 'free-spins-won'
  return afterAward(showing)
}

/** The same once new free spins have been announced. */
export function afterAward(showing: Showing): Exclude<AfterStep, 'free-spins-won'> {
  if (showing.at + 1 < showing.round.steps.length) return 'free-spin'
  return stepOf(showing).kind === 'free' ? 'free-spins-over' : 'settling'
}
