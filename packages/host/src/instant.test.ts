import { expect, test } from 'vitest'
import { exactParameter, instantAt, microsecondsOf, withMicroseconds } from './instant.ts'

const MILLISECOND = new Date('2026-11-27T03:00:00.029Z')

test.each([
  ['2026-11-27 03:00:00.029958+00', 958],
  ['2026-11-27 03:00:00.0299+00', 900],
  ['2026-11-27 03:00:00.029+00', 0],
  ['2026-11-27 03:00:00.02+00', 0],
  ['2026-11-27 03:00:00+00', 0],
])('%s has %i microseconds after its millisecond', (written, microseconds) => {
  expect(microsecondsOf(withMicroseconds(MILLISECOND, written))).toBe(MILLISECOND.getTime() * 1000 + microseconds)
})

test('a moment is the same after it was written as a parameter', () => {
  const moment = withMicroseconds(MILLISECOND, '2026-11-27 03:00:00.029058+00')
  expect(exactParameter(moment)).toBe('2026-11-27T03:00:00.029058Z')
  expect(exactParameter(instantAt(microsecondsOf(moment)))).toBe('2026-11-27T03:00:00.029058Z')
})

test('parameters that are no moments stay as they are', () => {
  expect(exactParameter('text')).toBe('text')
  expect(exactParameter(MILLISECOND)).toBe(MILLISECOND)
})
