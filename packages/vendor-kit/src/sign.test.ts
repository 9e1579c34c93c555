import { expect, test } from 'vitest'
import { isSigned, sign } from './sign.ts'

const key = { id: 'k1', secret: 'correct horse battery staple' }
const request = { method: 'POST', path: '/seamless/v1/bet', timestamp: '1800000000000', body: Buffer.from('{"a":1}') }
const now = 1_800_000_000_000

test('signs as OpenSSL does', () => {
  // printf 'POST\n/seamless/v1/bet\n1800000000000\n{"a":1}' | openssl dgst -sha256 -hmac 'correct horse battery staple'
  expect(sign(request, key.secret)).toBe('d16840a5442d34224e0a2628e775cd11d9c93a86b1dd687e4de9610650ef9d36')
})

test('accepts what either live key signed', () => {
  const signed = { ...request, keyId: 'k1', signature: sign(request, key.secret) }
  expect(isSigned(signed, [{ id: 'k2', secret: 'other' }, key], now)).toBe(true)
})

test.each([
  ['another body', { body: Buffer.from('{"a":2}') }],
  ['another path', { path: '/seamless/v1/win' }],
  ['another method', { method: 'PUT' }],
  ['an unknown key', { keyId: 'k3' }],
  ['a shortened signature', { signature: sign(request, key.secret).slice(0, -1) }],
  ['upper-case hex', { signature: sign(request, key.secret).toUpperCase() }],
  ['a timestamp that is no number', { timestamp: '18e11' }],
])('refuses %s', (_, change) => {
  const signed = { ...request, keyId: 'k1', signature: sign(request, key.secret), ...change }
  expect(isSigned(signed, [key], now)).toBe(false)
})

test('refuses what is older or newer than five minutes', () => {
  const signed = { ...request, keyId: 'k1', signature: sign(request, key.secret) }
  expect(isSigned(signed, [key], now + 5 * 60_000)).toBe(true)
  expect(isSigned(signed, [key], now + 5 * 60_000 + 1)).toBe(false)
  expect(isSigned(signed, [key], now - 5 * 60_000 - 1)).toBe(false)
})
