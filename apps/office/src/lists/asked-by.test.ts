import { listMemberEntries } from '@sanuk/contracts/office-rounds'
import { listAllTransfers } from '@sanuk/contracts/office-transfers'
import { expect, test } from 'vitest'
import { askedBy, isNarrowed, startsOf } from './asked-by.ts'
import type { Filter } from './filter.tsx'
import { pagesOf } from './list-source.ts'

const draw = () => null

const FILTERS: readonly Filter<string>[] = [
  { names: ['search'], draw },
  { names: ['from', 'to'], start: { from: '2026-11-27', to: '2026-11-27' }, draw },
  {
    names: ['open'],
    inAddress: 'view',
    start: { view: 'open' },
    sends: (view): Record<string, string> => (view === 'all' ? {} : { open: 'true' }),
    isView: true,
    draw,
  },
]

const at = (said: Record<string, string>) => (name: string) => said[name]

test('filters ask for what the address says, for their start where it says nothing, and for what a view stands for', () => {
  expect(askedBy(FILTERS, at({}))).toEqual({ from: '2026-11-27', to: '2026-11-27', open: 'true' })
  expect(askedBy(FILTERS, at({ view: 'all', search: 'mali', to: '2026-11-28' }))).toEqual({
    search: 'mali',
    from: '2026-11-27',
    to: '2026-11-28',
  })
})

test('a list is narrowed by more than its view and its start', () => {
  expect(isNarrowed(FILTERS, at({ view: 'all', from: '2026-11-27' }))).toBe(false)
  expect(isNarrowed(FILTERS, at({ search: 'mali' }))).toBe(true)
  expect(isNarrowed(FILTERS, at({ from: '2026-11-26' }))).toBe(true)
})

test('what the contract does not know is left out, and required values fall back to the start', () => {
  const transfers = pagesOf(listAllTransfers, async () => ({ list: [], nextCursor: null }))
  expect(transfers.known({ state: 'nonsense', search: 'mali' }, {})).toEqual({ search: 'mali' })
  const entries = pagesOf(listMemberEntries, async () => ({ list: [], nextCursor: null }))
  const starts = startsOf(FILTERS.slice(1, 2))
  const said = { from: 'yesterday', to: '2026-11-28', group: 'nonsense' }
  expect(entries.known(said, starts)).toEqual({ from: '2026-11-27', to: '2026-11-28' })
})
