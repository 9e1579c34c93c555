import { expect, test } from 'vitest'
import type { Step } from '#protocol'
import { roundOf } from '../round.fixture.ts'
import { wordsOf } from '../words.ts'
import { stepName } from './step-name.ts'

const say = await wordsOf('en')

/** A round whose steps are of these kinds. */
function roundWith(...kinds: readonly Step['kind'][]) {
  const round = roundOf({ stake: '20.00', wins: kinds.map(() => '0') })
  return { ...round, steps: round.steps.map((step, at) => ({ ...step, kind: kinds[at] ?? 'base' })) }
}

const namesIn = (round: ReturnType<typeof roundWith>) => round.steps.map((_, at) => stepName(say, round, at))

test('falls (tumbles) are numbered within their spin and not counted as free spins', () => {
  expect(namesIn(roundWith('base', 'fall', 'fall', 'free', 'fall', 'free'))).toEqual([
    ...['Base spin', 'Base spin · cascade 1', 'Base spin · cascade 2'],
    ...['Free spin 1 of 2', 'Free spin 1 of 2 · cascade 1', 'Free spin 2 of 2'],
  ])
})

test('respins are counted from the spin that began them', () => {
  expect(namesIn(roundWith('base', 'respin', 'respin'))).toEqual(['Base spin', 'Respin 1 of 2', 'Respin 2 of 2'])
})
