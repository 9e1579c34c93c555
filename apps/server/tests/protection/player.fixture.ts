import { randomUUID } from 'node:crypto'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openBrowser } from '../browser.fixture.ts'
import { GAME, PASSWORD, type TestHouse } from '../house.fixture.ts'

export type Player = Awaited<ReturnType<typeof seatPlayer>>

/** A new member with money, who has the test's game open. */
export async function seatPlayer(house: TestHouse, money = '10000') {
  const username = newUsername()
  const browser = openBrowser(house)
  let token: string = (await house.register(username)).body.value.token
  const deposit = (amount: string) =>
    house.call({
      method: 'POST',
      path: '/wps/cashier/deposits',
      token,
      body: { requestId: randomUUID(), method: 'promptpay', amount },
    })
  const payFor = ({ reference, amount }: { reference: string; amount: string }) =>
    house.pay({
      bankReference: randomUUID(),
      reference,
      amount,
      currency: 'THB',
      paidAt: house.clock().toISOString(),
    })
  await payFor((await deposit(money)).body.value)
  const launch = async () => {
    const games = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
    const body = { nodeId: games.body.value.list[0].nodeId, device: 'desktop' }
    return house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
  }
  await launch()
  const sit = async () => {
    const ticket = house.vendor.launches.at(-1)?.ticket ?? ''
    const member: string = (await house.seamless('authenticate', { token: ticket })).body.member
    return { token: ticket, member, currency: 'THB', game: GAME }
  }
  let common = await sit()
  const { member } = common
  const call = (method: string, path: string, body?: unknown) => house.call({ method, path, token, body })
  return {
    username,
    member,
    deposit,
    payFor,
    launch,
    call,
    /** After so long that every session is over: signs in, and opens the game if that is allowed. */
    comeBack: async () => {
      token = await house.tokenOf(username)
      const launched = await launch()
      if (launched.status === 200) common = await sit()
      return launched
    },
    bet: (amount: string, more: object = {}) =>
      house.seamless('bet', { ...common, transaction: randomUUID(), round: randomUUID(), amount, ...more }),
    win: (round: string, amount: string) =>
      house.seamless('win', { ...common, transaction: randomUUID(), round, amount, roundClosed: true }),
    rollback: (original: string, round: string) =>
      house.seamless('rollback', { ...common, transaction: randomUUID(), round, original }),
    balance: async (): Promise<string> => (await house.seamless('balance', common)).body.balance,
    limit: (kind: string, period: string, value: string | null) =>
      call('PUT', '/wps/member/protection/limits', { kind, period, value }),
    limits: async () => (await call('GET', '/wps/member/protection')).body.value.limits,
    standing: async () => (await call('GET', '/wps/member/protection')).body.value,
    takeBreak: (term: string, password = PASSWORD) =>
      browser.send({ method: 'POST', path: '/wps/member/protection/break', token, body: { term, password } }),
    beat: (playing = true) => call('POST', '/wps/member/protection/beat', { playing }),
  }
}
