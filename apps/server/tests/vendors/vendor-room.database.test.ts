import { generateKeyPairSync } from 'node:crypto'
import { amount } from '@sanuk/money/amount'
import { signatureHeaders } from '@sanuk/vendor-kit/sign'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { VendorLimits } from '../../src/modules/games/vendors/index.ts'
import { openVendorRooms } from './vendor-room.fixture.ts'

let house: Awaited<ReturnType<typeof openVendorRooms>>
beforeAll(async () => {
  house = await openVendorRooms()
})
afterAll(() => house.close())

let made = 0
/** A vendor nobody used yet, in the sandbox. */
async function newVendor(address: string | null = null): Promise<string> {
  made += 1
  const code = `ACME_${made}`
  await house.vendors.add({ code, name: 'Acme', wallet: 'seamless', address, sandbox: true })
  return code
}

async function newKey(vendor: string) {
  const { id, secret } = await house.vendors.makeKey(vendor)
  if (secret === null) throw new Error('a shared key has a secret')
  return { id, secret }
}

test('a vendor has at most two live keys', async () => {
  const vendor = await newVendor()
  const [first, second] = [await newKey(vendor), await newKey(vendor)]
  expect([first.id, second.id]).toEqual(['k1', 'k2'])
  await expect(house.vendors.makeKey(vendor)).rejects.toMatchObject({ code: 'two_keys_live' })
  expect([await house.heard(vendor, first), await house.heard(vendor, second)]).toEqual([
    'INVALID_TOKEN',
    'INVALID_TOKEN',
  ])
})

test('only one of five parallel requests for a second key succeeds', async () => {
  const vendor = await newVendor()
  await newKey(vendor)
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => house.vendors.makeKey(vendor)))
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array(4).fill('two_keys_live'))
})

test('a revoked key is refused, the other stays valid, and a third can be made', async () => {
  const vendor = await newVendor()
  const [old, next] = [await newKey(vendor), await newKey(vendor)]
  await house.vendors.revokeKey(vendor, old.id)
  expect([await house.heard(vendor, old), await house.heard(vendor, next)]).toEqual([
    'INVALID_SIGNATURE',
    'INVALID_TOKEN',
  ])
  expect((await newKey(vendor)).id).toBe('k3')
  await expect(house.vendors.revokeKey(vendor, old.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('a key’s secret is not stored in plain text and is deleted on revocation', async () => {
  const vendor = await newVendor()
  const { id, secret } = await newKey(vendor)
  const kept = () => house.pool.query('select secret from vendors.key where vendor = $1', [vendor])
  const bytes: Buffer = (await kept()).rows[0].secret
  expect(bytes.includes(Buffer.from(secret))).toBe(false)
  expect(bytes.includes(Buffer.from(secret, 'hex'))).toBe(false)
  await house.vendors.revokeKey(vendor, id)
  expect((await kept()).rows[0].secret).toBeNull()
})

test('a vendor can register its own Ed25519 public key; a private key is refused', async () => {
  const vendor = await newVendor()
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  expect(await house.vendors.makeKey(vendor, publicKey)).toEqual({ id: 'k1', secret: null })
  await expect(house.vendors.makeKey(vendor, privateKey)).rejects.toMatchObject({ code: 'invalid_request' })
  const path = '/seamless/v1/authenticate'
  const body = Buffer.from(JSON.stringify({ requestId: 'r', token: 't' }))
  const key = { id: 'k1', algorithm: 'ed25519', privateKey } as const
  const by = { vendor, key, now: house.clock().getTime() }
  const reply = await house.site.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      ...signatureHeaders({ method: 'POST', path, body }, by),
    },
  })
  expect(reply.json().status).toBe('INVALID_TOKEN')
})

test('a switched-off vendor’s calls are refused, and other processes learn of it within a second', async () => {
  const vendor = await newVendor()
  const key = await newKey(vendor)
  await vi.waitFor(() => expect(house.other.vendors.isEnabled(vendor)).toBe(true), 1_000)
  await house.vendors.enable(vendor, false)
  expect(await house.heard(vendor, key)).toBe('FORBIDDEN')
  await vi.waitFor(() => expect(house.other.vendors.signerOf(vendor)?.switchedOff).toBe(true), 1_000)
  await house.vendors.enable(vendor, true)
  expect(await house.heard(vendor, key)).toBe('INVALID_TOKEN')
})

test('games of a switched-off vendor cannot be launched and are shown as not playable', async () => {
  await house.synchroniseCatalogue()
  const { body } = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  const token = await house.tokenOf('demo')
  const wish = { nodeId: body.value.list[0].nodeId, device: 'desktop' }
  const launch = () => house.call({ method: 'POST', path: '/wps/game/launchGame', token, body: wish })
  await house.vendors.enable('STUDIO', false)
  const refused = await launch()
  const listed = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  await house.vendors.enable('STUDIO', true)
  expect(refused.body.code).toBe('game_unavailable')
  expect(listed.body.value.list[0].playable).toBe(false)
  expect((await launch()).status).toBe(200)
})

test('games of a sandbox vendor can be launched but are not listed, and pages load nothing from its address', async () => {
  const code = await newVendor(house.vendor.address)
  await newKey(code)
  await house.synchroniseCatalogue()
  const { rows } = await house.pool.query('select node_id, listed from catalogue.game where vendor = $1', [code])
  expect(rows).toEqual([{ node_id: expect.any(String), listed: false }])
  const body = { nodeId: rows[0].node_id, device: 'desktop' }
  const token = await house.tokenOf('demo')
  const opened = await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
  expect(new URL(opened.body.value.content).origin).toBe(house.vendor.address)
  await newVendor('https://games.acme.example')
  const { frames, pictures } = await house.sourcesOf('localhost')
  expect([frames, pictures]).toEqual([[house.vendor.address], [house.vendor.address]])
  await house.vendors.enable('STUDIO', false)
  expect(await house.sourcesOf('localhost')).toMatchObject({ frames: [], pictures: [] })
  await house.vendors.enable('STUDIO', true)
})

test('other processes know a new key within a second', async () => {
  const vendor = await newVendor()
  const { id } = await newKey(vendor)
  await vi.waitFor(() => expect(house.other.vendors.signerOf(vendor)?.keys.map((key) => key.id)).toEqual([id]), 1_000)
})

test('a vendor from the environment keeps its name and address, and the limits set by operators', async () => {
  const limits: VendorLimits = {
    float: { THB: amount(1_000_000_0000n) },
    hourlyWin: {},
    capEnforced: false,
    alarm: { percent: 150, rounds: 200 },
    largestJackpot: {},
    campaigns: [],
  }
  const studio = await house.vendors.find('STUDIO')
  if (!studio) throw new Error('there is no Studio')
  const wish = { ...studio, name: 'Somebody else', address: null, limits }
  await house.vendors.change('STUDIO', wish)
  await house.vendors.open()
  const known = await house.vendors.find('STUDIO')
  expect(known).toMatchObject({ configured: true, name: 'STUDIO', addresses: ['127.0.0.1/32'], limits })
  expect(known?.address).toBe(house.vendor.address)
  expect(house.vendors.limitsOf('STUDIO')).toEqual(limits)
  await expect(house.vendors.makeKey('STUDIO')).rejects.toMatchObject({ code: 'vendor_configured' })
})
