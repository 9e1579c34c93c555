import { expect, test } from 'vitest'
import { openCountries } from './countries.ts'

const countryOf = await openCountries()

/** Networks by the registries' own whois: whois.apnic.net, whois.arin.net, whois.ripe.net. */
test.each([
  ['203.113.0.1', 'TH', 'TOT, Thailand'],
  ['::ffff:203.113.0.1', 'TH', 'TOT again, as an IPv4-mapped IPv6 address'],
  ['2403:6200::1', 'TH', 'Triple T Broadband, Thailand'],
  ['17.0.0.1', 'US', 'Apple, United States'],
  ['193.0.0.1', 'NL', 'RIPE NCC, Netherlands'],
])('%s is in %s: %s', (address, country) => {
  expect(countryOf(address)).toBe(country)
})

test.each(['127.0.0.1', '10.0.0.1', '::1', 'fd00::1', 'nonsense', ''])('%j belongs to no country', (address) => {
  expect(countryOf(address)).toBeNull()
})
