import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Choice, NO_CHOICE } from '../../src/modules/games/catalogue/choice.ts'
import { createCatalogue } from '../../src/modules/games/catalogue/index.ts'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { aGame, listAs, listNoOwnGames } from './games.fixture.ts'

let house: TestHouse
let databases: Databases
let brand: string
let other: string
let catalogue: ReturnType<typeof createCatalogue>
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  await listNoOwnGames(databases)
  const { rows } = await house.pool.query(`select id, code from system.brand order by code <> 'SANUK'`)
  brand = rows[0].id
  other = rows[1].id
  catalogue = createCatalogue({
    database: databases.database,
    clock: house.clock,
    callVendor: async () => null,
    vendors: house.vendors,
    currencyOf: async () => 'THB',
    sayDeed: async () => undefined,
  })
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

/** Games and a label that no other test knows: choices and places outlast the lists they were made for. */
let [game, two, three, label] = ['', '', '', '']
beforeEach(() => {
  const mark = randomUUID().slice(0, 8)
  ;[game, two, three, label] = [`game-${mark}`, `two-${mark}`, `three-${mark}`, `LABEL_${mark}`]
})

const codes = (list: { gameCode: string }[]) => list.map(({ gameCode }) => gameCode)
const ask = async (query: string) => (await house.call({ method: 'GET', path: `/wps/relay/games?${query}` })).body.value
const nodeOf = async (code: string) =>
  (await house.pool.query('select node_id from catalogue.game where code = $1', [code])).rows[0].node_id
const choose = async (code: string, wish: Partial<Choice>) => {
  const nodeId = await nodeOf(code)
  await withinBrand(brand, () => catalogue.hand.chooseForGames(brand, [nodeId], { ...NO_CHOICE, ...wish }))
}
const chooseLabel = (vassalage: string, wish: Partial<Choice>) =>
  withinBrand(brand, () =>
    catalogue.hand.chooseForVassalage({ brand, gameType: 'RNG', vassalage }, { ...NO_CHOICE, ...wish }),
  )
const games = () => [aGame(game), aGame(two), aGame(three, { vassalage: label, vassalageName: 'Beta' })]

/** What the wallet says to a stake in the game, whose session is opened for it. */
async function stake(amount: string): Promise<string> {
  const token = await house.tokenOf('demo')
  await house.call({
    method: 'POST',
    path: '/wps/game/launchGame',
    token,
    body: { nodeId: await nodeOf(game), device: 'desktop' },
  })
  const ticket = house.vendor.launches.at(-1)?.ticket
  const { member } = (await house.seamless('authenticate', { token: ticket })).body
  const transaction = randomUUID()
  const bet = { token: ticket, member, currency: 'THB', game, round: transaction, transaction, amount }
  return (await house.seamless('bet', bet)).body.status
}

test('a hidden game is not listed or launched, and another brand still has it', async () => {
  await listAs(databases, 'STUDIO', games())
  const token = await house.tokenOf('demo')
  const launch = async () =>
    house.call({
      method: 'POST',
      path: '/wps/game/launchGame',
      token,
      body: { nodeId: await nodeOf(game), device: 'desktop' },
    })
  expect((await launch()).status).toBe(200)
  await choose(game, { hidden: true })
  await expect.poll(async () => codes((await ask('gameType=RNG')).list)).toEqual([two, three])
  const hot = (await house.call({ method: 'GET', path: '/wps/relay/games/hot' })).body.value
  expect(codes(hot.list)).not.toContain(game)
  expect((await launch()).body).toMatchObject({ success: false, code: 'game_unavailable' })
  const shelf = await withinBrand(other, () => catalogue.shelfOf(other))
  expect(shelf.games.map(({ code }) => code)).toContain(game)
  await choose(game, {})
  expect((await launch()).status).toBe(200)
})

test('a hidden vassalage takes its games and its tab with it', async () => {
  await listAs(databases, 'STUDIO', games())
  await chooseLabel(label, { hidden: true })
  await expect.poll(async () => codes((await ask('gameType=RNG')).list)).toEqual([game, two])
  const { lanes } = (await house.call({ method: 'GET', path: '/lgw/games/game_menus' })).body.value.data
  expect(lanes[0].vendors.map(({ vassalage }: { vassalage: string }) => vassalage)).toEqual(['ALPHA'])
  await chooseLabel(label, {})
  await expect.poll(async () => codes((await ask('gameType=RNG')).list)).toContain(three)
})

test('the operators’ order of games and vassalages overrides the vendor’s', async () => {
  await listAs(databases, 'STUDIO', games())
  await choose(three, { place: 1 })
  await expect.poll(async () => codes((await ask('gameType=RNG')).list)).toEqual([three, game, two])
  await choose(three, {})
  await expect.poll(async () => codes((await ask('gameType=RNG')).list)).toEqual([game, two, three])
  await chooseLabel(label, { place: 1, hot: true })
  await expect.poll(async () => codes((await ask('gameType=RNG')).list)).toEqual([three, game, two])
  const { lanes } = (await house.call({ method: 'GET', path: '/lgw/games/game_menus' })).body.value.data
  expect(lanes[0].vendors).toMatchObject([
    { vassalage: label, isHot: 1 },
    { vassalage: 'ALPHA', isHot: 0 },
  ])
})

test('operators override whether a game is hot and its class', async () => {
  await listAs(databases, 'STUDIO', [aGame(game, { isHot: true }), aGame(two)])
  await choose(game, { hot: false, classification: 'TG' })
  await choose(two, { hot: true })
  await expect.poll(async () => codes((await ask('gameType=RNG&hot=1')).list)).toEqual([two])
  await expect.poll(async () => codes((await ask('gameType=RNG&gameClassify=TG')).list)).toEqual([game])
})

test('stake limits of operators must be narrower than the vendor’s, and stakes obey them', async () => {
  await listAs(databases, 'STUDIO', [aGame(game)])
  const refusal = (wish: Partial<Choice>) => choose(game, wish).catch((fault: { code: string }) => fault.code)
  expect(await refusal({ minimumStake: parseAmount('0.5') })).toBe('amount_below_minimum')
  expect(await refusal({ maximumStake: parseAmount('1001') })).toBe('amount_above_maximum')
  expect(await refusal({ minimumStake: parseAmount('50'), maximumStake: parseAmount('20') })).toBe('invalid_request')
  await choose(game, { minimumStake: parseAmount('5'), maximumStake: parseAmount('50') })
  await expect
    .poll(async () => (await ask('gameType=RNG')).list[0])
    .toMatchObject({ minimumStake: '5.00', maximumStake: '50.00' })
  const one = await withinBrand(brand, () => catalogue.one({ vendor: 'STUDIO', code: game }, brand))
  expect(one).toMatchObject({ minimumStake: parseAmount('5'), maximumStake: parseAmount('50') })
  expect(await stake('2.00')).toBe('LIMIT_REACHED')
  expect(await stake('51.00')).toBe('LIMIT_REACHED')
  expect(await stake('5.00')).toBe('OK')
  // The vendor narrows its own below that: of both the narrower goes.
  await listAs(databases, 'STUDIO', [aGame(game, { maximumStake: parseAmount('20') })])
  await expect
    .poll(async () => (await ask('gameType=RNG')).list[0])
    .toMatchObject({ minimumStake: '5.00', maximumStake: '20.00' })
  await listAs(databases, 'STUDIO', [aGame(game, { maximumStake: parseAmount('2') })])
  await expect.poll(async () => (await ask('gameType=RNG')).list[0]).toMatchObject({ playable: false })
})

test('a choice for an unlisted game or vassalage is refused', async () => {
  const fault = (work: Promise<unknown>) => work.catch(({ code }: { code: string }) => code)
  const nodeId = randomUUID()
  expect(await fault(withinBrand(brand, () => catalogue.hand.chooseForGames(brand, [nodeId], NO_CHOICE)))).toBe(
    'not_found',
  )
  expect(await fault(chooseLabel('NOBODY', { hidden: true }))).toBe('not_found')
})
