import type { SpinResult, Step } from '#protocol'
import { freeSpinsPlayed } from '../round.ts'
import type { Say } from '../words.ts'

/** What a step of a round is called: the spin it is, or the fall or the respin of one. */
export function stepName(say: Say, round: SpinResult, at: number): string {
  const { steps } = round
  const first = spinAt(steps, at)
  const number = at - first
  switch (steps[at]?.kind) {
    case 'fall':
      return say('game.replay.fall', { spin: stepName(say, round, first), number })
    case 'respin':
      return say('game.replay.respin', { number, total: steps.filter(({ kind }) => kind === 'respin').length })
    case 'free':
      return say('game.replay.free', { number: freeSpinsPlayed(round, at), total: freeSpinsPlayed(round) })
    default:
      return say('game.replay.base')
  }
}

/** The stop of the reels that a step belongs to. */
const spinAt = (steps: readonly Step[], at: number): number =>
  steps.slice(0, at + 1).findLastIndex(({ kind }) => kind === 'base' || kind === 'free')
