import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openVendorRooms } from './vendor-room.fixture.ts'

let house: Awaited<ReturnType<typeof openVendorRooms>>
let token = ''
beforeAll(async () => {
  house = await openVendorRooms()
  token = await house.operatorToken()
})
afterAll(() => house.close())

/** A vendor that is the platform itself, which no other test changes. */
let code = ''
let entered = 0
beforeEach(async () => {
  entered += 1
  code = `OWN_${entered}`
  await house.vendors.enterHouse({ code, name: 'Own games' })
})

const ask = (method: string, path: string, body?: unknown) =>
  house.call({ method, path: `/ops/vendors${path}`, part: 'office', token, body })

const SETTINGS = {
  name: 'Somebody else',
  address: 'https://games.acme.example',
  sandbox: true,
  addresses: ['203.0.113.0/24'],
  limits: [],
  campaigns: [],
  alarm: null,
  capEnforced: true,
}

test('a house vendor is live without an address or keys and is called by nobody', async () => {
  expect(house.vendors.vendorNamed(code)).toMatchObject({
    wallet: 'house',
    address: null,
    sandbox: false,
    called: null,
  })
  expect(house.vendors.isEnabled(code)).toBe(true)
  expect(house.vendors.openVendor(code)).toBeNull()
  expect(house.vendors.signerOf(code)).toBeNull()
})

test('calls in the name of a house vendor are refused, also with a key of a real vendor', async () => {
  for (const key of [{ id: 'k1', secret: '0'.repeat(64) }, house.vendorKey]) {
    expect(await house.heard(code, key)).toBe('INVALID_SIGNATURE')
  }
})

test('entering a house vendor again keeps what operators decided and takes its new name', async () => {
  await house.vendors.enable(code, false)
  await house.vendors.enterHouse({ code, name: 'Renamed' })
  expect(await house.vendors.find(code)).toMatchObject({ name: 'Renamed', enabled: false, wallet: 'house' })
})

test('a house vendor cannot take the code of another vendor, which stays as it was', async () => {
  const taken = `ACME_${entered}`
  await house.vendors.add({ code: taken, name: 'Acme', wallet: 'seamless', address: null, sandbox: true })
  await expect(house.vendors.enterHouse({ code: taken, name: 'Own games' })).rejects.toThrow(taken)
  expect(await house.vendors.find(taken)).toMatchObject({ name: 'Acme', wallet: 'seamless', sandbox: true })
})

test('operators see a house vendor and switch it off, and can give it no address, sandbox, ranges or keys', async () => {
  const { list } = (await ask('GET', '')).body.value
  const own = { code, name: 'Own games', wallet: 'house', sandbox: false, liveKeys: null }
  expect(list).toContainEqual(expect.objectContaining(own))
  const changed = await ask('PUT', `/${code}`, SETTINGS)
  expect(changed.body.value).toMatchObject({ name: 'Own games', address: null, sandbox: false, addresses: [] })
  expect((await ask('POST', `/${code}/keys`, {})).body.code).toBe('vendor_configured')
  expect((await ask('POST', `/${code}/test`)).body.value.outcome).toBe('no_address')
  expect((await ask('PUT', `/${code}/enabled`, { enabled: false })).body.value.enabled).toBe(false)
  expect(house.vendors.isEnabled(code)).toBe(false)
})

test('operators cannot add a house vendor', async () => {
  const refused = await ask('POST', '', { code: 'MINE', name: 'Mine', wallet: 'house', address: null })
  expect(refused.status).toBe(400)
  expect(await house.vendors.find('MINE')).toBeNull()
})

test('the database refuses a house vendor with an address, a sandbox or ranges', async () => {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  try {
    for (const change of ["address = 'https://x.example'", 'sandbox = true', "addresses = '{10.0.0.0/8}'"]) {
      const changed = owner.query(`update vendors.vendor set ${change} where code = $1`, [code])
      await expect(changed, change).rejects.toThrow('vendor_address_check')
    }
  } finally {
    await owner.end()
  }
})
