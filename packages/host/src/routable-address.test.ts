import { expect, test } from 'vitest'
import { routableAddress } from './routable-address.ts'

test.each([
  ['/rng?page=%', '/rng?page=%'],
  ['/%E0%B8%81', '/%E0%B8%81'],
  ['/%', '/%25'],
  ['/%zz/a', '/%25zz/a'],
  // A Thai letter whose last byte is missing.
  ['/%E0%B8', '/%25E0%25B8'],
  ['/%ff?a=%20b', '/%25ff?a=%20b'],
])('routableAddress: %s becomes %s', (url, expected) => {
  expect(routableAddress({ url })).toBe(expected)
})
