import { expect, test } from 'vitest'
import { settledUntil } from './settled-until.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 1, second))

test.each([
  { said: 'what was seen long ago is settled', from: 5, last: 20, now: 40, until: 20 },
  { said: 'what was seen just now is met again', from: 5, last: 38, now: 40, until: 30 },
  { said: 'it never goes back', from: 35, last: 38, now: 40, until: 35 },
])('$said', ({ from, last, now, until }) => {
  expect(settledUntil(at(from), at(last), at(now))).toEqual(at(until))
})

test('where nothing came, it stays', () => {
  expect(settledUntil(at(5), undefined, at(40))).toEqual(at(5))
})
