import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { seatPlayer } from './player.fixture.ts'

let house: TestHouse
let token: string
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  token = await house.operatorToken()
})
afterAll(() => house.close())

const ask = (method: string, path: string, body?: object) =>
  house.call({ method, path: `/ops${path}`, token, part: 'office', ...(body && { body }) })

test('operators can only tighten a limit; the reason is recorded and hidden from the member', async () => {
  const player = await seatPlayer(house)
  await player.limit('loss', 'day', '100')
  const at = `/members/${player.member}/protection`
  const tighten = (value: string) => {
    house.passTime(1)
    return ask('PUT', `${at}/limits`, { kind: 'loss', period: 'day', value, reason: 'a call' })
  }
  const looser = await tighten('100.01')
  expect([looser.status, looser.body.fields[0].field]).toEqual([400, 'value'])
  expect((await tighten('50')).status).toBe(200)
  expect((await player.bet('51')).body.status).toBe('LIMIT_REACHED')
  const { limits, changes } = (await ask('GET', at)).body.value
  expect(limits).toMatchObject([{ kind: 'loss', value: '50.00', next: null }])
  expect(changes[0]).toMatchObject({ deed: 'limit_set', value: '50.00', operator: 'operator', reason: 'a call' })
  // The member hears that staff did it, and not who or why.
  const own = (await player.call('GET', '/wps/member/protection/changes')).body.value.list
  expect(own[0]).toMatchObject({ byStaff: true })
  expect(JSON.stringify(own)).not.toMatch(/a call|"operator"/)
})

test('operators can exclude a member, cannot shorten it, and list who is excluded', async () => {
  const player = await seatPlayer(house)
  const at = `/members/${player.member}/protection`
  const exclude = (term: string) => ask('POST', `${at}/break`, { term, reason: 'their family called' })
  expect((await exclude('1y')).status).toBe(200)
  expect((await player.bet('1')).body.status).toBe('EXCLUDED')
  expect((await exclude('24h')).body.code).toBe('break_shorter')
  const { list } = (await ask('GET', '/protection/away')).body.value
  expect(list[0]).toMatchObject({ id: player.member, username: player.username, kind: 'exclusion' })
  // Nothing is listed of somebody who came back.
  const rested = await seatPlayer(house)
  await rested.takeBreak('24h')
  expect((await ask('GET', '/protection/away')).body.value.list).toHaveLength(2)
  house.passTime(24 * 60 * 60 * 1000)
  token = await house.operatorToken()
  expect((await ask('GET', '/protection/away')).body.value.list).toHaveLength(1)
})
