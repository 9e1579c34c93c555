import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
// Each test begins a minute of its own, and its calls stay within it.
beforeEach(() => house.passTime(MINUTE_MS - (house.clock().getTime() % MINUTE_MS)))

const MINUTE_MS = 60_000
const call = () => house.seamless('authenticate', { token: 'nobody' })
const traffic = async (hours: string, code = 'STUDIO') =>
  house.call({
    method: 'GET',
    path: `/ops/vendors/${code}/traffic?hours=${hours}`,
    part: 'office',
    token: await house.operatorToken(),
  })

test('calls and errors of a vendor are counted per minute across processes', async () => {
  await Promise.all([call(), call(), call()])
  expect((await traffic('1')).body.value.list.at(-1)).toMatchObject({ calls: 3, errors: 3 })
  house.passTime(MINUTE_MS)
  // A refusal by a rule is an answer: this round nobody knows is one of the calls, and an error.
  await call()
  const { stepMinutes, list } = (await traffic('1')).body.value
  expect([stepMinutes, list.length]).toEqual([1, 60])
  expect(list.slice(-2)).toMatchObject([{ calls: 3 }, { calls: 1, at: house.clock().toISOString() }])
  expect(list[0]).toMatchObject({ calls: 0, errors: 0, p50: null, p99: null })
  expect(list.at(-1).p50).toBeGreaterThan(0)
  expect(list.at(-1).p99).toBeGreaterThanOrEqual(list.at(-1).p50)
  // Another process counts to the same minute.
  await house.pool.query(
    `update vendors.traffic set calls = calls + 10, took = took || '{}' where vendor = 'STUDIO' and minute = $1`,
    [house.clock()],
  )
  await call()
  expect((await traffic('1')).body.value.list.at(-1)).toMatchObject({ calls: 12, errors: 2 })
})

test('traffic of 24 hours has steps of 15 minutes; an unknown vendor is answered 404', async () => {
  const read = async () => {
    const { stepMinutes, list } = (await traffic('24')).body.value
    expect([stepMinutes, list.length]).toEqual([15, 96])
    return list.reduce((sum: number, { calls }: { calls: number }) => sum + calls, 0)
  }
  const before = await read()
  await Promise.all([call(), call()])
  house.passTime(MINUTE_MS)
  await call()
  expect(await read()).toBe(before + 3)
  expect((await traffic('1', 'NOBODY')).status).toBe(404)
  expect((await house.seamless(randomUUID().slice(0, 8), {})).status).toBe(404)
})

test('traffic is deleted after a day', async () => {
  const calledAt = house.clock()
  await call()
  expect((await traffic('1')).body.value.list.at(-1)).toMatchObject({ calls: 1 })
  const kept = async () =>
    (await house.pool.query('select calls::int from vendors.traffic where minute = $1', [calledAt])).rows
  house.passTime(24 * 60 * MINUTE_MS)
  await house.vendors.forgetCalls()
  expect(await kept()).toEqual([{ calls: 1 }])
  house.passTime(MINUTE_MS)
  await house.vendors.forgetCalls()
  expect(await kept()).toEqual([])
})
