import { afterAll, beforeAll, expect, test } from 'vitest'
import { banner, type Editors, openEditors } from '../content/content.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { openSecondHouse } from '../sign-in/second-house.fixture.ts'

/** What is wanted of the site: what operators save is there after so long, whichever process a page asks. */
const FIVE_SECONDS = { timeout: 5_000, interval: 25 }

let house: TestHouse
let second: Awaited<ReturnType<typeof openSecondHouse>>
let editors: Editors
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  second = await openSecondHouse(house)
  editors = await openEditors(house)
})
afterAll(async () => {
  await second.close()
  await house.close()
})

const there = async (url: string) =>
  (await second.site.inject({ url, headers: { host: 'localhost', 'accept-language': 'en' } })).json().value

/**
 * Saves by one process and waits for the other. That has its answer of before ready, and the clock stands still: it is
 * told, or never learns of it.
 */
async function follows<T>(look: () => Promise<T>, save: () => Promise<unknown>): Promise<{ before: T; after: T }> {
  const before = await look()
  await save()
  await expect.poll(look, FIVE_SECONDS).not.toEqual(before)
  return { before, after: await look() }
}

test('a brand’s new name reaches a process that did not save it', async () => {
  const { revision } = (await editors.ask('GET', '/brand')).body.value
  const saved = await follows(
    async () => (await there('/wps/system/whitelabel')).brand.name,
    () => editors.ask('PUT', '/brand', { body: { revision, settings: { name: 'Sabai' } } }),
  )
  expect(saved).toEqual({ before: 'Sanuk', after: 'Sabai' })
})

test('a published banner reaches the other process', async () => {
  const { before, after } = await follows(
    async () => (await there('/wps/relay/banners?groupName=w_shop')).list.length,
    () => editors.publish(banner()),
  )
  expect(after).toBe(before + 1)
})

test('a game’s lost hot mark and its hiding reach the other process', async () => {
  const slots = async () => (await there('/wps/relay/games?gameType=RNG')).list
  const [{ nodeId }] = await slots()
  const choose = (wish: object) => editors.ask('PUT', '/catalogue/games', { body: { nodeIds: [nodeId], wish } })
  const hot = async () => (await slots()).map(({ isHot }: { isHot: boolean }) => isHot)
  expect(await follows(hot, () => choose({ hot: false }))).toEqual({ before: [true], after: [false] })
  const codes = async () => (await slots()).map(({ gameCode }: { gameCode: string }) => gameCode)
  expect(await follows(codes, () => choose({ hidden: true }))).toEqual({ before: [GAME], after: [] })
})

test('the start and end of a maintenance reach the other process', async () => {
  const status = async () => (await there('/wps/system/status')).status
  const startsAt = house.clock().toISOString()
  const plan = { startsAt, endsAt: null, note: null }
  let id = ''
  const closed = await follows(status, async () => {
    id = (await editors.ask('POST', '/brand/maintenance', { body: plan })).body.value.id
  })
  house.passTime(1_000)
  const end = { ...plan, endsAt: house.clock().toISOString() }
  const open = await follows(status, () => editors.ask('PUT', `/brand/maintenance/${id}`, { body: end }))
  expect([closed, open]).toEqual([
    { before: 0, after: 1 },
    { before: 1, after: 0 },
  ])
})
