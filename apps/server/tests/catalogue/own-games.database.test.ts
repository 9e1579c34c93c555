import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'
import { aGame, listAs } from './games.fixture.ts'

const PATH = '/wps/relay/games/favourites'

let house: TestHouse
let databases: Databases
let story: ReturnType<typeof openStory>
let member: Member
let token: string
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  story = openStory(house)
})
/** Somebody who has marked and opened nothing yet. */
beforeEach(async () => {
  member = await story.member()
  token = member.token
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

const codes = (list: { gameCode: string }[]) => list.map(({ gameCode }) => gameCode)
const add = (nodeId: string, more: object = {}) =>
  house.call({ method: 'POST', path: PATH, token, body: { nodeId, ...more } })
const remove = (nodeId: string) => house.call({ method: 'DELETE', path: `${PATH}?nodeId=${nodeId}`, token })
const favourites = async (query = '') =>
  (await house.call({ method: 'GET', path: `${PATH}${query}`, token })).body.value
const recent = async (query = '') =>
  (await house.call({ method: 'GET', path: `/wps/relay/games/recent${query}`, token })).body.value

test('favourites and recent games require a login', async () => {
  for (const path of [PATH, `${PATH}/marks`, '/wps/relay/games/recent']) {
    expect((await house.call({ method: 'GET', path })).body).toMatchObject({ success: false, code: 'login_required' })
  }
})

test('favourites are stored once, listed latest first in pages, and removed again', async () => {
  const games = Array.from({ length: 16 }, (_, number) => aGame(`game-${number}`))
  await listAs(databases, 'STUDIO', games)
  for (const { nodeId } of games) expect((await add(nodeId)).status).toBe(200)
  const [first, second] = [games[0]?.nodeId ?? '', games[1]?.nodeId ?? '']
  await add(first)
  const page = await favourites()
  expect(codes(page.content)).toEqual(
    games
      .map(({ code }) => code)
      .toReversed()
      .slice(0, 14),
  )
  expect(page).toMatchObject({ total: 16, totalPages: 2, pageNo: 1 })
  expect(codes((await favourites('?pageNo=2')).content)).toEqual(['game-1', 'game-0'])
  expect((await remove(second)).body.value.nodeIds).not.toContain(second)
  expect((await remove(second)).status).toBe(200)
  expect((await favourites()).total).toBe(15)
  expect((await favourites('?gameType=LIVE')).total).toBe(0)
})

test('an unknown game, or one with a wrong vendor or type, cannot become a favourite', async () => {
  const game = aGame('mine')
  await listAs(databases, 'STUDIO', [game])
  expect((await add(crypto.randomUUID())).status).toBe(404)
  expect((await add(game.nodeId, { vendor: 'OTHER' })).status).toBe(404)
  expect((await add(game.nodeId, { gameType: 'FISH' })).status).toBe(404)
  expect((await add(game.nodeId, { vendor: 'STUDIO', gameType: 'RNG' })).status).toBe(200)
})

test('a favourite disappears while its game is not listed, and comes back with it', async () => {
  const games = [aGame('stays'), aGame('goes')]
  await listAs(databases, 'STUDIO', games)
  for (const { nodeId } of games) await add(nodeId)
  await listAs(databases, 'STUDIO', games.slice(0, 1))
  expect(codes((await favourites()).content)).not.toContain('goes')
  await listAs(databases, 'STUDIO', games)
  expect(codes((await favourites()).content)).toContain('goes')
})

test('favourites are not visible to other brands', async () => {
  const game = aGame('marked')
  await listAs(databases, 'STUDIO', [game])
  await add(game.nodeId)
  const { rows } = await house.pool.query('select id from system.brand where id <> $1', [member.brand])
  const rowsOf = (brand: string, table: 'favourite' | 'opened') =>
    withinBrand(brand, async () => {
      const client = databases.database.withTables<Record<'catalogue.favourite' | 'catalogue.opened', object>>()
      return client.selectFrom(`catalogue.${table}`).selectAll().execute()
    })
  expect(rows.length).toBeGreaterThan(0)
  expect((await rowsOf(member.brand, 'favourite')).length).toBeGreaterThan(0)
  for (const { id } of rows) expect(await rowsOf(id, 'favourite')).toEqual([])
})

test('a game that was opened or played comes first among the recent games', async () => {
  await listAs(databases, 'STUDIO', [aGame(GAME), aGame('other'), aGame('never')])
  const { list } = (await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })).body.value
  const nodeOf = (code: string) => list.find((game: { gameCode: string }) => game.gameCode === code).nodeId
  const launch = (code: string) =>
    house.call({
      method: 'POST',
      path: '/wps/game/launchGame',
      token,
      body: { nodeId: nodeOf(code), device: 'desktop' },
    })
  expect((await launch(GAME)).status).toBe(200)
  const ticket = house.vendor.launches.at(-1)?.ticket
  house.passTime(1)
  expect((await launch('other')).status).toBe(200)
  expect(codes((await recent()).list)).toEqual(['other', GAME])
  expect(await recent('?pageSize=1&pageNo=2')).toMatchObject({ total: 2, totalPages: 2, list: [{ gameCode: GAME }] })
  expect(codes((await recent('?gameType=FISH')).list)).toEqual([])

  house.passTime(1)
  await story.deposit(member, '20')
  const { member: player } = (await house.seamless('authenticate', { token: ticket })).body
  const bet = {
    token: ticket,
    member: player,
    currency: 'THB',
    game: GAME,
    round: 'r1',
    transaction: 't1',
    amount: '1.00',
  }
  expect((await house.seamless('bet', bet)).body).toMatchObject({ status: 'OK' })
  expect(codes((await recent()).list)).toEqual([GAME, 'other'])
})
