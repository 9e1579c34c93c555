import { expect, test } from 'vitest'
import { settledUntil } from './settled-until.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 1, second))

test.each([
  { said: 'an event older than the overlap is settled', from: 5, last: 20, now: 40, until: 20 },
  { said: 'a recent event will be read again', from: 5, last: 38, now: 40, until: 30 },
  { said: 'the mark never moves back', from: 35, last: 38, now: 40, until: 35 },
])('settledUntil: $said', ({ from, last, now, until }) => {
  expect(settledUntil(at(from), at(last), at(now))).toEqual(at(until))
})

test('settledUntil stays where it was when nothing came', () => {
  expect(settledUntil(at(5), undefined, at(40))).toEqual(at(5))
})
