import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openBrowser } from '../browser.fixture.ts'
import { type Answer, PASSWORD } from '../house.fixture.ts'
import { openPayingHouse, type PayingHouse } from '../withdrawals/withdrawals.fixture.ts'
import { type Player, seatPlayer } from './player.fixture.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

let house: PayingHouse
beforeAll(async () => {
  house = await openPayingHouse()
  // Half a year passes here: by then passwords would have to be changed first.
  await house.pool.query('update system.brand set password_days = 3650')
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

const statusOf = async (answer: ReturnType<Player['bet']>) => (await answer).body.status
const codeOf = ({ status, body }: Answer) => [status, body.code]
const PAUSED = [422, 'play_paused']

/** The test's bank, which this house has an own key of, pays the first deposit. */
const seat = () => seatPlayer({ ...house, pay: house.bankPays })

test('an exclusion refuses launches, deposits, claims and bets at once; open rounds still settle', async () => {
  const player = await seat()
  const open = randomUUID()
  await player.bet('100', { round: open })
  expect((await player.takeBreak('6m')).status).toBe(200)
  const inTheWay = [
    ...[await player.launch(), await player.deposit('100')],
    await player.call('POST', '/wps/relay/raffle/claim', { draw: randomUUID() }),
    await player.call('POST', `/wps/relay/vip/rewards/${randomUUID()}/claim`),
  ]
  expect(inTheWay.map(codeOf)).toEqual(Array(4).fill(PAUSED))
  expect(await statusOf(player.bet('1'))).toBe('EXCLUDED')
  // What was open ends as it would have.
  expect((await player.win(open, '30')).body).toMatchObject({ status: 'OK', balance: '9930.00' })
  expect(await player.standing()).toMatchObject({ closure: { kind: 'exclusion', reopensAt: null, mayAsk: false } })
})

test('no bet is accepted after a break was confirmed, even with bets in flight', async () => {
  const player = await seat()
  const stakes = Array.from({ length: 40 }, () => player.bet('10'))
  await player.takeBreak('24h')
  const after = await Promise.all(Array.from({ length: 20 }, () => player.bet('10')))
  expect(after.filter(({ body }) => body.status === 'OK')).toEqual([])
  const taken = (await Promise.all(stakes)).filter(({ body }) => body.status === 'OK').length
  expect(await player.balance()).toBe(`${10_000 - taken * 10}.00`)
})

test('an excluded member can still sign in and withdraw', async () => {
  const member = await house.newMember()
  const wish = { term: 'ever', password: PASSWORD }
  const path = '/wps/member/protection/break'
  expect((await member.browser.send({ method: 'POST', path, token: member.token, body: wish })).status).toBe(200)
  const token = await house.tokenOf(member.username)
  expect((await house.call({ method: 'GET', path: '/wps/member/info', token })).status).toBe(200)
  const asked = await member.ask()
  expect(asked.status).toBe(200)
})

test('a break needs the password and can only be extended', async () => {
  const player = await seat()
  expect(codeOf(await player.takeBreak('7d', 'not the password'))).toEqual([401, 'incorrect_credentials'])
  expect(await player.standing()).toMatchObject({ closure: null })
  await player.takeBreak('30d')
  expect(codeOf(await player.takeBreak('7d'))).toEqual([422, 'break_shorter'])
  expect((await player.takeBreak('1y')).status).toBe(200)
  expect(codeOf(await player.takeBreak('30d'))).toEqual([422, 'break_shorter'])
  expect(codeOf(await player.takeBreak('6m'))).toEqual([422, 'break_shorter'])
  expect((await player.takeBreak('ever')).status).toBe(200)
})

test('a time-out ends by itself, an exclusion 24 hours after the member asks once its term is over', async () => {
  const [rested, excluded] = [await seat(), await seat()]
  await rested.takeBreak('24h')
  await excluded.takeBreak('6m')
  house.passTime(DAY - 1)
  expect(codeOf(await rested.comeBack())).toEqual(PAUSED)
  house.passTime(1)
  expect((await rested.comeBack()).status).toBe(200)
  expect(await statusOf(rested.bet('10'))).toBe('OK')

  await excluded.comeBack()
  const ask = () => excluded.call('POST', '/wps/member/protection/return')
  expect(codeOf(await ask())).toEqual([422, 'break_goes_on'])
  house.passTime(190 * DAY)
  expect(codeOf(await excluded.comeBack())).toEqual(PAUSED)
  expect(await excluded.standing()).toMatchObject({ closure: { mayAsk: true } })
  expect((await ask()).status).toBe(200)
  expect(codeOf(await excluded.launch())).toEqual(PAUSED)
  house.passTime(DAY)
  expect((await excluded.comeBack()).status).toBe(200)
  expect(await statusOf(excluded.bet('10'))).toBe('OK')
  expect(await excluded.standing()).toMatchObject({ closure: null })
})

test('limits are not visible to another member or in the context of another brand', async () => {
  const player = await seat()
  await player.limit('stake', 'day', '10')
  const browser = openBrowser(house)
  const other = (await browser.register(newUsername('o'))).body.value.token
  expect((await browser.get('/wps/member/protection', other)).body.value.limits).toEqual([])
  const walled = async (brand: string) => {
    const client = await house.pool.connect()
    try {
      await client.query("select set_config('sanuk.brand', $1, false)", [brand])
      const tables = ['member', 'own_limit', 'change']
      const seen: boolean[] = []
      for (const name of tables) {
        const { rows } = await client.query(`select count(*)::int as n from protection.${name}`)
        seen.push(rows[0].n > 0)
      }
      return seen
    } finally {
      await client.query("select set_config('sanuk.brand', '*', false)")
      client.release()
    }
  }
  const { rows } = await house.pool.query("select id from system.brand where code = 'SANUK'")
  expect(await walled(rows[0].id)).toEqual([true, true, true])
  expect(await walled(randomUUID())).toEqual([false, false, false])
})
