import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { vendorSettings } from './vendor-settings.ts'

const shared = { id: 'k1', secret: 'a secret of at least thirty-two letters' }
const acme = { code: 'ACME', name: 'Acme', wallet: 'seamless', address: 'https://games.acme.example', keys: [shared] }
const pairs = { ed25519: generateKeyPairSync('ed25519'), x25519: generateKeyPairSync('x25519') }
const pem = (kind: keyof typeof pairs) => pairs[kind].publicKey.export({ type: 'spki', format: 'pem' })
const privatePem = pairs.ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' })
const read = (...vendors: object[]) => vendorSettings.safeParse(JSON.stringify(vendors))

test('a vendor with a shared key and no addresses is accepted', () => {
  expect(read(acme).data).toEqual([acme])
})

test('an Ed25519 public key is added beside the shared key', () => {
  const publicKey = { id: 'e1', algorithm: 'ed25519', publicKey: pem('ed25519') }
  expect(read({ ...acme, publicKeys: [publicKey] }).data?.[0]?.keys).toEqual([shared, publicKey])
})

test('addresses are read as ranges', () => {
  const { addresses } = read({ ...acme, addresses: ['203.0.113.0/24', '2001:db8::/32'] }).data?.[0] ?? {}
  expect([addresses?.has('203.0.113.9'), addresses?.has('2001:db8::9'), addresses?.has('198.51.100.1')]).toEqual([
    ...[true, true, false],
  ])
})

test.each([
  ['no key', { keys: [] }],
  ['a short secret', { keys: [{ id: 'k1', secret: 'short' }] }],
  ['a public key of another kind', { publicKeys: [{ id: 'e1', algorithm: 'ed25519', publicKey: pem('x25519') }] }],
  ['a private key as its public key', { publicKeys: [{ id: 'e1', algorithm: 'ed25519', publicKey: privatePem }] }],
  ['an invalid public key', { publicKeys: [{ id: 'e1', algorithm: 'ed25519', publicKey: 'PEM' }] }],
  ['an empty list of addresses', { addresses: [] }],
  ['an address that is no range', { addresses: ['203.0.113.9'] }],
  ['an unknown field', { secret: 'x' }],
])('vendor settings with %s are refused', (_, change) => {
  expect(read({ ...acme, ...change }).success).toBe(false)
})
