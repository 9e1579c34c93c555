import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { isPublicKey } from './encrypt.ts'
import { createVapid } from './vapid.ts'

const CONTACT = 'https://sanuk.example'
const vapid = createVapid('a secret of the installation', CONTACT)

test('one secret gives one key pair, another secret another', () => {
  expect(createVapid('a secret of the installation', CONTACT).publicKey).toBe(vapid.publicKey)
  expect(createVapid('another secret', CONTACT).publicKey).not.toBe(vapid.publicKey)
  expect(isPublicKey(Buffer.from(vapid.publicKey, 'base64url'))).toBe(true)
})

test('a VAPID token is valid for one push service and twelve hours', async () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const header = await vapid.authorize('https://web.push.apple.com/QAbc?d=1', now)
  const [, token = '', publicKey] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
  expect(publicKey).toBe(vapid.publicKey)
  const point = Buffer.from(vapid.publicKey, 'base64url')
  const x = point.toString('base64url', 1, 33)
  const key = { kty: 'EC', crv: 'P-256', x, y: point.toString('base64url', 33) }
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [key] }), { currentDate: now })
  expect(payload).toEqual({
    aud: 'https://web.push.apple.com',
    sub: CONTACT,
    exp: new Date('2026-11-23T00:00:00Z').getTime() / 1000,
  })
})
