import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the steps that a member is shown add up to what the database pays, to the coin', async () => {
  const username = newUsername()
  const { token } = (await house.register(username)).body.value
  const { rows } = await house.pool.query('select id, brand from members.member where username = $1', [username])
  const [id, at] = [rows[0].id, house.clock().toISOString()]
  // Stakes whose shares of half a per cent and the like have more decimals than the books keep.
  for (const [gameType, stake] of [
    ['RNG', 123_456_789n],
    ['LIVE', 33_333_333n],
    ['FISH', 77_777_777n],
  ] as const) {
    await house.pool.query(
      `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                                 started_at, settled_at, account, first_change, last_change)
       values ($1::uuid, $2, $3, 'STUDIO', $1::uuid::text, 'test-' || $4, $4, 'THB', $5, 0, 'settled', $6, $6, 0, 1, 2)`,
      [randomUUID(), rows[0].brand, id, gameType, stake, at],
    )
  }
  await house.followPlay()
  const { today } = (await house.call({ method: 'GET', path: '/wps/member/rebate', token })).body.value
  const steps: { earned: string; valid: string; rate: number }[] = today
  expect(
    steps.map(({ earned, valid, rate }) => (parseAmount(valid) * BigInt(rate)) / 10_000n - parseAmount(earned)),
  ).toEqual([0n, 0n, 0n])
  const sum = steps.reduce((all, { earned }) => all + parseAmount(earned), 0n)
  const claimed = await house.call({ method: 'POST', path: '/wps/member/rebate/claim', token })
  expect(parseAmount(claimed.body.value.amount)).toBe(sum - (sum % 100n))
})
