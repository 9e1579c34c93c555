import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
  // Calls of a test stay within one minute.
  house.passTime(60_000 - (house.clock().getTime() % 60_000))
})
afterAll(() => house.close())

const MINUTE_MS = 60_000
const traffic = async (hours: string, code = 'STUDIO') =>
  house.call({
    ...{ method: 'GET', path: `/ops/vendors/${code}/traffic?hours=${hours}`, part: 'office' },
    token: await house.operatorToken(),
  })

test('calls and errors are counted in their minute, whichever process was called', async () => {
  const call = (token = 'nobody') => house.seamless('authenticate', { token })
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

test('hours are told in stretches, and nobody hears of a vendor that is none', async () => {
  const { stepMinutes, list } = (await traffic('24')).body.value
  expect([stepMinutes, list.length]).toEqual([15, 96])
  expect(list.reduce((sum: number, { calls }: { calls: number }) => sum + calls, 0)).toBe(15)
  expect((await traffic('1', 'NOBODY')).status).toBe(404)
  expect((await house.seamless(randomUUID().slice(0, 8), {})).status).toBe(404)
})

test('after a day it is forgotten', async () => {
  house.passTime(24 * 60 * MINUTE_MS + MINUTE_MS)
  await house.vendors.forgetCalls()
  const { rows } = await house.pool.query('select count(*)::int as kept from vendors.traffic')
  expect(rows[0].kept).toBeLessThanOrEqual(1)
})
