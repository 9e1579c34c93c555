import { expect, test } from 'vitest'
import { readQuery, within } from './report-query.ts'

test('asks for the last seven days by lottery where the address says nothing that can be read', () => {
  const usual = { span: { from: '2026-11-21', to: '2026-11-27' }, by: 'game', game: '', vendor: '' }
  expect(readQuery(new URLSearchParams(), '2026-11-27')).toEqual(usual)
  expect(readQuery(new URLSearchParams('from=x&to=2026-01-01&by=moon'), '2026-11-27')).toEqual(usual)
})

test('reads days, group and filters from the address', () => {
  const query = new URLSearchParams('from=2026-01-01&to=2026-01-03&by=issue&game=lao-draw&vendor=TCG_SEA')
  expect(readQuery(query, '2026-11-27')).toEqual({
    span: { from: '2026-01-01', to: '2026-01-03' },
    by: 'issue',
    game: 'lao-draw',
    vendor: 'TCG_SEA',
  })
})

test('keeps the last 92 days of a longer span', () => {
  expect(within({ from: '2025-01-01', to: '2026-01-31' })).toEqual({ from: '2025-11-01', to: '2026-01-31' })
  expect(within({ from: '2026-01-01', to: '2026-01-31' })).toEqual({ from: '2026-01-01', to: '2026-01-31' })
})
