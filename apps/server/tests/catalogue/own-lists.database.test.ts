import { readFile } from 'node:fs/promises'
import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Game } from '#platform/capabilities/game'
import { createVendorLists } from '../../src/modules/games/catalogue/vendor-lists.ts'
import { lotteryGames } from '../../src/modules/lottery/lottery/titles/list.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { aGame, listAs } from './games.fixture.ts'

const MIGRATION = new URL(
  '../../src/modules/games/catalogue/migrations/20261127-1341-catalogue-own-lotteries.sql',
  import.meta.url,
)
const PICTURE = { sources: [{ width: 160, url: '/art/covers/own.webp' }], placeholder: '' }

let house: TestHouse
let databases: Databases
let lists: ReturnType<typeof createVendorLists>
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  lists = createVendorLists({
    database: databases.database,
    callVendor: async () => null,
    vendors: house.vendors,
    sayDeed: async () => undefined,
  })
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

/** Enters a vendor of the house with these games, as a room does when it opens. */
async function open(code: string, games: readonly Game[]): Promise<void> {
  await house.vendors.enterHouse({ code, name: code })
  await lists.takeOwn(code, games)
  await house.heardChanges()
}

const ownGame = (vendor: string, code: string, more: Partial<Game> = {}) =>
  aGame(code, { vendor, vassalage: vendor, picture: PICTURE, gameType: 'PVP', ...more })

const shown = async (vassalage: string) =>
  (await house.call({ method: 'GET', path: `/wps/relay/games?gameType=PVP&vassalage=${vassalage}` })).body.value.list

async function asOwner(...statements: readonly string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  try {
    for (const statement of statements) await owner.query(statement)
  } finally {
    await owner.end()
  }
}

test('a list that the platform hands over is shown with pictures of the site, and no synchronisation changes it', async () => {
  await open('OWN_A', [
    ownGame('OWN_A', 'first', { vassalageIcon: '/art/labels/own.webp' }),
    ownGame('OWN_A', 'second'),
  ])
  await house.synchroniseCatalogue()
  await house.heardChanges()
  const games = await shown('OWN_A')
  expect(games).toMatchObject([
    { gameCode: 'first', vendor: 'OWN_A', playable: true, picture: PICTURE },
    { gameCode: 'second', vendor: 'OWN_A', playable: true },
  ])
  const { lanes } = (await house.call({ method: 'GET', path: '/lgw/games/game_menus' })).body.value.data
  const cards = lanes.flatMap(({ vendors }: { vendors: object[] }) => vendors)
  expect(cards).toContainEqual(expect.objectContaining({ vassalage: 'OWN_A', smallIcon: '/art/labels/own.webp' }))
})

test('handing a list over again keeps the number of each game and shows what is gone no more', async () => {
  await open('OWN_B', [ownGame('OWN_B', 'stays', { playable: false }), ownGame('OWN_B', 'goes')])
  const before = await shown('OWN_B')
  await open('OWN_B', [ownGame('OWN_B', 'stays')])
  const stays = before.find(({ gameCode }: { gameCode: string }) => gameCode === 'stays')
  expect(before).toHaveLength(2)
  expect(await shown('OWN_B')).toEqual([{ ...stays, playable: true }])
})

test('operators see no list of a house vendor to compare, take over or wait for', async () => {
  await open('OWN_C', [ownGame('OWN_C', 'one')])
  const token = await house.operatorToken()
  const office = (method: string, path: string, body?: unknown) =>
    house.call({ method, path: `/ops/catalogue/lists${path}`, part: 'office', token, body })
  const listed = (await office('GET', '')).body.value.list.map(({ vendor }: { vendor: string }) => vendor)
  expect(listed).toContain('STUDIO')
  expect(listed).not.toContain('OWN_C')
  expect((await office('GET', '/OWN_C')).status).toBe(404)
  expect((await office('PUT', '/OWN_C/manner', { byHand: true })).status).toBe(404)
})

test('a house game is launched by nobody, for money or as a demo', async () => {
  const game = ownGame('OWN_D', 'one', { offersDemo: true })
  await open('OWN_D', [game])
  const token = await house.tokenOf('demo')
  const body = { nodeId: game.nodeId, device: 'desktop' }
  const launch = (more: object) =>
    house.call({ method: 'POST', path: '/wps/game/launchGame', token, body: { ...body, ...more } })
  expect((await launch({})).body.code).toBe('game_unavailable')
  expect((await launch({ mode: 'demo' })).body.code).toBe('game_unavailable')
  const demo = await house.call({ method: 'POST', path: '/wps/game/launchDemo', body })
  expect(demo.body.code).toBe('game_unavailable')
})

test('games of a house vendor that is switched off are shown as not playable', async () => {
  await open('OWN_E', [ownGame('OWN_E', 'one')])
  await house.vendors.enable('OWN_E', false)
  expect(await shown('OWN_E')).toMatchObject([{ playable: false }])
})

/** The lotteries as they were before: announced by the Studio, under one label. Answers the number of each. */
async function announceAsStudio(codes: readonly string[]): Promise<Map<string, string>> {
  await asOwner(`update catalogue.game set vendor = 'STUDIO' where code = any ('{${codes}}')`)
  const announced = { gameType: 'ELOTT', vassalage: 'MEKONG_LOTTO', playable: false } as const
  await listAs(databases, 'STUDIO', [aGame('slot'), ...codes.map((code) => aGame(code, announced))])
  return numbersOf(codes, 'STUDIO')
}

async function numbersOf(codes: readonly string[], vendor: string): Promise<Map<string, string>> {
  const { rows } = await house.pool.query(
    'select code, node_id from catalogue.game where vendor = $1 and code = any ($2) order by code',
    [vendor, codes],
  )
  return new Map(rows.map(({ code, node_id: nodeId }) => [code, nodeId]))
}

test('the migration moves the Studio’s lotteries to the house with their numbers, so favourites stay', async () => {
  const own = [...lotteryGames(new Set())]
  const before = await announceAsStudio(own.flatMap(([, { games }]) => games.map(({ code }) => code)))
  expect(before.size).toBe(46)
  const { token } = await openStory(house).member()
  const path = '/wps/relay/games/favourites'
  const nodeId = before.get('saigon-draw')
  expect((await house.call({ method: 'POST', path, token, body: { nodeId } })).status).toBe(200)

  await asOwner(await readFile(MIGRATION, 'utf8'))
  for (const [vendor, { games }] of own) {
    const numbers = await numbersOf([...before.keys()], vendor)
    expect([...numbers.keys()]).toEqual(games.map(({ code }) => code).sort())
    for (const [code, number] of numbers) expect(number).toBe(before.get(code))
  }

  // The Studio lists them no more, and the room hands its own list over when it opens.
  await listAs(databases, 'STUDIO', [aGame('slot')])
  for (const [vendor, { games }] of own) await open(vendor, games)
  const { content } = (await house.call({ method: 'GET', path, token })).body.value
  expect(content).toMatchObject([{ gameCode: 'saigon-draw', nodeId, vendor: 'TCG_LOTTO_VN', vassalage: 'VIET_LOTTO' }])
})

test('the migration gives what a brand chose for a label to the new labels that came out of it', async () => {
  await house.pool.query(
    `insert into catalogue.vassalage_choice (brand, game_type, vassalage, hidden, place)
     select id, 'ELOTT', 'MEKONG_LOTTO', true, 3 from system.brand where 'localhost' = any (domains)`,
  )
  await asOwner(await readFile(MIGRATION, 'utf8'))
  const { rows } = await house.pool.query(
    "select vassalage, hidden, place from catalogue.vassalage_choice where game_type = 'ELOTT' order by vassalage",
  )
  await house.pool.query("delete from catalogue.vassalage_choice where game_type = 'ELOTT'")
  expect(rows).toEqual([
    { vassalage: 'MEKONG_LOTTO', hidden: true, place: 3 },
    { vassalage: 'VIET_LOTTO', hidden: true, place: 3 },
  ])
})
