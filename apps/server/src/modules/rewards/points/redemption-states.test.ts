import { REDEMPTION_STATES } from '@sanuk/contracts/points'
import { expect, test } from 'vitest'
import { stateAfter } from './redemption-states.ts'

test('a redemption in progress is approved, rejected or cancelled, and then final', () => {
  const deeds = ['approve', 'reject', 'cancel'] as const
  const walks = REDEMPTION_STATES.flatMap((state) => deeds.map((deed) => [state, deed, stateAfter(state, deed)]))
  expect(walks.filter(([, , next]) => next !== null)).toEqual([
    ['in_progress', 'approve', 'approved'],
    ['in_progress', 'reject', 'rejected'],
    ['in_progress', 'cancel', 'cancelled'],
  ])
})
