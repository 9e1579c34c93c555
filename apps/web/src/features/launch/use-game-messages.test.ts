import { expect, test } from 'vitest'
import { readGameMessage } from './use-game-messages.ts'

test('understands what a game may ask', () => {
  for (const kind of ['cashier', 'history', 'close', 'balance', 'wallet']) {
    expect(readGameMessage({ source: 'sanuk-studio', kind })).toBe(kind)
    expect(readGameMessage({ source: 'sanuk-vendor', kind })).toBe(kind)
  }
})

test.each([
  ['another source', { source: 'elsewhere', kind: 'close' }],
  ['another wish', { source: 'sanuk-studio', kind: 'withdraw' }],
  ['text', 'close'],
  ['nothing', null],
])('does not listen to %s', (_, data) => {
  expect(readGameMessage(data)).toBeUndefined()
})
