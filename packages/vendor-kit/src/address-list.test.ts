import { expect, test } from 'vitest'
import { readAddressList } from './address-list.ts'

const list = readAddressList(['203.0.113.0/24', '198.51.100.7/32', '2001:db8:a::/48', '192.0.2.9', '2001:db8:c::1'])

test.each([
  ['203.0.113.0', true],
  ['203.0.113.255', true],
  ['203.0.114.0', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['::ffff:203.0.113.9', true],
  ['::ffff:203.0.114.9', false],
  ['2001:db8:a:ffff::1', true],
  ['2001:db8:b::1', false],
  ['192.0.2.9', true],
  ['::ffff:192.0.2.9', true],
  ['192.0.2.8', false],
  ['2001:db8:c::1', true],
  ['2001:db8:c::2', false],
  ['', false],
  ['203.0.113.9, 10.0.0.1', false],
])('address list contains "%s": %s', (address, expected) => {
  expect(list.has(address)).toBe(expected)
})

test('an empty address list contains no address', () => {
  expect(readAddressList([]).has('127.0.0.1')).toBe(false)
})

test.each([
  '203.0.113',
  '203.0.113.0/',
  '203.0.113.0/33',
  '2001:db8::/129',
  '203.0.113/24',
  '203.0.113.0/-1',
  '203.0.113.0/8/8',
  'x/8',
])('address list rejects the range %s', (range) => {
  expect(() => readAddressList([range])).toThrow(`${range} is no range`)
})
