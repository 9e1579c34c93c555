import { expect, test } from 'vitest'
import { dayFrom, daysOf } from './days.ts'

test('dayFrom steps across the ends of months and leap days', () => {
  expect(dayFrom('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayFrom('2026-01-01', -1)).toBe('2025-12-31')
})

test('daysOf includes both ends of a range', () => {
  expect(daysOf({ from: '2026-11-29', to: '2026-12-02' })).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(daysOf({ from: '2026-12-02', to: '2026-12-02' })).toEqual(['2026-12-02'])
})
