import { expect, test } from 'vitest'
import { endOfTerm, isClosed, isLonger, type KeptClosure, mayAsk } from './closure.ts'

const at = (text: string) => new Date(text)
const exclusion = (more: Partial<KeptClosure> = {}): KeptClosure => ({
  kind: 'exclusion',
  since: at('2026-01-01T00:00:00Z'),
  until: at('2026-07-01T00:00:00Z'),
  reopensAt: null,
  ...more,
})

// Ends by any calendar.
test('a closure term ends on the same day of a later month, or on its last day', () => {
  expect(endOfTerm('6m', at('2026-08-31T10:00:00Z'))?.toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(endOfTerm('1y', at('2028-02-29T10:00:00Z'))?.toISOString()).toBe('2029-02-28T10:00:00.000Z')
  expect(endOfTerm('5y', at('2026-11-23T10:00:00Z'))?.toISOString()).toBe('2031-11-23T10:00:00.000Z')
  expect(endOfTerm('7d', at('2026-11-23T10:00:00Z'))?.toISOString()).toBe('2026-11-30T10:00:00.000Z')
  expect(endOfTerm('ever', at('2026-11-23T10:00:00Z'))).toBeNull()
})

test('a time-out ends exactly at its end time', () => {
  const break_ = exclusion({ kind: 'time_out' })
  expect(isClosed(break_, at('2026-06-30T23:59:59.999Z'))).toBe(true)
  expect(isClosed(break_, at('2026-07-01T00:00:00Z'))).toBe(false)
})

test('an exclusion lasts beyond its term until the reopening its member asked for', () => {
  const over = at('2026-07-02T00:00:00Z')
  expect(isClosed(exclusion(), over)).toBe(true)
  expect(mayAsk(exclusion(), over)).toBe(true)
  const asked = exclusion({ reopensAt: at('2026-07-03T00:00:00Z') })
  expect(isClosed(asked, over)).toBe(true)
  expect(isClosed(asked, at('2026-07-03T00:00:00Z'))).toBe(false)
  expect(mayAsk(exclusion({ until: null }), at('2126-01-01T00:00:00Z'))).toBe(false)
})

test('a closure can only be replaced by a longer one', () => {
  expect(isLonger({ kind: 'exclusion', until: null }, exclusion())).toBe(true)
  expect(isLonger({ kind: 'exclusion', until: at('2026-06-01T00:00:00Z') }, exclusion())).toBe(false)
  expect(isLonger({ kind: 'time_out', until: at('2027-06-01T00:00:00Z') }, exclusion())).toBe(false)
  expect(isLonger({ kind: 'exclusion', until: at('2126-06-01T00:00:00Z') }, exclusion({ until: null }))).toBe(false)
})
