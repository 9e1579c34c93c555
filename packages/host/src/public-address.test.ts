import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

// Addresses of well-known services, which anybody may call.
test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '169.253.255.255',
  '223.255.255.255',
  '::ffff:8.8.8.8',
  '2606:4700:4700::1111',
  '2a00:1450:4001:830::200e',
  '64:ff9b::8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['this machine', '::1'],
  ['this machine, mapped', '::ffff:127.0.0.1'],
  ['this machine, mapped', '::ffff:7f00:1'],
  ['this machine, compatible', '::127.0.0.1'],
  ['this machine behind NAT64', '64:ff9b::127.0.0.1'],
  ['any address', '0.0.0.0'],
  ['any address', '::'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a private network, mapped', '::ffff:192.168.1.1'],
  ['a private network of IPv6', 'fd12:3456::1'],
  ['a private network behind NAT64', '64:ff9b::a00:1'],
  ['behind a carrier', '100.64.0.1'],
  ['the link', '169.254.1.1'],
  ['the link', 'fe80::1'],
  ['the link with its zone', 'fe80::1%eth0'],
  ['the site', 'fec0::1'],
  ['metadata of AWS, Google and Azure', '169.254.169.254'],
  ['metadata of AWS by IPv6', 'fd00:ec2::254'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192'],
  ['metadata of Azure', '168.63.129.16'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.250'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['an example', '203.0.113.7'],
  ['an example', '2001:db8::1'],
  ['6to4 of this machine', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['local NAT64', '64:ff9b:1::1'],
  ['no address', 'localhost'],
  ['no address', '2130706433'],
  ['no address', '0x7f.1'],
  ['no address', ''],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
