import { expect, test } from 'vitest'
import { TOOK_CLASSES, tookAtMost, tookClass } from './took-classes.ts'

/** Numbers of calls by class, of calls that took so long. */
function classesOf(took: readonly number[]): number[] {
  const classes = Array<number>(TOOK_CLASSES).fill(0)
  for (const ms of took) classes[tookClass(ms)] = (classes[tookClass(ms)] ?? 0) + 1
  return classes
}

test('a duration class includes its upper bound, and the last class has none', () => {
  expect([0.2, 1, 1.1, 5000, 5001, 10_001].map(tookClass)).toEqual([0, 0, 1, 17, 18, TOOK_CLASSES - 1])
})

test('a percentile of no calls is null', () => {
  expect(tookAtMost(classesOf([]), 0.5)).toBeNull()
})

test('percentiles are interpolated within the class that holds them', () => {
  // Four calls between 50 and 80 ms: half of them are over at the middle of the class.
  expect(tookAtMost(classesOf([55, 60, 70, 79]), 0.5)).toBe(65)
  const mostlyQuick = classesOf([...Array<number>(99).fill(4), 700])
  expect(tookAtMost(mostlyQuick, 0.5)).toBeCloseTo(3 + 2 * (50 / 99))
  expect(tookAtMost(mostlyQuick, 0.99)).toBe(5)
  expect(tookAtMost(mostlyQuick, 1)).toBe(800)
})

test('a percentile beyond the last bound is reported as the last bound', () => {
  expect(tookAtMost(classesOf([60_000]), 0.99)).toBe(10_000)
})
