import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTransferHouse, type TransferHouse } from './transfers.fixture.ts'

let house: TransferHouse
beforeAll(async () => {
  house = await openTransferHouse()
})
afterAll(() => house.close())

test('a switched-off vendor gets no transfers in, and its balances can still be transferred out', async () => {
  const member = await house.memberWith('100')
  await member.move('in', '40')
  await house.vendors.enable('SATANG', false)
  expect((await member.move('in', '10')).body.code).toBe('transfer_refused')
  expect(await member.balance()).toBe('60.00')
  expect((await member.move('out')).body.value.state).toBe('done')
  expect(await member.balance()).toBe('100.00')
  await house.vendors.enable('SATANG', true)
  expect((await member.move('in', '10')).body.value.state).toBe('done')
})
