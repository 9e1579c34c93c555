import { expect, test } from 'vitest'
import { isGoodAddress } from './issuer-rule.ts'

test.each([
  ['https://accounts.google.com', false, true],
  ['https://www.facebook.com', true, true],
  ['http://accounts.google.com', true, false],
  ['http://localhost:9500', true, true],
  ['http://localhost:9500', false, false],
  ['https://user:secret@issuer.example', false, false],
  ['https://issuer.example/?a=b', false, false],
  ['https://issuer.example/#a', false, false],
  ['file:///etc/passwd', true, false],
  ['issuer.example', true, false],
])('issuer %s of a brand with demo %s is accepted: %s', (address, demo, good) => {
  expect(isGoodAddress(address, demo)).toBe(good)
})
