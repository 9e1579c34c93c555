import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { aGame, listAs } from '../catalogue/games.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let databases: Databases
let operator: string
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  operator = await house.operatorToken()
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

/** The vendor of the house answers and lists one game, `test-slot`; ours has it otherwise, and another one that is gone. */
beforeEach(async () => {
  house.vendor.breakDown(false)
  await listAs(databases, 'STUDIO', [aGame('old'), aGame(GAME, { names: { th: 'เก่า', en: 'Test Tiger' }, lines: 10 })])
  await house.heardChanges()
})

const office = (method: string, path: string, body?: unknown) =>
  house.call({ method, path: `/ops/catalogue/lists${path}`, part: 'office', token: operator, body })
const compare = async () => (await office('GET', '/STUDIO')).body.value
const take = (digest: string, codes: string[] | null) => office('POST', '/STUDIO', { digest, codes })
const onSite = async () =>
  (await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })).body.value.list.map(
    ({ gameCode, names, lines }: { gameCode: string; names: object; lines: number }) => ({ gameCode, names, lines }),
  )

test('comparing a vendor’s game list shows the differences by field and changes nothing', async () => {
  const before = await onSite()
  const difference = await compare()
  expect(difference).toMatchObject({ vendor: 'STUDIO', fetched: 1, new: [], reordered: false })
  expect(difference.gone).toEqual([{ code: 'old', names: { th: 'old', en: 'old' } }])
  expect(difference.changed).toHaveLength(1)
  const fields = Object.fromEntries(
    difference.changed[0].fields.map(({ field, before: was, after }: Record<string, string>) => [field, [was, after]]),
  )
  expect(fields).toEqual({
    'name.th': ['เก่า', 'เสือทดสอบ'],
    vassalage: ['ALPHA', 'TEST_LABEL'],
    vassalageName: ['Alpha', 'Test Label'],
    vassalageIcon: [null, 'http://localhost:8082/art/label.webp'],
    picture: ['', '160 http://localhost:8082/art/test.webp,'],
    lines: ['10', '20'],
    returnToPlayer: [null, '96.12'],
    hot: ['false', 'true'],
    freeRoundStakes: ['', '5.00 10.00'],
  })
  await expect.poll(onSite).toEqual(before)
})

test('importing a chosen game leaves the other differences, and each import is audited', async () => {
  const { digest } = await compare()
  expect((await take(digest, [GAME])).body.value).toEqual({ new: 0, changed: 1, gone: 0 })
  await expect.poll(onSite).toEqual([
    { gameCode: 'old', names: { th: 'old', en: 'old' }, lines: 10 },
    { gameCode: GAME, names: { th: 'เสือทดสอบ', en: 'Test Tiger' }, lines: 20 },
  ])
  const left = await compare()
  expect([left.changed, left.gone.length]).toEqual([[], 1])
  expect((await take(left.digest, null)).body.value).toEqual({ new: 0, changed: 0, gone: 1 })
  expect(await compare()).toMatchObject({ new: [], changed: [], gone: [], reordered: false })
  const { rows } = await house.pool.query(
    `select verb, after from audit.deed where subject = 'catalogue.list' and subject_id = 'STUDIO' order by id`,
  )
  expect(rows).toEqual([
    { verb: 'did', after: { new: [], changed: [GAME], gone: [] } },
    { verb: 'did', after: { new: [], changed: [], gone: ['old'] } },
  ])
})

test('a game list that differs from the compared one is not imported', async () => {
  const before = await onSite()
  expect((await take('0'.repeat(64), null)).body.code).toBe('changed_meanwhile')
  await expect.poll(onSite).toEqual(before)
})

test('a vendor set to manual import is not synchronised until it is set back', async () => {
  await office('PUT', '/STUDIO/manner', { byHand: true })
  expect((await office('GET', '')).body.value.list).toEqual([
    { vendor: 'STUDIO', name: 'STUDIO', games: 2, byHand: true, asked: true },
  ])
  const before = await onSite()
  await house.synchroniseCatalogue()
  await expect.poll(onSite).toEqual(before)
  await office('PUT', '/STUDIO/manner', { byHand: false })
  await house.synchroniseCatalogue()
  await expect.poll(async () => (await onSite()).map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual([GAME])
  expect((await office('PUT', '/NOBODY/manner', { byHand: true })).body.code).toBe('not_found')
})

test('comparing or importing the list of an unreachable vendor gives vendor_unreachable', async () => {
  house.vendor.breakDown()
  expect((await office('GET', '/STUDIO')).body.code).toBe('vendor_unreachable')
  expect((await take('0'.repeat(64), null)).body.code).toBe('vendor_unreachable')
  expect((await office('GET', '/NOBODY')).body.code).toBe('not_found')
})
