import { type Amount, add, parseAmount, subtract, ZERO } from '@sanuk/money/amount'
import type { SpinResult, Step } from '#protocol'

/** What the player set before autoplay began. The loss limit is never missing. */
export type AutoplayLimits = {
  readonly rounds: number
  readonly loss: Amount
  readonly singleWin: Amount | null
  readonly stopOnFreeSpins: boolean
}

/** Autoplay on its way. It lives in memory only: after a reload every round is the player's own again. */
export type Autoplay = {
  readonly limits: AutoplayLimits
  readonly left: number
  /** Net loss since it began, negative while the player is ahead. */
  readonly lost: Amount
  readonly last: SpinResult | null
}

export type AutoplayEnd = 'rounds' | 'loss' | 'win' | 'free-spins'

export function beginAutoplay(limits: AutoplayLimits): Autoplay {
  return { limits, left: limits.rounds, lost: ZERO, last: null }
}

/** Autoplay after one of its rounds. */
export function afterRound(autoplay: Autoplay, round: SpinResult): Autoplay {
  const lost = subtract(add(autoplay.lost, parseAmount(round.stake)), parseAmount(round.win))
  return { ...autoplay, left: autoplay.left - 1, lost, last: round }
}

const isFeature = ({ kind }: Step): boolean => kind === 'free' || kind === 'respin'

/** Why autoplay must not play another round at this stake, or null. The loss limit stops the round that might pass it. */
export function autoplayEnd(autoplay: Autoplay, stake: Amount): AutoplayEnd | null {
  const { limits, left, lost, last } = autoplay
  if (last && limits.stopOnFreeSpins && (last.board || last.steps.some(isFeature))) return 'free-spins'
  if (last && limits.singleWin !== null && parseAmount(last.win) >= limits.singleWin) return 'win'
  if (left <= 0) return 'rounds'
  return add(lost, stake) > limits.loss ? 'loss' : null
}
