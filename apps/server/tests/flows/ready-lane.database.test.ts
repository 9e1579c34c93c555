import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await house.site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

/** An answer stands ready for so long: what earlier tests asked for does no more. */
const READY_MS = 5_000
beforeEach(() => house.passTime(READY_MS))

const MENUS = '/lgw/games/game_menus'
const MINUTE_MS = 60_000

/** Asks over a real connection: what is injected never meets the lane. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = house.site.server.address() as AddressInfo
  const asking = request({ port, path, method, headers: { host: 'localhost', ...headers } }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

/** Only the long way counts calls, and says so. */
const tookLane = ({ headers }: { headers: IncomingHttpHeaders }) => headers['x-ratelimit-limit'] === undefined

test('a repeated request is answered from the cache as the first one was', async () => {
  const first = await ask(MENUS)
  const second = await ask(MENUS)
  expect([tookLane(first), tookLane(second)]).toEqual([false, true])
  expect(second.body).toBe(first.body)
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'x-content-type-options']) {
    expect([name, second.headers[name]]).toEqual([name, expect.any(String)])
    expect(second.headers[name]).toBe(first.headers[name])
  }
  const known = await ask(MENUS, { 'if-none-match': String(second.headers.etag) })
  expect([tookLane(known), known.status, known.body]).toEqual([true, 304, ''])
})

test('the cache separates languages, queries and hosts', async () => {
  const banners = '/wps/relay/banners?language=th&groupName=w_home'
  for (const headers of [{}, { 'accept-language': 'en' }]) {
    await ask(banners, headers)
    expect(tookLane(await ask(banners, headers))).toBe(true)
  }
  expect(tookLane(await ask(banners.replace('=th', '=en')))).toBe(false)
  await ask('/wps/system/whitelabel')
  const elsewhere = await ask('/wps/system/whitelabel', { host: 'chandra.localhost:80' })
  expect(JSON.parse(elsewhere.body).value.brand.code).toBe('CHANDRA')
  expect((await ask('/wps/system/whitelabel', { host: 'nobody.example' })).status).toBe(400)
})

test('requests that are forwarded, not GET or not allowed bypass the cache', async () => {
  await ask(MENUS)
  expect(tookLane(await ask(MENUS, { 'x-forwarded-host': 'chandra.localhost' }))).toBe(false)
  expect((await ask(MENUS, {}, 'POST')).status).toBe(404)
  // A brand of members shows nothing at its door, however often somebody asks.
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(MENUS, { host: 'chandra.localhost' })).status).toBe(401)
  }
})

const nameNow = async () => JSON.parse((await ask('/wps/system/whitelabel')).body).value.brand.name

test('a change replaces the cached answer', async () => {
  await ask('/wps/system/whitelabel')
  await owner.query("update system.brand set name = 'Sabai' where code = 'SANUK'")
  await expect.poll(nameNow).toBe('Sabai')
})

test('a cached answer is not sent once maintenance or a country block begins', async () => {
  await owner.query('begin')
  await owner.query(
    "insert into system.maintenance (id, brand, starts_at, ends_at) select gen_random_uuid(), id, $1, $2 from system.brand where code = 'SANUK'",
    [new Date(house.clock().getTime() + 1_000), new Date(house.clock().getTime() + MINUTE_MS)],
  )
  await owner.query("update system.brand set name = 'Sabai sabai' where code = 'SANUK'")
  await owner.query('commit')
  const lanesTaken = async () => [await ask(MENUS), await ask(MENUS)].map(tookLane)
  // Whoever knows the name knows of the maintenance.
  await expect.poll(nameNow).toBe('Sabai sabai')
  await ask(MENUS)
  expect(tookLane(await ask(MENUS))).toBe(true)
  house.passTime(1_000)
  expect((await ask(MENUS)).status).toBe(503)
  house.passTime(MINUTE_MS)
  expect((await ask(MENUS)).status).toBe(200)
  await owner.query("update system.brand set blocked_countries = '{US}' where code = 'SANUK'")
  await expect.poll(lanesTaken).toEqual([false, false])
  await owner.query("update system.brand set blocked_countries = '{}' where code = 'SANUK'")
  await expect.poll(async () => (await lanesTaken())[1]).toBe(true)
})
