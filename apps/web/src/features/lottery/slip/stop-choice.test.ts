import { expect, test } from 'vitest'
import { NO_STOP, stopOf } from './stop-choice.ts'

test('a stop is sent as it was chosen', () => {
  expect(stopOf(NO_STOP)).toBe(undefined)
  expect(stopOf({ kind: 'win', profit: '' })).toEqual({ onWin: true })
  expect(stopOf({ kind: 'profit', profit: '250.5' })).toEqual({ profit: '250.5' })
})

test.each(['', '?', '0', '0.00', '-5'])('a profit of %j is none to stop at', (profit) => {
  expect(stopOf({ kind: 'profit', profit })).toBe(null)
})
