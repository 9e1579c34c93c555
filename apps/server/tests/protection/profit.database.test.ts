import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { collector, played } from '../points/mall.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('profit and loss sums the settled rounds by day in Bangkok, game category and game', async () => {
  const member = await collector(house, 0)
  const profit = async (from: string, to: string) =>
    (await member.browser.get(`/wps/member/profit?from=${from}&to=${to}`, member.token)).body
  // The last moment of a day in Bangkok, and the first of the next.
  await played(house, member.id, { stake: 100, win: 30, at: new Date('2026-03-02T16:59:59.999Z') })
  await played(house, member.id, { stake: 50, win: 200, at: new Date('2026-03-02T17:00:00Z') })
  await played(house, member.id, { stake: 20, type: 'LIVE', at: new Date('2026-03-03T05:00:00Z') })
  await house.followPlay()
  const all = (await profit('2026-03-02', '2026-03-03')).value
  expect(all.totals).toEqual({ rounds: 3, stake: '170.00', win: '230.00', net: '60.00' })
  expect(all.days).toEqual([
    { day: '2026-03-02', rounds: 1, stake: '100.00', win: '30.00', net: '-70.00' },
    { day: '2026-03-03', rounds: 2, stake: '70.00', win: '200.00', net: '130.00' },
  ])
  expect(all.kinds.map(({ gameType, net }: Record<string, string>) => [gameType, net])).toEqual([
    ['RNG', '80.00'],
    ['LIVE', '-20.00'],
  ])
  // A game that is listed no longer is called by its code.
  expect(all.games.map(({ game, names, rounds }: Record<string, unknown>) => [game, names, rounds])).toEqual([
    ['of RNG', { th: 'of RNG', en: 'of RNG' }, 2],
    ['of LIVE', { th: 'of LIVE', en: 'of LIVE' }, 1],
  ])
  expect((await profit('2026-03-03', '2026-03-03')).value.totals.net).toBe('130.00')
  expect((await profit('2026-03-03', '2026-03-02')).fields[0].field).toBe('to')
  const other = await collector(house, 0)
  const path = '/wps/member/profit?from=2026-03-02&to=2026-03-03'
  expect((await other.browser.get(path, other.token)).body.value.totals.rounds).toBe(0)
})
