import { expect, test } from 'vitest'
import { readGameMessage } from './use-game-messages.ts'

test('accepts each known message of a Studio or vendor game', () => {
  for (const kind of ['cashier', 'history', 'close', 'balance', 'wallet']) {
    expect(readGameMessage({ source: 'sanuk-studio', kind })).toBe(kind)
    expect(readGameMessage({ source: 'sanuk-vendor', kind })).toBe(kind)
  }
})

test.each([
  ['another source', { source: 'elsewhere', kind: 'close' }],
  ['an unknown kind', { source: 'sanuk-studio', kind: 'withdraw' }],
  ['plain text', 'close'],
  ['no content', null],
])('ignores a game message with %s', (_, data) => {
  expect(readGameMessage(data)).toBeUndefined()
})
