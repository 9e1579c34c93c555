import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomMessage } from '../../../apps/rooms/src/protocol.ts'
import { type Opened, ROOM_CALLS } from '../../../apps/rooms/src/room-calls.ts'
import { callRooms, openPage, openRoomsBeside } from '../../../apps/rooms/src/rooms.fixture.ts'
import { openBrowser } from '../../../apps/server/tests/browser.fixture.ts'
import { openHouse, type TestHouse } from '../../../apps/server/tests/house.fixture.ts'
import { openStory } from '../../../apps/server/tests/story.fixture.ts'

/** The platform and the live tables as two programs: what an operator does in the office reaches players and wallets. */

const TABLE = 'rattana-roulette'
const PATH = `/ops/live-tables/ROOMS/${TABLE}`

let house: TestHouse
let rooms: Awaited<ReturnType<typeof openRoomsBeside>>
let token: string

beforeAll(async () => {
  const key = { id: 'k1', secret: randomBytes(32).toString('hex') }
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  house = await openHouse([{ code: 'ROOMS', address: origin, keys: [key] }])
  await house.site.listen({ host: '127.0.0.1', port: 0 })
  const platform = house.site.server.address() as AddressInfo
  rooms = await openRoomsBeside({
    databaseUrl: house.clones.roomsUrl,
    platformOrigin: `http://127.0.0.1:${platform.port}`,
    key,
    clock: house.clock,
    table: TABLE,
    origin,
    port,
  })
  await house.synchroniseCatalogue()
  token = await house.operatorToken()
})
afterAll(async () => {
  await rooms.close()
  await house.close()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

const office = async (method: string, path: string, body?: unknown) =>
  (await house.call({ method, path, body, token, part: 'office' })).body

/** A member of the platform who sits at the table with 1000 in the wallet. */
async function seated() {
  const story = openStory(house)
  const member = await story.member()
  await story.deposit(member, '1000')
  const { rows } = await house.pool.query("select node_id from catalogue.game where vendor = 'ROOMS' and code = $1", [
    TABLE,
  ])
  const body = { nodeId: rows[0].node_id, device: 'desktop' }
  const launched = await house.call({ method: 'POST', path: '/wps/game/launchGame', token: member.token, body })
  const launch = new URLSearchParams(new URL(launched.body.value.content).hash.slice(1)).get('launch') ?? ''
  const opened = await callRooms<Opened>(rooms.address, { ...ROOM_CALLS.open, body: { launch } })
  const page = await openPage(rooms.address, opened.body.session, TABLE)
  return { ...page, ...member, balance: () => story.balance(member) }
}

const dealUntil = (phase: string) => rooms.dealUntil(phase, house.passTime)

async function nextCoup(): Promise<string> {
  if (rooms.table.topic.state().phase === 'betting') await dealUntil('result')
  return (await dealUntil('betting')).coup?.id ?? ''
}

const coupNow = async (id: string) => {
  const { value } = await office('GET', `${PATH}/coups`)
  return value.list.find((coup: { id: string }) => coup.id === id) ?? expect.fail('no such coup')
}

async function changed(coup: string, change: object) {
  const { version, state } = await coupNow(coup)
  const wish = { change, version, isOver: state === 'ended' || state === 'void' }
  const preview = await office('POST', `${PATH}/coups/${coup}/preview`, wish)
  const done = await office('POST', `${PATH}/coups/${coup}/change`, {
    ...wish,
    requestId: randomUUID(),
    reason: 'The ball was read wrongly',
  })
  return { preview: preview.value, done }
}

test('an operator sees a table with what lies on it, and makes its coup void: the wallet has the stake again', async () => {
  const coup = await nextCoup()
  const player = await seated()
  expect((await player.bet(coup, [{ spot: 'red', amount: '100.00' }])).fault).toBe(null)
  expect(await player.balance()).toBe('900.00')
  const { value } = await office('GET', '/ops/live-tables')
  expect(value.list).toMatchObject([
    { vendor: 'ROOMS', game: TABLE, phase: 'betting', coup: { id: coup }, staked: [{ stake: '100.00' }] },
  ])
  const { preview, done } = await changed(coup, { kind: 'void' })
  expect(preview).toMatchObject({
    seats: [{ member: { username: player.username }, difference: '100.00', owed: '0.00' }],
    totals: [{ currency: 'THB', more: { seats: 1, amount: '100.00' } }],
  })
  expect(done.success).toBe(true)
  await rooms.settle()
  expect(await player.balance()).toBe('1000.00')
  expect(await coupNow(coup)).toMatchObject({ state: 'void', isSettled: true, changedBy: ['operator'] })
})

test('a corrected result moves the difference in the wallet, and the audit tells who did it and what was before', async () => {
  const coup = await nextCoup()
  const player = await seated()
  await player.bet(coup, [{ spot: 'red', amount: '100.00' }])
  await dealUntil('result')
  await rooms.settle()
  const isPaid = (message: RoomMessage) => message.kind === 'paid' && message.coup === coup
  const { win } = await player.hears('paid', isPaid)
  const right = win === '0.00' ? '1' : '2'
  const { preview, done } = await changed(coup, { kind: 'correction', turns: [{ place: 'number', face: right }] })
  expect(preview.after).toMatchObject({ faces: [right] })
  expect(done.success).toBe(true)
  await rooms.settle()
  expect(await player.balance()).toBe(win === '0.00' ? '1100.00' : '900.00')
  const audit = await office('GET', '/ops/audit?subject=live_tables.request')
  const entries = audit.value.list.filter(({ after }: { after: { state?: string } }) => after.state === 'done')
  expect(entries[0]).toMatchObject({
    operator: { username: 'operator' },
    call: 'POST /ops/live-tables/{vendor}/{game}/coups/{coup}/change',
    after: { before: { turns: [{ place: 'number' }] }, after: { turns: [{ place: 'number', face: right }] } },
  })
})

test('what a wallet no longer holds of a win that is taken back is owed, and the preview says how much', async () => {
  const coup = await nextCoup()
  const player = await seated()
  await player.bet(coup, [
    { spot: 'red', amount: '500.00' },
    { spot: 'black', amount: '500.00' },
  ])
  await dealUntil('result')
  await rooms.settle()
  const balance = await player.balance()
  // Nobody but the zero pays nothing here: then there is nothing to take back.
  if (balance === '0.00') return
  const next = await nextCoup()
  await player.bet(next, [{ spot: 'straight-0', amount: '20.00' }])
  const { preview } = await changed(coup, { kind: 'correction', turns: [{ place: 'number', face: '0' }] })
  expect(preview.totals).toMatchObject([
    { less: { seats: 1, amount: '1000.00' }, owed: { members: 1, amount: '20.00' } },
  ])
  await rooms.settle()
  expect(await player.balance()).toBe('0.00')
})

test('an operator turns a table off and on; the same request is made once, and another with its id is refused', async () => {
  await nextCoup()
  const settings = { isOff: true, hours: [], timeZone: 'Asia/Bangkok', limits: [] }
  const body = { requestId: randomUUID(), settings, voidsCoup: false, reason: 'Maintenance' }
  expect((await office('PUT', PATH, body)).success).toBe(true)
  expect((await office('PUT', PATH, body)).success).toBe(true)
  expect((await office('PUT', PATH, { ...body, voidsCoup: true })).code).toBe('request_in_use')
  expect((await office('GET', PATH)).value).toMatchObject({ isOpen: false, settings: { isOff: true } })
  await dealUntil('stopped')
  const on = { ...body, requestId: randomUUID(), settings: { ...settings, isOff: false } }
  expect((await office('PUT', PATH, on)).success).toBe(true)
  await dealUntil('betting')
  const { rows } = await house.pool.query("select state, reason from live_tables.request where kind = 'settings'")
  expect(rows).toEqual([
    { state: 'done', reason: 'Maintenance' },
    { state: 'done', reason: 'Maintenance' },
  ])
})

test('operators of another brand do not see the tables', async () => {
  const stranger = openBrowser(house, { host: 'chandra.localhost' })
  const elsewhere = (await stranger.operatorLogin()).body.value.token
  const seen = await stranger.send({ method: 'GET', path: '/ops/live-tables', token: elsewhere, part: 'office' })
  expect(seen.body.code).toBe('forbidden')
})

test('support moderates the chat of a table: a message is hidden and its member muted, and the audit tells both', async () => {
  const player = await seated()
  player.say({ kind: 'chat-follow', table: TABLE })
  await player.hears('chat-own')
  const id = randomUUID()
  player.say({ kind: 'chat-say', id, table: TABLE, content: { kind: 'text', text: 'this dealer is slow' } })
  const { message } = await player.hears('chat-answered')
  const { value } = await office('GET', `${PATH}/chat`)
  expect(value).toMatchObject({ isOff: false, list: [{ id: message, member: { username: player.username } }] })
  const decide = (change: object) =>
    office('POST', `${PATH}/chat`, { requestId: randomUUID(), change, reason: 'against the rules' })
  expect((await decide({ kind: 'hide', message })).success).toBe(true)
  expect((await decide({ kind: 'mute', message, minutes: 60 })).success).toBe(true)
  await player.hears('chat-news', ({ news }) => news.kind === 'hidden')
  const { mute } = await player.hears('chat-muted')
  expect(mute?.until).toBe(new Date(house.clock().getTime() + 3_600_000).toISOString())
  const mutes = await office('GET', '/ops/live-tables/ROOMS/chat-mutes')
  expect(mutes.value.list).toMatchObject([{ member: { username: player.username }, reason: 'against the rules' }])
  expect((await decide({ kind: 'hide', message: randomUUID() })).code).toBe('not_found')
  const audit = await office('GET', '/ops/audit?subject=live_tables.request')
  const kinds = audit.value.list.map(({ after }: { after: { kind?: string } }) => after.kind)
  expect(kinds).toEqual(expect.arrayContaining(['hide', 'mute']))
})
