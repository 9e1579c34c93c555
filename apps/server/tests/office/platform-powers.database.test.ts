import { allRoutes } from '@sanuk/contracts/all-routes'
import { PLATFORM_POWERS } from '@sanuk/contracts/powers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

const HOST = 'chandra.localhost'

let house: TestHouse
/** Owners, who have every power: one of the brand that was made first, one of another. */
let home: string
let elsewhere: string
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  home = await house.operatorToken()
  elsewhere = (await openBrowser(house, { host: HOST }).operatorLogin()).body.value.token
})
afterAll(() => house.close())

const asOther = (method: string, path: string, body?: object) =>
  house.call({ method, path, part: 'office', token: elsewhere, host: HOST, ...(body && { body }) })

/** Calls that act for all brands, and the calls that tell what all of them did. */
const ROUTES = allRoutes
  .filter((route) => 'power' in route && route.power !== undefined && PLATFORM_POWERS.has(route.power))
  .map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, 'STUDIO') }))

test('taking over lists of games, and comparing vendors’ statements, are powers over the platform', () => {
  expect(ROUTES.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'PUT /ops/catalogue/lists/STUDIO/manner',
      'POST /ops/catalogue/lists/STUDIO',
      'POST /ops/reconciliations',
      'GET /ops/reconciliations',
      'GET /ops/reconciliations/STUDIO',
      'GET /ops/reconciliations/STUDIO/differences',
      'PUT /ops/vendors/STUDIO',
    ]),
  )
})

test.each(ROUTES)('$method $path is refused to the owner of another brand', async ({ method, path }) => {
  const { status, body } = await asOther(method, path, method === 'GET' ? undefined : {})
  expect([status, body.code]).toEqual([403, 'forbidden'])
})

test('the owner of another brand chooses games for that brand only, and changes no list', async () => {
  const games = (await asOther('GET', '/ops/catalogue')).body.value.list
  const wish = { nodeIds: [games[0].nodeId], wish: { hidden: true } }
  expect((await asOther('PUT', '/ops/catalogue/games', wish)).status).toBe(200)
  const shown = await house.call({ method: 'GET', path: '/ops/catalogue', part: 'office', token: home })
  expect(shown.body.value.list[0]).toMatchObject({ code: GAME, state: 'playable' })
})

test('the owner of the first brand takes lists over and sees comparisons', async () => {
  const own = (method: string, path: string, body?: object) =>
    house.call({ method, path, part: 'office', token: home, ...(body && { body }) })
  expect((await own('PUT', '/ops/catalogue/lists/STUDIO/manner', { byHand: false })).status).toBe(200)
  const { digest } = (await own('GET', '/ops/catalogue/lists/STUDIO')).body.value
  expect((await own('POST', '/ops/catalogue/lists/STUDIO', { digest, codes: null })).status).toBe(200)
  expect((await own('GET', '/ops/reconciliations')).status).toBe(200)
})
