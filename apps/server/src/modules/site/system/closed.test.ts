import { expect, test } from 'vitest'
import { closedTo } from './closed.ts'

const NIGHT = {
  from: new Date('2026-11-21T19:00:00Z'),
  until: new Date('2026-11-21T21:00:00Z'),
  note: { th: 'ปรับปรุงระบบ', en: 'New games' },
}
const FOR_NOW = { from: new Date('2026-11-25T00:00:00Z'), until: null, note: {} }
const BRAND = { maintenance: [NIGHT, FOR_NOW], blockedCountries: new Set(['US', 'FR']), retiredAt: null }
const COUNTRIES: Record<string, string> = { '203.0.113.1': 'TH', '203.0.113.2': 'US' }
const countryOf = (address: string) => COUNTRIES[address] ?? null

test.each([
  ['2026-11-21T18:59:59.999Z', null],
  ['2026-11-21T19:00:00.000Z', NIGHT],
  ['2026-11-21T20:59:59.999Z', NIGHT],
  ['2026-11-21T21:00:00.000Z', null],
  ['2026-11-24T23:59:59.999Z', null],
  ['2026-11-25T00:00:00.000Z', FOR_NOW],
  ['2027-11-25T00:00:00.000Z', FOR_NOW],
])('at %s the maintenance under way is %j', (now, maintenance) => {
  const closed = closedTo(BRAND, { address: '203.0.113.1', now: new Date(now) }, countryOf)
  expect(closed).toEqual(maintenance && { reason: 'maintenance', maintenance })
})

test.each([
  ['203.0.113.1', null],
  ['203.0.113.2', { reason: 'region_blocked' }],
  ['127.0.0.1', null],
])('the region block for %s is %j', (address, closed) => {
  expect(closedTo(BRAND, { address, now: new Date('2026-11-21T12:00:00Z') }, countryOf)).toEqual(closed)
})

test('does not look up a country where no country is blocked', () => {
  const asked: string[] = []
  const brand = { maintenance: [], blockedCountries: new Set<string>(), retiredAt: null }
  closedTo(brand, { address: '203.0.113.2', now: new Date() }, (address) => {
    asked.push(address)
    return 'US'
  })
  expect(asked).toEqual([])
})

test('a retired brand is closed to everybody, whatever else is planned', () => {
  const retired = { ...BRAND, retiredAt: new Date('2026-11-21T00:00:00Z') }
  for (const now of ['2026-11-21T19:00:00.000Z', '2026-11-24T00:00:00.000Z']) {
    const closed = closedTo(retired, { address: '203.0.113.1', now: new Date(now) }, countryOf)
    expect(closed).toEqual({ reason: 'brand_retired' })
  }
})
