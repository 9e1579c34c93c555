import { expect, test } from 'vitest'
import { hmac } from './hmac.ts'

const none = new Uint8Array()
const of = (secret: string, text: string, bytes: Uint8Array = none) => hmac({ id: 'k', secret }, text, bytes)

test('hmac: matches RFC 4231 test case 2', () => {
  const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  expect(of('Jefe', 'what do ya want for nothing?')).toBe(expected)
  expect(of('Jefe', 'what do ya ', Buffer.from('want for nothing?'))).toBe(expected)
})

// printf 'POST\n/seamless/v1/bet\n1800000000000\n{"a":1}' | openssl dgst -sha256 -hmac SECRET
test.each([
  ['longer than a block', 'k'.repeat(131), 'd83193d81c9abd3f8a4715767bbaca2d5dca6e7f3567e85031db3e118837621a'],
  ['of Thai letters', 'รหัสลับ', 'b2ae9c00ef86f13d07c6997acca186f4ca5cbd70ed7e67640118378f7c655ae6'],
])('hmac: matches OpenSSL for a secret %s', (_, secret, expected) => {
  expect(of(secret, 'POST\n/seamless/v1/bet\n1800000000000\n', Buffer.from('{"a":1}'))).toBe(expected)
})

// head -c 100000 /dev/zero | tr '\0' a | openssl dgst -sha256 -hmac s
test('hmac: matches OpenSSL for 100 000 bytes and RFC 4231 for a small message after it', () => {
  expect(of('s', '', Buffer.alloc(100_000, 'a'))).toBe(
    '70d4370d7d7a26dd8a91540eb15cf5fde27e415215f98a7ac95fab609f7b66b7',
  )
  expect(of('Jefe', 'what do ya want for nothing?')).toMatch(/^5bdcc146/)
})
