import { createLog } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Game } from '#platform/capabilities/game'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { openBrowser } from '../browser.fixture.ts'
import { aGame, listAs, listNoOwnGames } from '../catalogue/games.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let databases: Databases
let operator: string
let stranger: string
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  await listNoOwnGames(databases)
  operator = await house.operatorToken()
  stranger = (await openBrowser(house, { host: 'chandra.localhost' }).operatorLogin()).body.value.token
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

const labelled = (vassalage: string): Partial<Game> => ({ vassalage, vassalageName: vassalage })

/** Four slots of two labels, a live entry with two tables, as their vendor lists them. */
const LISTED = () => [
  ...[aGame(GAME), aGame('two', { isHot: true }), aGame('three', labelled('BETA')), aGame('four', labelled('BETA'))],
  aGame('lobby', { gameType: 'LIVE', ...labelled('TABLES') }),
  aGame('table-1', { gameType: 'LIVE', ...labelled('TABLES'), parent: 'lobby' }),
  aGame('table-2', { gameType: 'LIVE', ...labelled('CROUPIER'), parent: 'lobby' }),
]

const nodes = new Map<string, string>()
beforeEach(async () => {
  await asOwner('delete from catalogue.game_choice; delete from catalogue.vassalage_choice')
  await listAs(databases, 'STUDIO', LISTED())
  const { rows } = await house.pool.query('select code, node_id from catalogue.game')
  for (const { code, node_id } of rows) nodes.set(code, node_id)
})

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(statement).finally(() => owner.end())
}

const office = (wanted: `${'GET' | 'PUT' | 'POST'} ${string}`, body?: unknown, token = operator) => {
  const [method = '', path = ''] = wanted.split(' ')
  return house.call({ method, path: `/ops/catalogue${path}`, part: 'office', token, body })
}
const elsewhere = (method: string, path: string, body?: unknown) =>
  house.call({
    method,
    path: `/ops/catalogue${path}`,
    part: 'office',
    token: stranger,
    body,
    host: 'chandra.localhost',
  })
const idsOf = (...codes: string[]) => codes.map((code) => nodes.get(code))
const choose = (codes: string[], wish: object) => office('PUT /games', { nodeIds: idsOf(...codes), wish })
const codesOf = (list: { code: string }[]) => list.map(({ code }) => code)
const desk = async (query = '') => (await office(`GET ?${query}`)).body.value
const siteCodes = async (query: string) =>
  (await house.call({ method: 'GET', path: `/wps/relay/games?${query}` })).body.value.list.map(
    ({ gameCode }: { gameCode: string }) => gameCode,
  )

test('a game shows the brand’s choices beside the vendor’s values', async () => {
  await choose([GAME], { hot: true, classification: 'TG', minimumStake: '5', maximumStake: '50' })
  const { list, total } = await desk(`search=${GAME}&gameType=RNG`)
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    code: GAME,
    vendor: 'STUDIO',
    vassalage: 'ALPHA',
    state: 'playable',
    hiddenBy: null,
    children: 0,
    isHot: true,
    classification: 'TG',
    minimumStake: '5.00',
    maximumStake: '50.00',
    listed: { isHot: false, classification: 'JP', minimumStake: '1.00', maximumStake: '1000.00' },
    chosen: {
      hidden: false,
      hot: true,
      classification: 'TG',
      minimumStake: '5.00',
      maximumStake: '50.00',
      place: null,
    },
  })
})

test('a game has the stakes of each brand’s currency, and choices stay within them', async () => {
  const dollars = {
    currency: 'USD',
    minimumStake: parseAmount('0.2'),
    maximumStake: parseAmount('50'),
    freeRoundStakes: [],
  } as const
  await listAs(databases, 'STUDIO', [aGame(GAME, { stakesIn: [dollars] })])
  const baht = (await desk(`search=${GAME}&gameType=RNG`)).list[0]
  const { body } = await elsewhere('GET', `?search=${GAME}&gameType=RNG`)
  expect([baht.minimumStake, baht.maximumStake]).toEqual(['1.00', '1000.00'])
  expect(body.value.list[0]).toMatchObject({
    minimumStake: '0.20',
    maximumStake: '50.00',
    listed: { minimumStake: '0.20', maximumStake: '50.00' },
  })
  const choice = { nodeIds: idsOf(GAME), wish: { minimumStake: '0.50', maximumStake: '60' } }
  expect((await elsewhere('PUT', '/games', choice)).body.code).toBe('amount_above_maximum')
  const within = { ...choice, wish: { minimumStake: '0.50', maximumStake: '50' } }
  expect((await elsewhere('PUT', '/games', within)).status).toBe(200)
})

test('hiding, marking as hot and resetting games takes effect on the site', async () => {
  expect((await choose([GAME, 'three'], { hidden: true })).status).toBe(200)
  await expect.poll(() => siteCodes('gameType=RNG')).toEqual(['two', 'four'])
  await choose(['four'], { hot: true })
  await expect.poll(() => siteCodes('gameType=RNG&hot=1')).toEqual(['two', 'four'])
  expect(codesOf((await desk('view=hidden')).list).sort()).toEqual([GAME, 'three'].sort())
  expect(codesOf((await desk('view=hot')).list)).toEqual(['two', 'four'])
  expect((await desk('view=chosen')).total).toBe(3)
  // What is not named stays: a hidden game that is marked hot is still hidden.
  await choose([GAME], { hot: true })
  expect((await desk(`search=${GAME}`)).list[0]).toMatchObject({ state: 'hidden', hiddenBy: 'game', isHot: true })
  await office('POST /games/reset', { nodeIds: idsOf(GAME, 'three', 'four') })
  await expect.poll(() => siteCodes('gameType=RNG')).toEqual([GAME, 'two', 'three', 'four'])
  const { rows } = await house.pool.query('select * from catalogue.game_choice')
  expect(rows).toEqual([])
})

test('hiding a lobby or its label hides the tables under it and refuses their launch', async () => {
  await choose(['lobby'], { hidden: true })
  await expect.poll(() => siteCodes('gameType=LIVE')).toEqual([])
  await expect.poll(() => siteCodes('gameType=LIVE&gameName=table-1')).toEqual([])
  const { list } = await desk('gameType=LIVE')
  expect(
    Object.fromEntries(list.map(({ code, hiddenBy }: { code: string; hiddenBy: string }) => [code, hiddenBy])),
  ).toEqual({ lobby: 'game', 'table-1': 'entry', 'table-2': 'entry' })
  const token = await house.tokenOf('demo')
  const body = { nodeId: nodes.get('table-1'), device: 'desktop' }
  const launch = await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
  expect(launch.body.code).toBe('game_unavailable')
  await choose(['lobby'], { hidden: false })
  await office('PUT /lanes/LIVE/TABLES', { hidden: true })
  // The second table is of another label, but lies under an entry of this one.
  await expect.poll(() => siteCodes('gameType=LIVE')).toEqual([])
  await office('PUT /lanes/LIVE/TABLES', { hidden: false })
  await expect.poll(() => siteCodes('gameType=LIVE')).toEqual(['lobby'])
})

test('the front row appears in the chosen order, and removed games return to their places', async () => {
  expect((await office('PUT /order/RNG', { nodeIds: idsOf('four', 'two') })).status).toBe(200)
  await expect.poll(() => siteCodes('gameType=RNG')).toEqual(['four', 'two', GAME, 'three'])
  expect(codesOf((await office('GET /order/RNG')).body.value.list)).toEqual(['four', 'two'])
  await office('PUT /order/RNG', { nodeIds: idsOf('three', 'four') })
  await expect.poll(() => siteCodes('gameType=RNG')).toEqual(['three', 'four', GAME, 'two'])
  expect((await office('PUT /order/RNG', { nodeIds: idsOf('lobby') })).body.code).toBe('not_found')
  await office('PUT /order/RNG', { nodeIds: [] })
  await expect.poll(() => siteCodes('gameType=RNG')).toEqual([GAME, 'two', 'three', 'four'])
})

test('labels appear in the menus in the chosen order and marking, and hidden ones do not', async () => {
  await office('PUT /lanes/RNG', { vassalages: ['BETA', 'ALPHA'] })
  await office('PUT /lanes/RNG/BETA', { hot: true })
  const menus = async () => {
    const { lanes } = (await house.call({ method: 'GET', path: '/lgw/games/game_menus' })).body.value.data
    const slots = lanes.find(({ gameType }: { gameType: string }) => gameType === 'RNG')
    return slots.vendors.map(({ vassalage, isHot }: { vassalage: string; isHot: number }) => [vassalage, isHot])
  }
  await expect.poll(menus).toEqual([
    ['BETA', 1],
    ['ALPHA', 1],
  ])
  await office('PUT /lanes/RNG/ALPHA', { hot: false })
  await expect.poll(menus).toEqual([
    ['BETA', 1],
    ['ALPHA', 0],
  ])
  await office('PUT /lanes/RNG/BETA', { hidden: true })
  await expect.poll(menus).toEqual([['ALPHA', 0]])
  const { lanes, vendors } = (await office('GET /lanes')).body.value
  const slots = lanes.find(({ gameType }: { gameType: string }) => gameType === 'RNG')
  expect(slots.vassalages).toMatchObject([
    { vassalage: 'ALPHA', games: 2, hidden: false, isHot: false, chosenHot: false, placed: true },
    { vassalage: 'BETA', games: 0, hidden: true, placed: true },
  ])
  expect(vendors).toEqual([{ code: 'STUDIO', name: 'STUDIO' }])
  expect((await office('PUT /lanes/RNG/NOBODY', { hidden: true })).body.code).toBe('not_found')
})

test('one invalid stake limit leaves all selected games unchanged', async () => {
  await listAs(databases, 'STUDIO', [aGame(GAME), aGame('two', { maximumStake: aGame('x').minimumStake })])
  const { body } = await choose([GAME, 'two'], { minimumStake: '5' })
  expect(body.code).toBe('amount_above_maximum')
  expect((await desk('view=chosen')).total).toBe(0)
  const crossed = await choose([GAME], { minimumStake: '50', maximumStake: '20' })
  expect(crossed.body).toMatchObject({ code: 'invalid_request', fields: [{ field: 'wish.maximumStake' }] })
})

test('another brand cannot see or change the brand’s choices of games', async () => {
  await choose([GAME], { hidden: true })
  await office('PUT /order/RNG', { nodeIds: idsOf('four') })
  expect((await elsewhere('GET', '?view=chosen')).body.value.total).toBe(0)
  expect((await elsewhere('GET', '/order/RNG')).body.value.list).toEqual([])
  expect((await elsewhere('GET', `?search=${GAME}`)).body.value.list[0]).toMatchObject({
    code: GAME,
    state: 'playable',
  })
  expect((await elsewhere('PUT', '/games', { nodeIds: idsOf(GAME), wish: { hidden: false } })).status).toBe(200)
  await elsewhere('POST', '/games/reset', { nodeIds: idsOf(GAME, 'four') })
  await expect.poll(() => siteCodes('gameType=RNG')).toEqual(['four', 'two', 'three'])
  expect((await elsewhere('PUT', '/games', { nodeIds: idsOf(GAME), wish: { hidden: false } })).status).toBe(200)
})

test('an operator with view permission is refused every change, and a change is audited', async () => {
  await choose([GAME], { hidden: true })
  const { rows } = await house.pool.query(
    `select subject_id, verb, after ->> 'hidden' as hidden from audit.deed where subject = 'catalogue.game_choice'
      order by id desc limit 1`,
  )
  expect(rows).toEqual([{ subject_id: nodes.get(GAME), verb: 'added', hidden: 'true' }])
  await asOwner(`update operators.role set powers = '{catalogue.see}' where name = 'Auditor';
    update operators.operator o set role = r.id from operators.role r
      where o.username = 'supervisor' and r.name = 'Auditor' and r.brand = o.brand`)
  const looker = await house.operatorToken('supervisor')
  expect((await office('GET ', undefined, looker)).status).toBe(200)
  for (const [wanted, body] of [
    ['PUT /games', { nodeIds: idsOf(GAME), wish: { hidden: false } }],
    ['POST /games/reset', { nodeIds: idsOf(GAME) }],
    ['PUT /order/RNG', { nodeIds: [] }],
    ['PUT /lanes/RNG', { vassalages: [] }],
    ['PUT /lanes/RNG/ALPHA', { hidden: true }],
    ['PUT /lists/STUDIO/manner', { byHand: true }],
    ['POST /lists/STUDIO', { digest: '0'.repeat(64), codes: null }],
  ] as const) {
    expect((await office(wanted, body, looker)).body.code, wanted).toBe('forbidden')
  }
  expect((await desk('view=hidden')).total).toBe(1)
})

test('the list of games is paged, and a search for a code puts its game first', async () => {
  const many = Array.from({ length: 60 }, (_, turn) => aGame(`many-${String(turn).padStart(2, '0')}`))
  await listAs(databases, 'STUDIO', many)
  const first = await desk()
  expect([first.list.length, first.total]).toEqual([50, 60])
  const rest = await desk(`cursor=${first.nextCursor}`)
  expect(codesOf([...first.list, ...rest.list])).toEqual(codesOf(many))
  expect(rest.nextCursor).toBeNull()
  expect(codesOf((await desk('search=many-07')).list)[0]).toBe('many-07')
  expect((await desk('vendor=NOBODY')).total).toBe(0)
})
