import type { GameFault } from '#protocol'
import { type Showing, spinOf, stepOf } from '../round.ts'
import type { Bet } from '../server/server.ts'
import type { Next } from './next.ts'

/** Where a round goes on once a step and its win have been seen. */
export function wayOn(showing: Showing): Next {
  const step = stepOf(showing)
  if (step.scatter && step.scatter.freeSpins > 0) return { to: 'free-spins-won', showing }
  const next = showing.round.steps[showing.at + 1]
  if (next?.kind === 'respin' && step.kind !== 'respin') return { to: 'respins-won', showing }
  return wayOnAfterAward(showing)
}

/** The same once new free spins have been announced. */
export function wayOnAfterAward(showing: Showing): Next {
  const { round, at } = showing
  if (at + 1 < round.steps.length) return wayInto({ round, at: at + 1 })
  return spinOf(showing).kind === 'free' ? { to: 'free-spins-over', showing } : wayOnAfterReels(showing)
}

/** Where a round goes on once all its spins have been seen and summed up. */
export const wayOnAfterReels = (showing: Showing): Next =>
  showing.round.board ? { to: 'board-won', showing } : { to: 'settling', showing }

/** The state that brings a step about which follows another. */
export function wayInto(showing: Showing): Next {
  switch (stepOf(showing).kind) {
    case 'fall':
      return { to: 'falling', showing }
    case 'respin':
      return { to: 'respin', showing }
    default:
      return { to: 'free-spin', showing }
  }
}

/** Where respins go on: with the next one, or with what all of them are worth. */
export function wayOnAfterRespin({ round, at }: Showing): Next {
  if (at + 1 < round.steps.length) return { to: 'respin', showing: { round, at: at + 1 } }
  return { to: 'respins-over', showing: { round, at } }
}

/** Where the game goes on when the server refused a bet. */
export function wayOnAfterRefusal(fault: GameFault, bet: Bet): Next {
  switch (fault) {
    case 'session_ended':
      return { to: 'ended', fault }
    case 'spin_mismatch':
    case 'round_open':
      return { to: 'catching-up' }
    case 'not_enough_money':
      return { to: 'short-of-money', bet }
    default:
      return { to: 'refused', fault }
  }
}
