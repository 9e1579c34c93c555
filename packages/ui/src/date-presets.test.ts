import { expect, test } from 'vitest'
import { type DatePreset, presetOf, presetSpan } from './date-presets.ts'

/** Counted on a calendar; the 30 days ending on 21 November begin on 23 October, the 90 on 24 August. */
test.each<[DatePreset, string, string]>([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  // 21 November 2026 is a Saturday.
  ['thisWeek', '2026-11-16', '2026-11-21'],
  ['thisMonth', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['previous7', '2026-11-15', '2026-11-21'],
  ['previous30', '2026-10-23', '2026-11-21'],
  ['previous90', '2026-08-24', '2026-11-21'],
  ['next7', '2026-11-21', '2026-11-27'],
  ['next30', '2026-11-21', '2026-12-20'],
])('date preset %s spans %s to %s', (preset, from, to) => {
  expect(presetSpan(preset, '2026-11-21')).toEqual({ from, to })
})

test('date preset yesterday can be a leap day', () => {
  expect(presetSpan('yesterday', '2028-03-01').from).toBe('2028-02-29')
})

test.each<[string, DatePreset, { from: string; to: string }]>([
  // A Monday, a Sunday at the beginning of a year, and a first of March after a leap day.
  ['2026-11-16', 'thisWeek', { from: '2026-11-16', to: '2026-11-16' }],
  ['2028-01-02', 'thisWeek', { from: '2027-12-27', to: '2028-01-02' }],
  ['2028-01-02', 'lastMonth', { from: '2027-12-01', to: '2027-12-31' }],
  ['2028-03-01', 'lastMonth', { from: '2028-02-01', to: '2028-02-29' }],
  ['2028-03-01', 'thisMonth', { from: '2028-03-01', to: '2028-03-01' }],
])('on %s the date preset %s spans %o', (today, preset, span) => {
  expect(presetSpan(preset, today)).toEqual(span)
})

test('presetOf: recognises a span as its preset only if that is offered', () => {
  const span = { from: '2026-11-15', to: '2026-11-21' }
  expect(presetOf(span, ['today', 'previous7'], '2026-11-21')).toBe('previous7')
  expect(presetOf(span, ['today'], '2026-11-21')).toBeUndefined()
})
