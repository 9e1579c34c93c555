import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingHouse, type PayingHouse } from '../withdrawals/withdrawals.fixture.ts'

let house: PayingHouse
let desk: ReturnType<PayingHouse['newOperator']>
beforeAll(async () => {
  house = await openPayingHouse()
  desk = house.newOperator()
})
afterAll(() => house.close())

/** A member with money who is an agent from today on, which they become after all of it happened. */
async function newAgent() {
  const agent = await house.newMember()
  const day = house.today()
  const total = async (scope = 'team', from = day, to = day) =>
    (await agent.call('GET', `/wps/agent/overview?scope=${scope}&from=${from}&to=${to}`)).body.value.total
  const appoint = () => desk.send('POST', '/ops/agents', { username: agent.username, type: 1 })
  return { ...agent, total, appoint }
}

test('what was paid in and out counts, the first deposit once, and what came back does not', async () => {
  const agent = await newAgent()
  await house.followPlay()
  expect((await agent.appoint()).status).toBe(200)
  await house.followPlay()
  expect(await agent.total('own')).toMatchObject({
    joined: 1,
    firstDeposits: 1,
    deposits: '10000.00',
    withdrawals: '0.00',
  })
  const { id } = (await agent.ask({ amount: '500' })).body.value
  await desk.does(id, 'approve', { payBy: 'hand' })
  for (const part of ['300', '200']) await desk.pays(id, part)
  await house.followPlay()
  expect(await agent.total()).toMatchObject({ firstDeposits: 1, deposits: '10000.00', withdrawals: '500.00' })
  await agent.answer(id, 'received', 1)
  await agent.answer(id, 'not_received', 2)
  await desk.does(id, 'settle', { outcome: 'refunded', reason: 'It came back' })
  await agent.deposit()
  await house.followPlay()
  expect(await agent.total()).toMatchObject({ firstDeposits: 1, deposits: '10100.00', withdrawals: '300.00' })
  expect(await agent.total('own')).toEqual(await agent.total())
  expect(await agent.total('direct')).toMatchObject({ joined: 0, deposits: '0.00', withdrawals: '0.00' })
})
