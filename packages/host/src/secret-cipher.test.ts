import { createDecipheriv, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretCipher, createSecretHash } from './secret-cipher.ts'

const cipher = createSecretCipher('the secret of an installation, drawn once', 'Sanuk vendor keys')

test('secret cipher: opens what it sealed under a name, and no two ciphertexts are equal', () => {
  const sealed = cipher.seal('a secret', 'ACME k1')
  expect(cipher.open(sealed, 'ACME k1')).toBe('a secret')
  expect(cipher.seal('a secret', 'ACME k1').equals(sealed)).toBe(false)
  expect(sealed.toString('latin1')).not.toContain('a secret')
})

test('secret cipher: is AES-256-GCM with an HKDF key by RFC 5869, computed independently', () => {
  const pseudorandom = createHmac('sha256', Buffer.alloc(32))
    .update('the secret of an installation, drawn once')
    .digest()
  const key = createHmac('sha256', pseudorandom).update('Sanuk vendor keys').update(Buffer.of(1)).digest()
  const sealed = cipher.seal('a secret', 'ACME k1')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from('ACME k1'))
  decipher.setAuthTag(sealed.subarray(12, 28))
  expect(decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')).toBe('a secret')
})

test('secret cipher: does not open with another name, purpose, installation or changed bytes', () => {
  const sealed = cipher.seal('a secret', 'ACME k1')
  const changed = Buffer.from(sealed.map((byte, index) => (index === 30 ? byte ^ 1 : byte)))
  expect(() => cipher.open(sealed, 'ACME k2')).toThrow()
  const other = createSecretCipher('the secret of an installation, drawn once', 'Sanuk second factors')
  expect(() => other.open(sealed, 'ACME k1')).toThrow()
  expect(() =>
    createSecretCipher('the secret of another installation', 'Sanuk vendor keys').open(sealed, 'ACME k1'),
  ).toThrow()
  expect(() => cipher.open(changed, 'ACME k1')).toThrow()
})

test('secret cipher: sealing without an installation secret throws and names the reason', () => {
  expect(() => createSecretCipher(undefined, 'Sanuk vendor keys').seal('a secret', 'ACME k1')).toThrow(
    'the secret of the installation',
  )
})

test('secret hash: is HMAC-SHA-256 with an HKDF key by RFC 5869; throws without a secret', () => {
  const secret = 'the secret of an installation, drawn once'
  const pseudorandom = createHmac('sha256', Buffer.alloc(32)).update(secret).digest()
  const key = createHmac('sha256', pseudorandom).update('Sanuk recovery codes').update(Buffer.of(1)).digest()
  const expected = createHmac('sha256', key).update('ABCD').digest('hex')
  expect(createSecretHash(secret, 'Sanuk recovery codes')('ABCD').toString('hex')).toBe(expected)
  expect(() => createSecretHash(undefined, 'Sanuk recovery codes')('ABCD')).toThrow('the secret of the installation')
})
