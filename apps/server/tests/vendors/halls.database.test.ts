import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_CHOICE } from '../../src/modules/games/catalogue/choice.ts'
import { createCatalogue } from '../../src/modules/games/catalogue/index.ts'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

type Listed = VendorAnswer<'games'>['games'][number]

const listed = (code: string, more: Partial<Listed> = {}): Listed => ({
  code,
  gameType: 'RNG',
  vassalage: 'HALLS',
  vassalageName: 'Halls',
  vassalageIcon: null,
  classification: 'JP',
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

/** A game and others of its hall, of another one and of none. */
const GAMES = [
  listed('first', { hall: 'lotteries' }),
  listed('same-hall', { hall: 'lotteries', minimumStake: '5.00', maximumStake: '20.00' }),
  listed('closed', { hall: 'lotteries', playable: false }),
  listed('hidden', { hall: 'lotteries' }),
  listed('other-hall', { hall: 'tables' }),
  listed('no-hall'),
  listed('also-no-hall'),
  listed('table', { hall: 'tables', board: true }),
]

const KEY = { id: 'h1', secret: randomBytes(32).toString('hex') }

/** A vendor that lists these games and opens any of them; answers what its launches said. */
async function listenAsVendor() {
  const launches: { readonly ticket: string; readonly limitClass?: string; readonly chat?: boolean }[] = []
  const server = createServer(async (request, reply) => {
    const body = JSON.parse((await buffer(request)).toString('utf8'))
    if (body.ticket) launches.push(body)
    const answer = request.url === '/games' ? { games: GAMES } : { url: `${address()}/play` }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { launches, address: address(), close: () => server.close() }
}

let house: TestHouse
let vendor: Awaited<ReturnType<typeof listenAsVendor>>
let story: ReturnType<typeof openStory>
let member: Member
let seat: object

beforeAll(async () => {
  vendor = await listenAsVendor()
  house = await openHouse([{ code: 'HALLS', address: vendor.address, keys: [KEY] }])
  story = openStory(house)
  await house.synchroniseCatalogue()
  await hide('hidden')
})
afterAll(async () => {
  vendor.close()
  await house.close()
})
beforeEach(async () => {
  member = await story.member()
  await story.deposit(member, '1000')
  seat = await open('first')
})

const nodeOf = async (code: string): Promise<string> =>
  (await house.pool.query("select node_id from catalogue.game where vendor = 'HALLS' and code = $1", [code])).rows[0]
    .node_id

/** Has the operators of the tests' brand hide a game. */
async function hide(code: string): Promise<void> {
  const databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  const catalogue = createCatalogue({
    database: databases.database,
    clock: house.clock,
    callVendor: async () => null,
    vendors: house.vendors,
    currencyOf: async () => 'THB',
    sayDeed: async () => undefined,
  })
  const { rows } = await house.pool.query("select id from system.brand where code = 'SANUK'")
  const nodeId = await nodeOf(code)
  await withinBrand(rows[0].id, () =>
    catalogue.hand.chooseForGames(rows[0].id, [nodeId], { ...NO_CHOICE, hidden: true }),
  )
  await databases.close()
}

const call = (name: string, content: object) =>
  house.signed(`/seamless/v1/${name}`, { requestId: randomUUID(), ...content }, { vendor: 'HALLS', key: KEY })

/** Opens a game; answers what its vendor says of it in every call. */
async function open(game: string): Promise<object> {
  const body = { nodeId: await nodeOf(game), device: 'desktop' }
  await house.call({ method: 'POST', path: '/wps/game/launchGame', token: member.token, body })
  const token = vendor.launches.at(-1)?.ticket
  expect((await call('authenticate', { token })).body.status).toBe('OK')
  return { token, member: member.id, currency: 'THB' }
}

const bet = (game: string, amount: string, more: object = {}) =>
  call('bet', { ...seat, game, transaction: randomUUID(), round: randomUUID(), amount, ...more })
const betwin = (game: string, betAmount: string) => {
  const outcome = { betAmount, winAmount: '0', roundClosed: true }
  return call('betwin', { ...seat, game, transaction: randomUUID(), round: randomUUID(), ...outcome })
}
const balance = async () => (await call('balance', { ...seat, game: 'first' })).body.balance

test('a session of a game in a hall stakes in every game of the hall, quickly and one by one', async () => {
  const round = randomUUID()
  expect((await bet('same-hall', '5', { round })).body).toMatchObject({ status: 'OK', balance: '995.00' })
  expect((await bet('same-hall', '6', { round })).body).toMatchObject({ status: 'OK', balance: '989.00' })
  expect((await betwin('same-hall', '7')).body).toMatchObject({ status: 'OK', balance: '982.00' })
  const { rows } = await house.pool.query('select game, stake::text from wagers.round where vendor_round = $1', [round])
  expect(rows).toEqual([{ game: 'same-hall', stake: '110000' }])
})

test('each game of a hall keeps its own limits', async () => {
  for (const amount of ['4.99', '20.01']) {
    expect((await bet('same-hall', amount)).body.status).toBe('LIMIT_REACHED')
    expect((await betwin('same-hall', amount)).body.status).toBe('LIMIT_REACHED')
  }
  expect((await bet('first', '4.99')).body.status).toBe('OK')
})

test.each(['other-hall', 'no-hall'])('a session of a hall takes no stake in %s', async (game) => {
  expect((await bet(game, '5')).body.status).toBe('INVALID_TOKEN')
  expect((await betwin(game, '5')).body.status).toBe('INVALID_TOKEN')
  expect(await balance()).toBe('1000.00')
})

test.each(['closed', 'hidden'])('a game of the hall that is %s for the brand takes no stake', async (game) => {
  expect((await bet(game, '5')).body.status).toBe('GAME_CLOSED')
  expect(await balance()).toBe('1000.00')
})

test('a session that was opened in no hall stakes in its own game only', async () => {
  seat = await open('no-hall')
  expect((await bet('no-hall', '5')).body.status).toBe('OK')
  for (const game of ['first', 'also-no-hall']) {
    expect((await bet(game, '5')).body.status).toBe('INVALID_TOKEN')
    expect((await betwin(game, '5')).body.status).toBe('INVALID_TOKEN')
  }
})

test('a member who limits losses plays in every game of the hall, too, and in no other', async () => {
  const limit = { kind: 'loss', period: 'day', value: '100' }
  const path = '/wps/member/protection/limits'
  expect((await house.call({ method: 'PUT', path, token: member.token, body: limit })).status).toBe(200)
  expect((await bet('same-hall', '5')).body.status).toBe('OK')
  expect((await bet('other-hall', '5')).body.status).toBe('INVALID_TOKEN')
})

test('the name of a hall opens no game of another vendor', async () => {
  const foreign = { ...seat, game: 'same-hall', transaction: randomUUID(), round: randomUUID(), amount: '5' }
  expect((await house.seamless('bet', foreign)).body.status).toBe('INVALID_TOKEN')
})

test('authenticate tells the limits of the game that was opened', async () => {
  const { body } = await call('authenticate', { token: vendor.launches.at(-1)?.ticket })
  expect(body.limits).toEqual({ minimumStake: '1.00', maximumStake: '1000.00' })
})

test('the launch of a live table tells the VIP rank of the member as a class for limits, that of other games does not', async () => {
  await open('table')
  expect(vendor.launches.at(-1)?.limitClass).toBeUndefined()
  await house.pool.query('update members.member set rank_level = 3 where id = $1', [member.id])
  await open('table')
  expect(vendor.launches.at(-1)?.limitClass).toBe('vip-3')
  await open('first')
  expect(vendor.launches.at(-1)?.limitClass).toBeUndefined()
})

test('the launch of a live table says that somebody on trial may not write to others, that of other games does not', async () => {
  await open('table')
  expect(vendor.launches.at(-1)?.chat).toBeUndefined()
  const trial = { method: 'POST', path: '/wps/session/login/freeplay', body: {} }
  const { token } = (await openBrowser(house, { address: '192.0.2.7' }).send(trial)).body.value
  for (const [game, chat] of [
    ['table', false],
    ['first', undefined],
  ] as const) {
    const body = { nodeId: await nodeOf(game), device: 'desktop' }
    expect((await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })).status).toBe(200)
    expect(vendor.launches.at(-1)?.chat).toBe(chat)
  }
})
