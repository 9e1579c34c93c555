import { expect, test } from 'vitest'
import { TOOK_CLASSES, tookClass } from './took-classes.ts'
import { trafficAnswer, trafficSpan } from './traffic-answer.ts'

const NOW = new Date('2026-11-22T10:07:31Z')

test('a traffic chart ends with the interval under way', () => {
  expect(trafficSpan(1, NOW)).toEqual({ since: new Date('2026-11-22T09:08:00Z'), stepMinutes: 1, points: 60 })
  expect(trafficSpan(6, NOW)).toEqual({ since: new Date('2026-11-22T04:10:00Z'), stepMinutes: 5, points: 72 })
  expect(trafficSpan(24, NOW)).toEqual({ since: new Date('2026-11-21T10:15:00Z'), stepMinutes: 15, points: 96 })
})

test('intervals without calls have zero calls and no percentiles', () => {
  const took = Array.from({ length: TOOK_CLASSES }, (_, place) => (place === tookClass(4) ? 2 : 0))
  const stretch = { at: new Date('2026-11-22T10:07:00Z'), calls: 2, errors: 1, took }
  const { list } = trafficAnswer([stretch], trafficSpan(1, NOW))
  expect(list).toHaveLength(60)
  expect(list.at(-1)).toEqual({
    at: '2026-11-22T10:07:00.000Z',
    calls: 2,
    errors: 1,
    p50: 4,
    p99: expect.closeTo(4.98),
  })
  expect(list.at(-2)).toEqual({ at: '2026-11-22T10:06:00.000Z', calls: 0, errors: 0, p50: null, p99: null })
})
