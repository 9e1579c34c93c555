import { PARTICIPATION_STATES } from '@sanuk/contracts/activities'
import { expect, test } from 'vitest'
import { type Deed, stateAfter } from './participation-states.ts'

test('allows exactly the listed participation transitions, and none from an end state', () => {
  const deeds: Deed[] = ['leave', 'rejoin', 'bring', 'take', 'grant', 'reject', 'claim']
  const walks = PARTICIPATION_STATES.flatMap((state) =>
    deeds.flatMap((deed) => {
      const next = stateAfter(state, deed)
      return next === null ? [] : [`${state} ${deed} ${next}`]
    }),
  )
  expect(walks).toEqual([
    'joined leave left',
    'joined bring claimed',
    'left rejoin joined',
    'applying take processing',
    'applying grant issued',
    'applying reject rejected',
    'processing take processing',
    'processing grant issued',
    'processing reject rejected',
    'issued claim claimed',
  ])
})
