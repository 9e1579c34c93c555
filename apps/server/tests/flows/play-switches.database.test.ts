import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let token: string
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  token = await house.tokenOf('demo')
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

/** What the vendor hears of one or the other when a member of the demo brand opens a game. */
async function heard(of: 'gamble' | 'buy'): Promise<unknown> {
  const { body: listed } = await house.call({ method: 'GET', path: '/wps/relay/games/hot' })
  const body = { nodeId: listed.value.list[0].nodeId, device: 'mobile' }
  expect((await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })).status).toBe(200)
  return house.vendor.launches.at(-1)?.[of]
}

test.each([
  ['gambling with wins', 'gamble', 'GAMBLE3'],
  ['buying free spins and enhanced spins', 'buy', 'FEATUREBUY3'],
] as const)('the launch tells the vendor when the brand disables %s', async (_, of, code) => {
  expect(await heard(of)).toBeUndefined()
  await owner.query(`update system.brand set modules = array_remove(modules, $1) where code = 'SANUK'`, [code])
  await expect.poll(() => heard(of), { timeout: 20_000 }).toBe(false)
})
