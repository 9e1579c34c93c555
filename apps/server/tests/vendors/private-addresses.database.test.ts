import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOutgoing } from '@sanuk/host/outgoing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let operator: Browser
let token: string
/** What names resolve to. */
const PUBLIC = '93.184.216.34'
const names = new Map<string, string>([['issuer.example', PUBLIC]])
beforeAll(async () => {
  // As in production.
  const outgoing = createOutgoing({
    privateAllowed: false,
    trustedOrigins: [],
    resolve: async (host) => [{ address: names.get(host) ?? '127.0.0.1', family: 4 }],
  })
  house = await openHouse([], { outgoing })
  operator = openBrowser(house)
  token = (await operator.operatorLogin()).body.value.token
  await house.vendors.add({ code: 'ACME', name: 'Acme', wallet: 'seamless', address: null, sandbox: true })
})
afterAll(() => house.close())

const MESSAGE = 'This address is not on the public internet and cannot be called.'

test.each(['http://localhost:8081', 'http://127.0.0.1', 'http://169.254.169.254', 'http://[::ffff:10.0.0.1]'])(
  'outside a demo, a vendor at %s is refused with a message at the field',
  async (address) => {
    const body = {
      name: 'Acme',
      address,
      sandbox: true,
      addresses: [],
      limits: [],
      campaigns: [],
      alarm: null,
      capEnforced: true,
    }
    const refused = await operator.send({ method: 'PUT', path: '/ops/vendors/ACME', part: 'office', token, body })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'address', message: MESSAGE }] } })
    const add = house.vendors.add({ code: 'NEW', name: 'New', wallet: 'seamless', address, sandbox: true })
    await expect(add).rejects.toMatchObject({ code: 'invalid_request' })
  },
)

const enter = (issuer: string, tokenEndpoint: string | null = null) =>
  operator.send({
    method: 'PUT',
    path: '/ops/providers',
    part: 'office',
    token,
    body: { code: 'google', name: 'Google', clientId: 'c', clientSecret: 's', issuer, tokenEndpoint, enabled: true },
  })

test('outside a demo, an issuer of this machine is refused even for a demo brand', async () => {
  const fields = async (issuer: string, tokenEndpoint?: string) => (await enter(issuer, tokenEndpoint)).body.fields
  expect(await fields('http://localhost:8081')).toMatchObject([{ field: 'issuer', message: MESSAGE }])
  expect(await fields('https://issuer.internal')).toMatchObject([{ field: 'issuer', message: MESSAGE }])
  expect(await fields('https://issuer.example', 'https://10.0.0.1/token')).toMatchObject([
    { field: 'tokenEndpoint', message: MESSAGE },
  ])
  expect((await enter('https://issuer.example')).status).toBe(200)
})

test('an issuer whose name leads to this machine after it was entered is not called', async () => {
  let connections = 0
  const server = createServer().on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  names.set('localhost', PUBLIC)
  expect((await enter(`https://localhost:${(server.address() as AddressInfo).port}`)).status).toBe(200)
  names.delete('localhost')
  const asked = await operator.send({ method: 'POST', path: '/ops/providers/google/ask', part: 'office', token })
  expect(asked.body.code).toBe('provider_unreachable')
  expect(connections).toBe(0)
  server.close()
})

test('outside a demo, a vendor whose address leads to this machine is not called', async () => {
  await house.synchroniseCatalogue()
  const games = () => house.pool.query(`select 1 from catalogue.game where vendor = 'STUDIO'`)
  expect((await games()).rowCount).toBe(0)
})
