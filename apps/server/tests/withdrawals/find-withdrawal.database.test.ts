import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingHouse, type PayingHouse } from './withdrawals.fixture.ts'

let house: PayingHouse
beforeAll(async () => {
  house = await openPayingHouse()
})
afterAll(() => house.close())

test('the office finds a withdrawal by its reference in any state, and nothing else by it', async () => {
  const desk = house.newOperator()
  const member = await house.newMember()
  const wanted = (await member.ask()).body.value
  await member.ask()
  await member.cancel(wanted.id)
  const found = async (search: string, view = 'queue') =>
    (await desk.send('GET', `/ops/withdrawals?view=${view}&search=${search}`)).body.value.list.map(
      ({ reference }: { reference: string }) => reference,
    )
  expect(await found(wanted.reference)).toEqual([wanted.reference])
  expect(await found(wanted.reference.toLowerCase(), 'all')).toEqual([wanted.reference])
  expect(await found('W00000000000')).toEqual([])
  // A username still finds those of the view that is asked for.
  expect(await found(member.username)).not.toContain(wanted.reference)
  expect(await found(member.username, 'all')).toHaveLength(2)
})
