import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openSecondHouse } from './second-house.fixture.ts'

let house: TestHouse
let second: Awaited<ReturnType<typeof openSecondHouse>>
beforeAll(async () => {
  house = await openHouse()
  second = await openSecondHouse(house)
  for (const { site } of [house, second]) await site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await second.close()
  await house.close()
})

const SESSIONS = '/wps/member/sessions'
const list = async (token: string) => (await house.call({ method: 'GET', path: SESSIONS, token })).body.value.sessions
const own = async (token: string) => (await list(token)).find((it: { current: boolean }) => it.current).id
const end = (token: string, id = '') => house.call({ method: 'DELETE', path: `${SESSIONS}${id && `/${id}`}`, token })
const statusOf = async (token: string) => (await house.call({ method: 'GET', path: '/wps/member/info', token })).status

/** A page of a member, connected to one of the processes and greeted. */
async function openPage(site: FastifyInstance, token: string) {
  const { port } = site.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live`)
  const closed = once(socket, 'close').then(([event]) => ({ code: event.code, at: performance.now() }))
  await once(socket, 'open')
  // News may come before the greeting: the page is connected from the moment it is known.
  const greeted = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => JSON.parse(data).kind === 'ready' && resolve())
  })
  socket.send(JSON.stringify({ token }))
  await greeted
  return { closed, isOpen: () => socket.readyState === WebSocket.OPEN, close: () => socket.close() }
}

/** Does something that ends the session of pages, all of which must be closed for that within a second. */
async function expectEnd(
  pages: readonly { closed: Promise<{ code: number; at: number }> }[],
  act: () => Promise<unknown>,
) {
  const from = performance.now()
  await act()
  for (const { code, at } of await Promise.all(pages.map(({ closed }) => closed))) {
    expect(code).toBe(4401)
    expect(at - from).toBeLessThan(1_000)
  }
}

const register = async (username: string): Promise<string> => {
  await house.register(username)
  return house.tokenOf(username)
}

test('the list of a member’s sessions shows device, address and times, the current one first', async () => {
  await register('sees_sessions')
  house.passTime(1_000)
  const token = await house.tokenOf('sees_sessions')
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
  await house.pool.query('update identity.session set user_agent = $1 where id = $2', [firefox, await own(token)])
  const sessions = await list(token)
  expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])
  expect(sessions[0]).toEqual({
    id: expect.any(String),
    current: true,
    startedAt: house.clock().toISOString(),
    seenAt: house.clock().toISOString(),
    address: '127.0.0.1',
    country: null,
    device: { kind: 'desktop', browser: 'Firefox', system: 'Linux' },
  })
})

test('an idle session is refused and not listed', async () => {
  const token = await register('idle_sessions')
  house.passTime(31 * 60_000)
  expect(await statusOf(token)).toBe(401)
  expect(await list(await house.tokenOf('idle_sessions'))).toHaveLength(1)
})

test('neither calls that a page makes by itself nor its connection keep a session from idling out', async () => {
  const token = await register('left_open')
  const ask = async () => (await house.call({ method: 'GET', path: '/wps/member/info', token, byClock: true })).status
  house.passTime(20 * 60_000)
  expect(await ask()).toBe(200)
  const open = await openPage(house.site, token)
  expect(open.isOpen()).toBe(true)
  house.passTime(10 * 60_000)
  expect(await ask()).toBe(401)
  open.close()
})

test('ending one session closes its pages on every process within a second, and no others', async () => {
  const ending = await register('ends_one')
  const staying = await house.tokenOf('ends_one')
  const pages = await Promise.all([house.site, second.site].map((site) => openPage(site, ending)))
  const other = await openPage(second.site, staying)
  const id = await own(ending)
  await expectEnd(pages, () => end(staying, id))
  expect(await statusOf(ending)).toBe(401)
  expect(await statusOf(staying)).toBe(200)
  expect(other.isOpen()).toBe(true)
  expect((await end(staying, id)).status).toBe(404)
  other.close()
})

test('a member cannot end another member’s session', async () => {
  const token = await register('owner_of_it')
  const stranger = await register('stranger_to_it')
  expect((await end(stranger, await own(token))).body).toMatchObject({ code: 'not_found' })
  expect(await statusOf(token)).toBe(200)
})

test('ending all other sessions ends 252 of them and closes their page within a second', async () => {
  const ending = await register('ends_others')
  const staying = await house.tokenOf('ends_others')
  await house.pool.query(
    `insert into identity.session (token_hash, id, member, brand, address, started_at, seen_at, expires_at)
     select sha256(convert_to(number::text || member::text, 'utf8')), gen_random_uuid(), member, brand, address,
            started_at, seen_at, expires_at
       from identity.session, generate_series(1, 250) number where id = $1`,
    [await own(ending)],
  )
  const page = await openPage(second.site, ending)
  const ended = { body: { value: { ended: 0 } } }
  await expectEnd([page], async () => Object.assign(ended, await end(staying)))
  // The one of the registration, the one that was connected, and those that were made of it.
  expect(ended.body.value).toEqual({ ended: 252 })
  expect(await list(staying)).toHaveLength(1)
})

test('signing out closes the pages of that session', async () => {
  const token = await register('signs_out')
  const page = await openPage(second.site, token)
  await expectEnd([page], () => house.call({ method: 'DELETE', path: '/wps/session/logout', token }))
})

test('closing the account closes all of its pages', async () => {
  const tokens = [await register('is_closed'), await house.tokenOf('is_closed')]
  const pages = await Promise.all(tokens.map((token) => openPage(second.site, token)))
  const close = `update members.member set closed_at = clock_timestamp() where username = 'is_closed'`
  await expectEnd(pages, () => house.pool.query(close))
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401])
})

/** Ends the connections on which the processes listen. */
async function cutLines(): Promise<void> {
  const client = new pg.Client({ connectionString: house.clones.serverUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sanuk sanuk_live' and datname = current_database()`,
  )
  await client.end()
}

test('a session ended while the process’s database listener was down is closed afterwards', async () => {
  const ending = await register('line_is_down')
  const staying = await house.tokenOf('line_is_down')
  const [page, other] = await Promise.all([ending, staying].map((token) => openPage(second.site, token)))
  const id = await own(ending)
  await cutLines()
  await end(staying, id)
  expect(await page?.closed).toMatchObject({ code: 4401 })
  expect(other?.isOpen()).toBe(true)
  other?.close()
})

test('a live connection with the token of an ended session is refused', async () => {
  const token = await register('comes_late')
  await house.call({ method: 'DELETE', path: '/wps/session/logout', token })
  const { port } = second.site.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live`)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  socket.send(JSON.stringify({ token }))
  expect((await closed)[0]).toMatchObject({ code: 4401 })
})
