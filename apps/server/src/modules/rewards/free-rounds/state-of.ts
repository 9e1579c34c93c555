import type { FREE_ROUNDS_STATES } from '@sanuk/contracts/office-free-rounds'
import type { Campaign } from './store/rows.ts'

/** How a campaign stands at an instant. */
export function stateOf(
  { from, until, stoppedAt }: Pick<Campaign, 'from' | 'until' | 'stoppedAt'>,
  now: Date,
): (typeof FREE_ROUNDS_STATES)[number] {
  if (stoppedAt) return 'stopped'
  if (now < from) return 'scheduled'
  return now < until ? 'running' : 'over'
}
