import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('reads groups, --record and sizes', () => {
  expect(readOptions([])).toEqual({ groups: [], record: false, sizes: {} })
  expect(readOptions(['agents', 'ledger', '--members', '500', '--levels=3', '--record'])).toEqual({
    groups: ['agents', 'ledger'],
    record: true,
    sizes: { members: 500, levels: 3 },
  })
})

test.each([
  [['--members', '0'], '--members 0 is not a whole number'],
  [['--rounds', '1e6'], '--rounds 1e6 is not a whole number'],
  [['--seconds', '3'], "Unknown option '--seconds'"],
])('refuses %j with the reason', (words, reason) => {
  expect(() => readOptions(words)).toThrow(reason)
})
