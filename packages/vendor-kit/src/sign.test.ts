import { expect, test } from 'vitest'
import { isSigned, type SharedKey, sign, signatureHeaders } from './sign.ts'

const key: SharedKey = { id: 'k1', secret: 'correct horse battery staple' }
const request = { method: 'POST', path: '/seamless/v1/bet', timestamp: '1800000000000', body: Buffer.from('{"a":1}') }
const now = 1_800_000_000_000
// printf 'POST\n/seamless/v1/bet\n1800000000000\n{"a":1}' | openssl dgst -sha256 -hmac 'correct horse battery staple'
const HMAC = 'd16840a5442d34224e0a2628e775cd11d9c93a86b1dd687e4de9610650ef9d36'
const signed = { ...request, keyId: 'k1', signature: HMAC }

// openssl genpkey -algorithm ed25519; openssl pkey -pubout
const privateKey = {
  id: 'e1',
  algorithm: 'ed25519' as const,
  privateKey: `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEICqeTece7xvRM/7P/YBInbRcNhM/K20tEiK339cMLQKK
-----END PRIVATE KEY-----
`,
}
const publicKey = {
  id: 'e1',
  algorithm: 'ed25519' as const,
  publicKey: `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAlGnFUx9iCFagCCFS7cUFJrsDFBwMcARzy1venOyB46s=
-----END PUBLIC KEY-----
`,
}
// printf 'POST\n/seamless/v1/bet\n1800000000000\n{"a":1}' > f; openssl pkeyutl -sign -rawin -inkey key.pem -in f | base64
const ED25519 = 'RIEmgBRSDgR9eFADuOVOZsKn1JwLOP8TA091WFBcIiSvPjzNjW1TS9nHdNy34fifAqLQmnlCePs/1/qwwbYnDQ=='
const signedByPair = { ...request, keyId: 'e1', signature: ED25519 }

test('sign: matches OpenSSL for a shared secret and for a key pair', () => {
  expect(sign(request, key)).toBe(HMAC)
  expect(sign(request, { ...key, algorithm: 'hmac-sha256' })).toBe(HMAC)
  expect(sign(request, privateKey)).toBe(ED25519)
})

test('signatureHeaders: name vendor, key, time and signature', () => {
  const { timestamp: _, ...unsigned } = request
  expect(signatureHeaders(unsigned, { vendor: 'ACME', key: privateKey, now })).toEqual({
    'x-vendor': 'ACME',
    'x-key': 'e1',
    'x-timestamp': '1800000000000',
    'x-signature': ED25519,
  })
})

test('isSigned: accepts signatures of every given key, by HMAC or Ed25519', async () => {
  expect(isSigned(signed, [{ id: 'k2', secret: 'other' }, key], now)).toBe(true)
  const keys = [key, publicKey]
  expect(isSigned(signed, keys, now)).toBe(true)
  expect(await isSigned(signedByPair, keys, now)).toBe(true)
})

const CHANGES = [
  ['another body', { body: Buffer.from('{"a":2}') }],
  ['a trailing blank in the body', { body: Buffer.from('{"a":1} ') }],
  ['no body', { body: Buffer.alloc(0) }],
  ['another path', { path: '/seamless/v1/win' }],
  ['a path with a query', { path: '/seamless/v1/bet?a=1' }],
  ['another method', { method: 'PUT' }],
  ['another time', { timestamp: '1800000000001' }],
  ['a time with a zero in front', { timestamp: '01800000000000' }],
  ['a time that is no number', { timestamp: '18e11' }],
  ['no time', { timestamp: '' }],
  ['an unknown key', { keyId: 'k3' }],
  ['no signature', { signature: '' }],
] as const

test.each(CHANGES)('isSigned: rejects a request with %s', async (_, change) => {
  expect(isSigned({ ...signed, ...change }, [key], now)).toBe(false)
  expect(await isSigned({ ...signedByPair, ...change }, [publicKey], now)).toBe(false)
})

test.each([
  ['shortened', HMAC.slice(0, -1)],
  ['longer', `${HMAC}0`],
  ['in upper-case hex', HMAC.toUpperCase()],
  ['with a digit changed', HMAC.replace('6', '7')],
  ['in base64', Buffer.from(HMAC, 'hex').toString('base64')],
  // Whoever keeps the lower eight bits of these only reads the right digits.
  ['in letters whose low bytes look right', HMAC.replaceAll('d', '\u0164')],
])('isSigned: rejects an HMAC signature %s', (_, signature) => {
  expect(signature).not.toBe(HMAC)
  expect(isSigned({ ...signed, signature }, [key], now)).toBe(false)
})

test('isSigned: a key verifies only signatures of its own algorithm', async () => {
  // Whoever took the public half for a secret would let in everybody who knows it.
  const asSecret = sign(request, { id: 'e1', secret: publicKey.publicKey })
  expect(await isSigned({ ...signedByPair, signature: asSecret }, [publicKey], now)).toBe(false)
  expect(isSigned({ ...signed, signature: ED25519 }, [key], now)).toBe(false)
})

test.each([5 * 60_000, -5 * 60_000])('isSigned: rejects a time more than five minutes off: %d ms', async (away) => {
  const beyond = away + Math.sign(away)
  expect(isSigned(signed, [key], now + away)).toBe(true)
  expect(isSigned(signed, [key], now + beyond)).toBe(false)
  expect(await isSigned(signedByPair, [publicKey], now + away)).toBe(true)
  expect(await isSigned(signedByPair, [publicKey], now + beyond)).toBe(false)
})
