import { randomUUID } from 'node:crypto'
import type { FreezeKind } from '@sanuk/contracts/freezes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { type Answer, openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'
import { openLottery } from '../lottery/lottery.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openLinks } from './links.fixture.ts'

const HOUR_MS = 60 * 60 * 1000
const PIN = '482915'

let house: TestHouse
let links: ReturnType<typeof openLinks>
beforeAll(async () => {
  house = await openHouse()
  links = openLinks(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

type Pair = { readonly agent: Member; readonly member: Member }

/** An agent, and a member who registered on one of the agent's links. */
async function pair(): Promise<Pair> {
  const agent = await links.agent()
  return { agent, member: await memberOf(agent) }
}

const memberOf = async (agent: Member): Promise<Member> =>
  links.story.member({ affiliateCode: (await links.made(agent)).code })

const freeze = (agent: Member, { id }: Pick<Member, 'id'>, kind: FreezeKind): Promise<Answer> =>
  house.call({
    method: 'POST',
    path: `/wps/agent/members/${id}/freezes`,
    token: agent.token,
    body: { kind, reason: 'Shares the account' },
  })
const lift = (agent: Member, { id }: Pick<Member, 'id'>, kind: FreezeKind): Promise<Answer> =>
  house.call({ method: 'DELETE', path: `/wps/agent/members/${id}/freezes/${kind}`, token: agent.token })
const own = async ({ token }: Member) =>
  (await house.call({ method: 'GET', path: '/wps/member/freezes', token })).body.value.list
const seenBy = async (agent: Member, query = ''): Promise<Record<string, string[]>> => {
  const path = `/wps/agent/team${query}`
  const { list } = (await house.call({ method: 'GET', path, token: agent.token })).body.value
  return Object.fromEntries(
    list.map((row: { username: string; freezes: { kind: string }[] }) => [
      row.username,
      row.freezes.map(({ kind }) => kind),
    ]),
  )
}
const signIn = ({ username }: Member): Promise<Answer> =>
  openBrowser(house).send({
    method: 'POST',
    path: '/wps/session/login',
    body: { type: 'username', username, password: PASSWORD },
  })
const letters = async ({ token }: Member): Promise<string[]> => {
  const box = await house.call({ method: 'GET', path: '/wps/member/messages', token })
  return box.body.value.list.map(({ about }: { about: string | null }) => about)
}
const withdraw = ({ token }: Member, account: string): Promise<Answer> =>
  openBrowser(house).send({
    method: 'POST',
    path: '/wps/cashier/withdrawals',
    token,
    body: { requestId: randomUUID(), account, amount: '500', paymentPassword: PIN },
  })

/** What a member needs to withdraw: money that may leave, a payment password, an account. */
async function makeAbleToWithdraw(member: Member): Promise<string> {
  const browser = openBrowser(house)
  const { token } = member
  const set = { paymentPassword: PIN, proof: { way: 'password', password: PASSWORD } }
  await browser.send({ method: 'POST', path: '/wps/member/security/payment-password', token, body: set })
  await links.story.deposit(member, '10000')
  await links.story.play(member, { stake: '10000', win: '10000' })
  const number = String(Math.floor(Math.random() * 9e9) + 1e9)
  const body = { bank: '004', number, holder: 'Somchai Jaidee', paymentPassword: PIN }
  return (await browser.send({ method: 'POST', path: '/wps/member/bank-accounts', token, body })).body.value.id
}

test('a freeze of betting ends open games and refuses bets and new games until it is lifted', async () => {
  const { agent, member } = await pair()
  await links.story.deposit(member, '1000')
  const seat = await links.story.openGame(member)
  const stake = () => house.seamless('bet', { ...seat, round: randomUUID(), transaction: randomUUID(), amount: '10' })
  expect((await stake()).body.status).toBe('OK')
  const frozen = await freeze(agent, member, 'betting')
  expect(frozen.body.value.freezes).toMatchObject([
    { kind: 'betting', agent: agent.username, reason: 'Shares the account', until: null, extended: false },
  ])
  expect((await stake()).body.status).toBe('TOKEN_EXPIRED')
  const open = () => house.call({ method: 'POST', path: '/wps/game/launchGame', token: member.token, body: game })
  const { body: games } = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  const game = { nodeId: games.value.list[0].nodeId, device: 'desktop' }
  const refused = await open()
  expect(refused.body.code).toBe('betting_frozen')
  expect(refused.body.message).toContain(agent.username)
  const lottery = openLottery(house)
  const number = await lottery.addIssue()
  const line = { play: 'back-three-straight', selection: { rows: [[1], [2], [3]] }, unitStake: '2.00', multiple: 1 }
  const bet = () =>
    lottery.bet(member, {
      lines: [{ ...line, series: 1956, units: 1 }],
      stake: '2.00',
      issues: [{ number, multiple: 1 }],
    })
  expect((await bet()).body.code).toBe('betting_frozen')
  expect(await own(member)).toMatchObject([{ kind: 'betting', agent: agent.username }])
  expect(await seenBy(agent)).toEqual({ [member.username]: ['betting'] })
  expect((await lift(agent, member, 'betting')).body.value.freezes).toEqual([])
  expect((await bet()).status).toBe(200)
  expect((await open()).body.code).toBeUndefined()
  expect(await letters(member)).toEqual(expect.arrayContaining(['frozen', 'freeze_lifted']))
})

test('a freeze of sign-in ends sessions at once and says who froze it to whoever knows the password', async () => {
  const { agent, member } = await pair()
  expect((await freeze(agent, member, 'sign_in')).status).toBe(200)
  expect((await house.call({ method: 'GET', path: '/wps/member/info', token: member.token })).status).toBe(401)
  const refused = await signIn(member)
  expect(refused.body.code).toBe('sign_in_frozen')
  expect(refused.body.message).toBe(
    `Your agent ${agent.username} has frozen sign-in to this account. Reason: Shares the account. ` +
      'Ask your agent or contact customer service.',
  )
  expect((await lift(agent, member, 'sign_in')).status).toBe(200)
  expect((await signIn(member)).body).toMatchObject({ value: { outcome: 'signed_in' } })
  // Who does not know the password of a frozen account learns nothing.
  await freeze(agent, member, 'sign_in')
  const stranger = await openBrowser(house).send({
    method: 'POST',
    path: '/wps/session/login',
    body: { type: 'username', username: member.username, password: 'not the password 1' },
  })
  expect(stranger.body.code).toBe('incorrect_credentials')
})

test('a freeze of withdrawals refuses withdrawals and transfers, ends after 72 hours and is not repeated', async () => {
  const { agent, member } = await pair()
  const account = await makeAbleToWithdraw(member)
  expect((await freeze(agent, member, 'withdrawals')).status).toBe(200)
  const [mine] = await own(member)
  expect(Date.parse(mine.until) - Date.parse(mine.since)).toBe(72 * HOUR_MS)
  const refused = await withdraw(member, account)
  expect(refused.body.code).toBe('withdrawals_frozen')
  expect(refused.body.message).toContain(agent.username)
  const up = await openBrowser(house).send({
    method: 'POST',
    path: '/wps/member/upline/transfers',
    token: member.token,
    body: { requestId: randomUUID(), amount: '200', paymentPassword: PIN },
  })
  expect(up.body.code).toBe('withdrawals_frozen')
  expect(await links.story.balance(member)).toBe('10000.00')
  house.passTime(72 * HOUR_MS - 1000)
  const early = await links.story.signIn(member)
  expect((await withdraw(early, account)).body.code).toBe('withdrawals_frozen')
  house.passTime(1000)
  const later = await links.story.signIn(agent)
  expect(await seenBy(later)).toEqual({ [member.username]: [] })
  expect((await withdraw(early, account)).status).toBe(200)
  expect((await freeze(later, member, 'withdrawals')).body.code).toBe('freeze_too_soon')
  house.passTime(27 * 24 * HOUR_MS)
  expect((await freeze(await links.story.signIn(agent), member, 'withdrawals')).status).toBe(200)
})

test('a lifted freeze of withdrawals is not begun anew within 30 days either', async () => {
  const { agent, member } = await pair()
  await freeze(agent, member, 'withdrawals')
  await lift(agent, member, 'withdrawals')
  expect((await freeze(agent, member, 'withdrawals')).body.code).toBe('freeze_too_soon')
  // Nothing that holds is lifted twice, and nothing is frozen twice.
  expect((await lift(agent, member, 'withdrawals')).body.code).toBe('changed_meanwhile')
  const both = await Promise.all([freeze(agent, member, 'betting'), freeze(agent, member, 'betting')])
  expect(both.map(({ body }) => body.code ?? 'frozen').toSorted()).toEqual(['changed_meanwhile', 'frozen'])
})

test('agents freeze nobody but those right below, and suspended agents nobody', async () => {
  const { agent, member } = await pair()
  const below = await links.agent(agent)
  const deeper = await memberOf(below)
  const [stranger, other] = [await links.story.member(), await links.agent()]
  for (const person of [deeper, stranger, other, agent, { id: randomUUID() }]) {
    expect((await freeze(agent, person, 'betting')).body.code).toBe('member_not_direct')
  }
  expect((await freeze(below, agent, 'betting')).body.code).toBe('member_not_direct')
  expect((await freeze(member, agent, 'betting')).body.code).toBe('forbidden')
  expect((await freeze(agent, below, 'betting')).status).toBe(200)
  await freeze(below, deeper, 'betting')
  // Whoever stands above sees what an agent below froze, and leaves it to them.
  expect(await seenBy(agent, `?parent=${below.id}`)).toEqual({ [deeper.username]: ['betting'] })
  expect((await lift(agent, deeper, 'betting')).body.code).toBe('member_not_direct')
  expect((await lift(other, below, 'betting')).body.code).toBe('member_not_direct')
  expect((await links.desk.state(agent, 'suspended')).status).toBe(200)
  expect((await freeze(agent, member, 'betting')).body.code).toBe('agency_suspended')
})

test('operators see all freezes of a member, lift them, and extend those of withdrawals, which is audited', async () => {
  const { agent, member } = await pair()
  await freeze(agent, member, 'betting')
  await freeze(agent, member, 'withdrawals')
  const operator = links.story.operator()
  const list = async () => (await operator('GET', `/members/${member.id}/freezes`)).body.value.list
  const kinds = new Map<string, { id: string }>((await list()).map((one: { kind: string }) => [one.kind, one]))
  const [betting, withdrawals] = [kinds.get('betting')?.id, kinds.get('withdrawals')?.id]
  const reason = 'Asked both sides'
  expect((await operator('POST', `/freezes/${betting}/extend`, { days: 5, reason })).status).toBe(404)
  expect((await operator('POST', `/freezes/${betting}/lift`, { reason })).status).toBe(200)
  expect((await operator('POST', `/freezes/${betting}/lift`, { reason })).body.code).toBe('changed_meanwhile')
  expect((await operator('POST', `/freezes/${withdrawals}/extend`, { days: 5, reason })).status).toBe(200)
  expect((await lift(agent, member, 'withdrawals')).body.code).toBe('freeze_extended')
  expect(await own(member)).toMatchObject([{ kind: 'withdrawals', extended: true }])
  house.passTime(100 * HOUR_MS)
  expect(await own(await links.story.signIn(member))).toHaveLength(1)
  expect(await list()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: betting,
        liftedBecause: reason,
        agent: { id: agent.id, username: agent.username },
      }),
      expect.objectContaining({ id: withdrawals, extendedBecause: reason, endedAt: null }),
    ]),
  )
  const { rows } = await house.pool.query(
    `select call from audit.deed where subject = 'freezes.freeze' and subject_id = any ($1) order by id`,
    [[betting, withdrawals]],
  )
  expect(rows.map(({ call }) => call)).toEqual(['POST /ops/freezes/{id}/lift', 'POST /ops/freezes/{id}/extend'])
})
