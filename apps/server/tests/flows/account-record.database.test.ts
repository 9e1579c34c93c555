import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

const today = () => house.clock().toISOString().slice(0, 10)
const dayBefore = () => new Date(house.clock().getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const dayAfter = () => new Date(house.clock().getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const ask = async (token: string, more: Record<string, string> = {}) =>
  house.call({
    method: 'GET',
    path: `/wps/member/account-record?${new URLSearchParams({ from: dayBefore(), to: dayAfter(), ...more })}`,
    token,
  })

/** Somebody who paid in 500 baht and staked one baht so often; answers their token. */
async function play(stakes: number): Promise<string> {
  const member = await story.member()
  await story.deposit(member, '500')
  const seat = await story.openGame(member)
  for (let stake = 0; stake < stakes; stake += 1) {
    const bet = { ...seat, round: randomUUID(), transaction: randomUUID(), amount: '1.00' }
    expect((await house.seamless('bet', bet)).body.status).toBe('OK')
  }
  return member.token
}

test('the account record lists every wallet movement once, with balance and game', async () => {
  const token = await play(34)
  const first = (await ask(token)).body.value
  expect(first.list).toHaveLength(30)
  expect(first.totals).toEqual({ in: '500.00', out: '34.00' })
  expect(first.list[0]).toMatchObject({ number: 35, kind: 'bet', amount: '-1.00', balanceAfter: '466.00' })
  expect(first.list[0].gameNames.en).toMatch(/\S/)
  const rest = (await ask(token, { cursor: first.nextCursor })).body.value
  expect(rest.totals).toBeNull()
  expect(rest.nextCursor).toBeNull()
  expect(rest.list.at(-1)).toMatchObject({ number: 1, kind: 'deposit', amount: '500.00', gameNames: null })
  const numbers = [...first.list, ...rest.list].map(({ number }: { number: number }) => number)
  expect(numbers).toEqual(Array.from({ length: 35 }, (_, at) => 35 - at))

  const cash = (await ask(token, { group: 'cash' })).body.value
  expect(cash).toMatchObject({ nextCursor: null, totals: { in: '500.00', out: '0.00' } })
  expect(cash.list).toHaveLength(1)
  const before = (await ask(token, { from: '2026-01-01', to: '2026-01-02' })).body.value
  expect(before).toEqual({ list: [], nextCursor: null, totals: { in: '0.00', out: '0.00' } })
})

test('an invalid cursor and a range that is too long are refused', async () => {
  const token = await house.tokenOf('demo')
  expect((await ask(token, { cursor: 'abc' })).body).toMatchObject({ success: false, code: 'invalid_request' })
  expect((await ask(token, { from: '2025-01-01', to: today() })).status).toBe(400)
})
