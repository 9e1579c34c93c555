import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { played } from '../points/mall.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'
import { type Player, seatPlayer } from './player.fixture.ts'

const HOUR = 60 * 60 * 1000

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** Stakes are recorded by the database's clock, which nobody sets: until the test ends, the house's shows the same. */
function keepDatabaseTime(): void {
  const ahead = house.clock().getTime() - Date.now()
  house.passTime(-ahead)
  onTestFinished(() => house.passTime(ahead))
}

const statusOf = async (answer: ReturnType<Player['bet']>) => (await answer).body.status
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const refused = [422, 'own_limit_reached']

async function betSurely(player: Player, amount: string): Promise<string> {
  const same = { transaction: randomUUID(), round: randomUUID() }
  return statusOf(untilAnswered(() => player.bet(amount, same)))
}

const PARALLEL_BETS = runsSlowTests ? 200 : 40

test('parallel bets never exceed the stake limit and use all of it', async () => {
  keepDatabaseTime()
  const player = await seatPlayer(house)
  // What was staked before counts, too.
  expect(await statusOf(player.bet('30'))).toBe('OK')
  expect((await player.limit('stake', 'day', '100')).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: PARALLEL_BETS }, () => betSurely(player, '10')))
  const count = (status: string) => answers.filter((it) => it === status).length
  expect({ taken: count('OK'), refused: count('LIMIT_REACHED') }).toEqual({ taken: 7, refused: PARALLEL_BETS - 7 })
  expect(await player.balance()).toBe('9900.00')
  expect(await player.limits()).toMatchObject([{ kind: 'stake', value: '100.00', used: '100.00' }])
})

test('the loss limit counts losses net of wins, and wins may be lost again', async () => {
  const player = await seatPlayer(house)
  await player.limit('loss', 'day', '100')
  const round = randomUUID()
  expect(await statusOf(player.bet('100', { round }))).toBe('OK')
  expect(await statusOf(player.bet('1'))).toBe('LIMIT_REACHED')
  await player.win(round, '250')
  expect(await player.limits()).toMatchObject([{ used: '0.00' }])
  expect(await statusOf(player.bet('250.01'))).toBe('LIMIT_REACHED')
  expect(await statusOf(player.bet('250'))).toBe('OK')
  expect(await statusOf(player.bet('1'))).toBe('LIMIT_REACHED')
})

test('a rolled-back stake frees the stake limit, and a bet beyond the balance uses none of it', async () => {
  keepDatabaseTime()
  const player = await seatPlayer(house, '100')
  await player.limit('stake', 'week', '150')
  expect(await statusOf(player.bet('120'))).toBe('NOT_ENOUGH_MONEY')
  const [transaction, round] = [randomUUID(), randomUUID()]
  await player.bet('100', { transaction, round })
  expect(await statusOf(player.bet('60'))).toBe('LIMIT_REACHED')
  await player.rollback(transaction, round)
  expect(await player.limits()).toMatchObject([{ used: '0.00' }])
  expect(await statusOf(player.bet('60'))).toBe('OK')
})

test('a bet refused by a limit stays refused on retry after the limit has reset', async () => {
  const player = await seatPlayer(house)
  await player.limit('stake', 'day', '10')
  const same = { transaction: randomUUID(), round: randomUUID() }
  expect(await statusOf(player.bet('20', same))).toBe('LIMIT_REACHED')
  house.passTime(24 * HOUR)
  await player.comeBack()
  expect(await statusOf(player.bet('20', same))).toBe('LIMIT_REACHED')
})

test('a lower limit applies at once, a higher one after 24 hours', async () => {
  const player = await seatPlayer(house)
  await player.limit('stake', 'month', '100')
  await player.limit('stake', 'month', '50')
  expect(await statusOf(player.bet('60'))).toBe('LIMIT_REACHED')
  await player.limit('stake', 'month', '500')
  expect(await player.limits()).toMatchObject([{ value: '50.00', next: { value: '500.00' } }])
  house.passTime(24 * HOUR - 1)
  await player.comeBack()
  expect(await statusOf(player.bet('60'))).toBe('LIMIT_REACHED')
  house.passTime(1)
  expect(await statusOf(player.bet('60'))).toBe('OK')
  expect(await player.limits()).toMatchObject([{ value: '500.00', next: null }])
})

test('a pending limit change can be cancelled and is dropped by any tightening', async () => {
  const seated = await seatPlayer(house)
  const player = {
    ...seated,
    limit: (...wish: Parameters<typeof seated.limit>) => {
      house.passTime(1)
      return seated.limit(...wish)
    },
  }
  await player.limit('loss', 'week', '100')
  await player.limit('loss', 'week', null)
  expect(await player.limits()).toMatchObject([{ value: '100.00', next: { value: null } }])
  house.passTime(1)
  await player.call('POST', '/wps/member/protection/limits/keep', { kind: 'loss', period: 'week' })
  expect(await player.limits()).toMatchObject([{ value: '100.00', next: null }])
  await player.limit('loss', 'week', '900')
  await player.limit('loss', 'week', '80')
  expect(await player.limits()).toMatchObject([{ value: '80.00', next: null }])
  await player.limit('loss', 'week', null)
  house.passTime(24 * HOUR)
  await player.comeBack()
  expect(await player.limits()).toEqual([])
  // Whoever had none begins anew at once.
  await player.limit('loss', 'week', '5000')
  expect(await player.limits()).toMatchObject([{ value: '5000.00', next: null }])
  const changes = (await player.call('GET', '/wps/member/protection/changes')).body.value.list
  expect(changes.map(({ deed }: { deed: string }) => deed)).toEqual([
    ...['limit_set', 'limit_asked', 'limit_set', 'limit_asked', 'limit_kept', 'limit_asked', 'limit_set'],
  ])
})

test('the day of a limit ends at midnight in Bangkok', async () => {
  const player = await seatPlayer(house)
  await player.limit('stake', 'day', '100')
  const { resetsAt } = (await player.limits())[0]
  expect(resetsAt).toMatch(/T17:00:00\.000Z$/)
  house.passTime(Date.parse(resetsAt) - 1 - house.clock().getTime())
  await player.comeBack()
  expect(await statusOf(player.bet('100'))).toBe('OK')
  expect(await statusOf(player.bet('1'))).toBe('LIMIT_REACHED')
  house.passTime(1)
  expect(await statusOf(player.bet('100'))).toBe('OK')
  expect(await statusOf(player.bet('1'))).toBe('LIMIT_REACHED')
})

test('parallel deposits stay within the limit; open codes count, and a late payment is credited', async () => {
  house.passTimeUntilNoon()
  const player = await seatPlayer(house, '100')
  await player.limit('deposit', 'day', '1000')
  const asked = await Promise.all(Array.from({ length: 20 }, () => player.deposit('400')))
  const given = asked.filter(({ status }) => status === 200)
  expect(given).toHaveLength(2)
  const others = asked.filter(({ status }) => status !== 200)
  expect(others.map(codeOf)).toEqual(Array(18).fill(refused))
  expect(others[0]?.body.fields).toMatchObject([
    { field: 'amount', word: 'field.own_limit', values: { max: '100.00' } },
  ])
  // Codes that nobody pays make room again.
  house.passTime(16 * 60 * 1000)
  expect((await player.deposit('900')).status).toBe(200)
  await player.payFor(given[0]?.body.value)
  expect(await player.limits()).toMatchObject([{ kind: 'deposit', used: '1400.00' }])
  expect(codeOf(await player.deposit('20'))).toEqual(refused)
})

test('an invalid limit value or period is refused with an error at the field', async () => {
  const player = await seatPlayer(house, '100')
  const faults = [
    ...[await player.limit('loss', 'day', '0'), await player.limit('loss', 'day', '10.001')],
    ...[await player.limit('session', 'week', '60'), await player.limit('session', 'day', '10.5')],
    await player.limit('session', 'day', '1441'),
  ]
  expect(faults.map(({ status, body }) => [status, body.fields[0].field])).toEqual([
    ...[
      [400, 'value'],
      [400, 'value'],
      [400, 'period'],
    ],
    ...[
      [400, 'value'],
      [400, 'value'],
    ],
  ])
})

test('play time is counted by the server’s clock, once for several pages, and enforces its limit', async () => {
  house.passTimeUntilNoon()
  const player = await seatPlayer(house)
  await player.limit('session', 'day', '5')
  await player.beat()
  for (let minute = 0; minute < 4; minute += 1) {
    house.passTime(60_000)
    await Promise.all([player.beat(), player.beat(), player.beat()])
  }
  // Who was away did not play.
  house.passTime(20 * 60_000)
  expect((await player.beat()).body.value).toMatchObject({ playedSeconds: 240, minutesLeft: 1 })
  expect(await statusOf(player.bet('1'))).toBe('OK')
  house.passTime(59_000)
  expect(await statusOf(player.bet('1'))).toBe('OK')
  house.passTime(1_000)
  expect(await statusOf(player.bet('1'))).toBe('LIMIT_REACHED')
  expect(codeOf(await player.launch())).toEqual(refused)
  house.passTime(24 * HOUR)
  expect((await player.comeBack()).status).toBe(200)
  expect(await statusOf(player.bet('1'))).toBe('OK')
})

test('the reality check shows time, stakes and wins since the last one until it is confirmed', async () => {
  house.passTimeUntilNoon()
  const player = await seatPlayer(house)
  await player.call('PUT', '/wps/member/protection/check', { minutes: 15 })
  await player.beat()
  house.passTime(100_000)
  await played(house, player.member, { stake: 40, win: 15 })
  await house.followPlay()
  expect((await player.beat()).body.value).toEqual({
    playedSeconds: 100,
    sinceCheckSeconds: 100,
    checkMinutes: 15,
    minutesLeft: null,
    stake: '40.00',
    win: '15.00',
    net: '-25.00',
  })
  const seen = await player.call('POST', '/wps/member/protection/check/seen')
  expect(seen.body.value).toMatchObject({ playedSeconds: 100, sinceCheckSeconds: 0 })
  expect((await player.beat(false)).body.value).toMatchObject({ sinceCheckSeconds: 0 })
  const { days } = (await player.call('GET', '/wps/member/protection/play?days=7')).body.value
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toMatchObject({ stake: '40.00', win: '15.00', net: '-25.00', seconds: 100 })
})
