import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openSecondHouse } from '../sign-in/second-house.fixture.ts'

let house: TestHouse
let second: Awaited<ReturnType<typeof openSecondHouse>>
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  second = await openSecondHouse(house)
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query("update system.brand set domains = domains || '{127.0.0.2}' where code = 'CHANDRA'")
  for (const { site } of [house, second]) await site.listen({ host: '0.0.0.0', port: 0 })
})
afterAll(async () => {
  await owner.end()
  await second.close()
  await house.close()
})

const WHITELABEL = '/wps/system/whitelabel'
const ask = (headers: Record<string, string> = {}, site = house.site) =>
  site.inject({ url: WHITELABEL, headers: { host: 'localhost', ...headers } })

const nameAt = async (site: FastifyInstance) => (await ask({}, site)).json().value.brand.name

/** Both processes have heard of all that earlier tests changed: a page that opens now is told of nothing else. */
beforeEach(async () => {
  await Promise.all([nameAt(house.site), nameAt(second.site)])
  const name = `Sanuk ${randomUUID()}`
  await owner.query("update system.brand set name = $1, age_minimum = 18 where code = 'SANUK'", [name])
  for (const { site } of [house, second]) await expect.poll(() => nameAt(site), { timeout: 15_000 }).toBe(name)
})

/** A visitor's page at a host, and what it was told after it was greeted. */
async function openPage(site: FastifyInstance, host: string) {
  const { port } = site.server.address() as AddressInfo
  const socket = new WebSocket(`ws://${host}:${port}/wps/live`)
  await once(socket, 'open')
  const greeted = once(socket, 'message')
  socket.send(JSON.stringify({ token: null }))
  expect(JSON.parse((await greeted)[0].data)).toEqual({ kind: 'ready' })
  const told: unknown[] = []
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))))
  return { told, send: (text: string) => socket.send(text), close: () => socket.close(), ended: once(socket, 'close') }
}

test('a ping of an open page is answered by pong, and any other message closes its socket', async () => {
  const page = await openPage(house.site, 'localhost')
  page.send('{"kind":"ping"}')
  await expect.poll(() => page.told).toEqual([{ kind: 'pong' }])
  page.send('{"kind":"ready"}')
  expect((await page.ended)[0].code).toBe(4400)
})

test('a known ETag is answered with 304 until the content changes', async () => {
  const first = await ask()
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await ask({ 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await owner.query("update system.brand set name = 'Sabai' where code = 'SANUK'")
  await expect.poll(async () => (await ask({ 'if-none-match': etag })).statusCode).toBe(200)
  expect(await nameAt(house.site)).toBe('Sabai')
})

test('a change is published to all pages of its brand in every process, and to no other brand', async () => {
  const pages = [await openPage(house.site, '127.0.0.1'), await openPage(second.site, '127.0.0.1')]
  const stranger = await openPage(house.site, '127.0.0.2')
  await owner.query("update system.brand set name = 'Sanuk again' where code = 'SANUK'")
  for (const { told } of pages) await expect.poll(() => told).toEqual([{ kind: 'changed', topic: 'brand' }])
  expect(await nameAt(second.site)).toBe('Sanuk again')
  await owner.query("update system.brand set name = 'Chandra' where code = 'CHANDRA'")
  await expect.poll(() => stranger.told).toEqual([{ kind: 'changed', topic: 'brand' }])
  expect(pages.map(({ told }) => told.length)).toEqual([1, 1])
  for (const { close } of [...pages, stranger]) close()
})

test('a change that is rolled back is not published', async () => {
  const name = await nameAt(house.site)
  const page = await openPage(house.site, '127.0.0.1')
  await owner.query("begin; update system.brand set name = 'Nobody' where code = 'SANUK'; rollback")
  await owner.query("update system.brand set age_minimum = 20 where code = 'SANUK'")
  await expect.poll(() => page.told.length).toBe(1)
  expect((await ask()).json().value).toMatchObject({ brand: { name }, ageMinimum: 20 })
  page.close()
})

test('cached answers are not shared between brands', async () => {
  const [here, there] = await Promise.all([ask(), ask({ host: 'chandra.localhost' })])
  expect([here, there].map((reply) => reply.json().value.brand.code)).toEqual(['SANUK', 'CHANDRA'])
})

test('a session may hold 50 live connections, and one more is closed with code 1013', async () => {
  const { port } = house.site.server.address() as AddressInfo
  const token = await house.tokenOf('demo')
  const openOne = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live`)
    await once(socket, 'open')
    const answered = Promise.race([
      once(socket, 'message').then(() => 'greeted' as const),
      once(socket, 'close').then(([event]) => event.code as number),
    ])
    socket.send(JSON.stringify({ token }))
    return { socket, said: await answered }
  }
  const pages = [await openOne()]
  for (let page = 1; page < 50; page += 1) pages.push(await openOne())
  expect(new Set(pages.map(({ said }) => said))).toEqual(new Set(['greeted']))
  expect((await openOne()).said).toBe(1013)
  pages[0]?.socket.close()
  await expect.poll(async () => (await openOne()).said).toBe('greeted')
  for (const { socket } of pages) socket.close()
})
