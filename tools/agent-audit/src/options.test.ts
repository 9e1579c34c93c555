import { expect, test } from 'vitest'
import { readDay } from './calendar.ts'
import { readOptions } from './options.ts'

test('reads brand, days and json', () => {
  expect(readOptions(['audit'])).toEqual({ json: false })
  expect(readOptions(['audit', '--brand', 'SANUK', '--from', '2026-11-01', '--to=2026-11-30', '--json'])).toEqual({
    json: true,
    brand: 'SANUK',
    from: readDay('2026-11-01'),
    to: readDay('2026-11-30'),
  })
})

test.each([
  [[], 'it is ./sanuk agents audit'],
  [['audit', 'twice'], 'it is ./sanuk agents audit'],
  [['audit', '--from', '2026-02-30'], '2026-02-30 is not a day'],
  [['audit', '--to', 'today'], 'today is not a day'],
  [['audit', '--repair'], "Unknown option '--repair'"],
])('refuses %j with the reason', (words, reason) => {
  expect(() => readOptions(words)).toThrow(reason)
})
