import type { GameFault } from '#protocol'
import { type Showing, stepOf } from '../round.ts'
import type { Next } from './next.ts'

/** Where a round goes on once a step and its win have been seen. */
export function wayOn(showing: Showing): Next {
  const step = stepOf(showing)
  if (step.scatter && step.scatter.freeSpins > 0) return { to: 'free-spins-won', showing }
  return wayOnAfterAward(showing)
}

/** The same once new free spins have been announced. */
export function wayOnAfterAward(showing: Showing): Next {
  const { round, at } = showing
  if (at + 1 < round.steps.length) return { to: 'free-spin', showing: { round, at: at + 1 } }
  return { to: stepOf(showing).kind === 'free' ? 'free-spins-over' : 'settling', showing }
}

/** Where the game goes on when the server refused a spin. */
export function wayOnAfterRefusal(fault: GameFault): Next {
  switch (fault) {
    case 'session_ended':
      return { to: 'ended', fault }
    case 'spin_mismatch':
      return { to: 'catching-up' }
    case 'not_enough_money':
      return { to: 'short-of-money' }
    default:
      return { to: 'refused', fault }
  }
}
