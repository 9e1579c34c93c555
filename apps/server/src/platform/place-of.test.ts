import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['2001:0db8:0012:0034::1', '2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s belongs to subscriber %s in network %s', (address, own, network) => {
  expect(placeOf(address)).toEqual({ address: own, network })
})
