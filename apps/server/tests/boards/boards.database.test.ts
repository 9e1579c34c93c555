import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { gameRooms, gamesBoard } from '@sanuk/contracts/boards'
import type { AnswerOf } from '@sanuk/contracts/route'
import { VENDOR_CALLS, type VendorAnswer } from '@sanuk/contracts/vendor'
import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_CHOICE } from '../../src/modules/games/catalogue/choice.ts'
import { createCatalogue } from '../../src/modules/games/catalogue/index.ts'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

type Listed = VendorAnswer<'games'>['games'][number]
type Told = VendorAnswer<'board'>['tables'][number]

const listed = (code: string, more: Partial<Listed> = {}): Listed => ({
  code,
  gameType: 'LIVE',
  vassalage: 'TABLES',
  vassalageName: 'Tables',
  vassalageIcon: null,
  classification: 'TG',
  names: { th: code, en: code },
  picture: { sources: [], placeholder: '' },
  lines: null,
  minimumStake: '1.00',
  maximumStake: '1000.00',
  returnToPlayer: null,
  maximumWinMultiple: null,
  tags: [],
  playable: true,
  ...more,
})

const table = (code: string, more: Partial<Listed> = {}) => listed(code, { board: true, hall: 'tables', ...more })

/** Tables and what is none, of a vendor that tells of all of them. */
const TABLES = [
  table('ruby'),
  table('emerald'),
  table('coming', { playable: false }),
  table('hidden'),
  table('reels', { gameType: 'RNG' }),
  listed('salon'),
  table('in-salon', { parent: 'salon', hall: 'salon' }),
  listed('roulette'),
]

/** A vendor that would tell if it were asked, and lists no table. */
const OTHERS = [listed('wheel')]

/** The least that a vendor may tell of a table. */
const told = (game: string, more: Partial<Told> = {}): Told => ({
  game,
  phase: 'betting',
  players: 3,
  results: 'PBbT',
  ...more,
})

const every = () => [...TABLES, ...OTHERS].map(({ code }) => told(code))

/** A vendor that lists these games; `asked` says what it was asked, `say` what it tells. */
async function listenAsVendor(games: readonly Listed[]) {
  const asked: string[] = []
  let tables: unknown = every()
  const server = createServer(async (request, reply) => {
    const body: unknown = JSON.parse((await buffer(request)).toString('utf8'))
    if (request.url === VENDOR_CALLS.board.path) {
      VENDOR_CALLS.board.body.parse(body)
      asked.push(request.url)
    }
    const answer = request.url === '/games' ? { games } : { tables }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    asked,
    say: (next: unknown) => {
      tables = next
    },
    close: () => server.close(),
  }
}

let house: TestHouse
let vendor: Awaited<ReturnType<typeof listenAsVendor>>
let other: Awaited<ReturnType<typeof listenAsVendor>>
let databases: Databases
/** A browser at a brand that shows its pages to members only, and the token of one. */
let elsewhere: ReturnType<typeof openBrowser>
let stranger: string

beforeAll(async () => {
  ;[vendor, other] = await Promise.all([listenAsVendor(TABLES), listenAsVendor(OTHERS)])
  const keyOf = (id: string) => ({ id, secret: randomBytes(32).toString('hex') })
  house = await openHouse([
    { code: 'TABLES', address: vendor.address, keys: [keyOf('t1')] },
    { code: 'OTHERS', address: other.address, keys: [keyOf('o1')] },
  ])
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  await house.synchroniseCatalogue()
  await hide('SANUK', 'hidden')
  elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  stranger = (await elsewhere.login('demo')).body.value.token
})
afterAll(async () => {
  vendor.close()
  other.close()
  await databases.close()
  await house.close()
})
beforeEach(() => {
  vendor.say(every())
  // What was heard for another test holds no more.
  house.passTime(60_000)
  vendor.asked.length = 0
})

/** Has the operators of a brand hide a table. */
async function hide(brand: string, code: string): Promise<void> {
  const catalogue = createCatalogue({
    database: databases.database,
    clock: house.clock,
    callVendor: async () => null,
    vendors: house.vendors,
    currencyOf: async () => 'THB',
    sayDeed: async () => undefined,
  })
  const node = await house.pool.query("select node_id from catalogue.game where vendor = 'TABLES' and code = $1", [
    code,
  ])
  const { rows } = await house.pool.query('select id from system.brand where code = $1', [brand])
  await withinBrand(rows[0].id, () =>
    catalogue.hand.chooseForGames(rows[0].id, [node.rows[0].node_id], { ...NO_CHOICE, hidden: true }),
  )
}

const visit = async (path: string) => (await openBrowser(house).send({ method: 'GET', path })).body

type Answer = { value: AnswerOf<typeof gamesBoard> }

/** What is told of each table of a category, by its code; to a member of the other brand if so asked. */
async function board(gameType = 'LIVE', isElsewhere = false) {
  const path = `/lgw/games/board?gameType=${gameType}`
  const { value } = (
    isElsewhere ? (await elsewhere.send({ method: 'GET', path, token: stranger })).body : await visit(path)
  ) as Answer
  const { rows } = await house.pool.query('select node_id, code from catalogue.game')
  const codes = new Map(rows.map(({ node_id, code }) => [node_id, code]))
  return new Map(value.tables.map(({ nodeId, ...said }) => [codes.get(nodeId), said]))
}

async function rooms(code: string) {
  const { value } = await visit(`/wps/relay/games/${code}/rooms?vendor=TABLES`)
  return (value as AnswerOf<typeof gameRooms>).list.map(({ gameCode, board: said }) => [gameCode, said?.phase ?? null])
}

test('the board of a category has every table that can be played and that the brand shows, and no other', async () => {
  expect([...(await board()).keys()]).toEqual(['ruby', 'emerald', 'in-salon'])
  expect([...(await board('RNG')).keys()]).toEqual(['reels'])
  expect([...(await board('FISH')).keys()]).toEqual([])
})

test('a brand sees a table that another one hides', async () => {
  expect([...(await board('LIVE', true)).keys()]).toEqual(['ruby', 'emerald', 'hidden', 'in-salon'])
})

test('what a vendor tells of a table arrives as it was told', async () => {
  const whole = told('ruby', {
    phase: 'dealing',
    opensAt: '2026-11-28T12:00:00.000Z',
    closesAt: '2026-11-28T12:00:18.000Z',
    dealt: 120,
    of: 416,
    results: 'PpbBTb',
    dealer: 'Mali',
  })
  vendor.say([whole])
  const { game: _, ...said } = whole
  expect(await board()).toEqual(new Map([['ruby', said]]))
})

test('visitors of all brands and calls cause one vendor request a second; vendors without a table are not asked', async () => {
  await Promise.all([board(), board(), board('LIVE', true), board('RNG'), rooms('ruby')])
  await board()
  expect(vendor.asked).toHaveLength(1)
  house.passTime(1_000)
  await board()
  expect(vendor.asked).toHaveLength(2)
  expect(other.asked).toEqual([])
})

test('an answer that is not as agreed is refused whole: the last one stays for a while, then nothing', async () => {
  await board()
  for (const bad of [{ results: 'PX' }, { players: -1 }, { phase: 'asleep' }, { results: 'P'.repeat(601) }]) {
    house.passTime(1_000)
    vendor.say([told('ruby', { players: 99 }), { ...told('emerald'), ...bad }])
    expect((await board()).get('ruby')?.players, JSON.stringify(bad)).toBe(3)
  }
  house.passTime(10_000)
  expect(await board()).toEqual(new Map())
})

test('a vendor that tells of more tables than agreed is refused', async () => {
  vendor.say(Array.from({ length: 501 }, (_, at) => told(`t-${at}`)))
  expect(await board()).toEqual(new Map())
})

test('rooms of a game in a hall are those of the hall that can be played', async () => {
  vendor.say([told('ruby', { phase: 'shuffling' })])
  expect(await rooms('ruby')).toEqual([
    ['ruby', 'shuffling'],
    ['emerald', null],
    ['reels', null],
  ])
})

test('rooms of an entry are the games under it, and of a game by itself that game', async () => {
  expect(await rooms('salon')).toEqual([['in-salon', 'betting']])
  expect(await rooms('roulette')).toEqual([['roulette', null]])
})

test('rooms of a game that the brand does not show, or that another vendor lists, are not found', async () => {
  for (const path of ['hidden/rooms', 'nothing/rooms', 'ruby/rooms?vendor=OTHERS']) {
    expect(await visit(`/wps/relay/games/${path}`), path).toMatchObject({ success: false, code: 'not_found' })
  }
})
