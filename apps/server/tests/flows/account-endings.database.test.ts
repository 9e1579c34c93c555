import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { GAME, openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let owner: pg.Client
let office: ReturnType<typeof story.operator>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  office = story.operator()
  await house.synchroniseCatalogue()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

type Player = Awaited<ReturnType<typeof sitDown>>

/** Whoever the token belongs to, at the test's game: each stake begins a round of its own. */
async function sitDown(token: string) {
  const seat = await story.openGame({ token })
  const { body: info } = await house.call({ method: 'GET', path: '/wps/member/info', token })
  const { account: username, currency } = info.value
  const common = { ...seat, currency }
  const send = (call: string, more: object) => house.seamless(call, { ...common, transaction: randomUUID(), ...more })
  const bet = (round: string = randomUUID(), transaction: string = randomUUID(), amount = '10') =>
    send('bet', { round, transaction, amount })
  return {
    token,
    username,
    id: seat.member,
    ticket: seat.token,
    bet,
    betwin: () => send('betwin', { round: randomUUID(), betAmount: '10', winAmount: '20', roundClosed: true }),
    win: (round: string) => send('win', { round, amount: '30', roundClosed: true }),
    rollback: (round: string, original: string) => send('rollback', { round, original }),
    balance: async (): Promise<string> => (await house.seamless('balance', common)).body.balance,
    /** Stakes 1 again and again, until that is refused: by what, and how often it was taken before. */
    autoplay: () => {
      let taken = 0
      const play = async (): Promise<{ taken: number; status: string }> => {
        const { body } = await bet(undefined, undefined, '1')
        if (body.status !== 'OK') return { taken, status: body.status }
        taken += 1
        return play()
      }
      const ended = play()
      return { ended, hasBegun: () => expect.poll(() => taken, { interval: 5 }).toBeGreaterThan(0) }
    },
  }
}

async function member(): Promise<Player> {
  const joined = await story.member()
  await story.deposit(joined, '1000')
  return sitDown(joined.token)
}

async function guest(): Promise<Player> {
  const visitor = openBrowser(house, { address: `198.51.100.${Math.ceil(Math.random() * 254)}` })
  return sitDown(
    (await visitor.send({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })).body.value.token,
  )
}

const elsewhere = ({ username }: Pick<Member, 'username'>) => house.tokenOf(username)
const takeBreak = ({ token }: Player, term: string) =>
  openBrowser(house).send({
    method: 'POST',
    path: '/wps/member/protection/break',
    token,
    body: { term, password: PASSWORD },
  })

async function changePassword({ username }: Player, token: string) {
  const [password, path] = ['another good password', '/wps/member/password']
  const body = { oldPassword: PASSWORD, password, confirmPassword: password }
  expect((await openBrowser(house).send({ method: 'POST', path, token, body })).status, username).toBe(200)
}

async function endAnyOther(player: Player, token: string) {
  const path = '/wps/member/sessions'
  const { sessions } = (await house.call({ method: 'GET', path, token })).body.value
  const other = sessions.find(({ current }: { current: boolean }) => !current)
  expect((await house.call({ method: 'DELETE', path: `${path}/${other.id}`, token })).status, player.username).toBe(200)
}

test.each([
  ['the operator closes the account', member, ({ id }) => office('POST', `/members/${id}/close`, { reason: 'Fraud' })],
  ['another process closes it', member, ({ id }) => house.pool.query(CLOSE, [id])],
  ['the operator ends all sessions', member, ({ id }) => office('DELETE', `/members/${id}/sessions`)],
  ['the operator gives a temporary password', member, ({ id }) => office('POST', `/members/${id}/password`)],
  ['the member signs out', member, ({ token }) => house.call({ method: 'DELETE', path: '/wps/session/logout', token })],
  ['the member ends the session elsewhere', member, async (it) => endAnyOther(it, await elsewhere(it))],
  ['the day of a guest is over', guest, ({ id }) => endDay(id)],
] satisfies [string, () => Promise<Player>, (player: Player) => Promise<unknown>][])(
  'when %s, no stake is taken and open rounds are paid',
  async (_, sit, end) => expectEnded(await sit(), end, 'TOKEN_EXPIRED'),
)

test.each(['24h', 'ever'])(
  'when the member takes a break (%s), no stake is taken and open rounds are paid',
  async (term) => {
    const player = await member()
    await expectEnded(player, (it) => takeBreak(it, term), 'EXCLUDED')
    const { rows } = await house.pool.query('select ended_at from launch.game_session where member = $1', [player.id])
    expect(rows).toEqual([{ ended_at: expect.any(Date) }])
  },
)

async function launch(token: string) {
  const { body: games } = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  const { nodeId } = games.value.list.find(({ gameCode }: { gameCode: string }) => gameCode === GAME)
  return house.call({ method: 'POST', path: '/wps/game/launchGame', token, body: { nodeId, device: 'desktop' } })
}

const CLOSE = 'update members.member set closed_at = clock_timestamp() where id = $1'

async function endDay(id: string) {
  await owner.query('update trials.trial set ends_at = $1 where member = $2', [house.clock(), id])
  await story.job('trials-close-ended')
}

async function expectEnded(player: Player, end: (player: Player) => Promise<unknown>, status: string) {
  const [won, undone, original] = [randomUUID(), randomUUID(), randomUUID()]
  const before = parseAmount(await player.balance())
  await player.bet(won)
  await player.bet(undone, original)
  const autoplay = player.autoplay()
  await autoplay.hasBegun()
  await end(player)
  const after = await Promise.all([player.bet(), player.betwin(), player.bet(won)])
  expect(after.map(({ body }) => body.status)).toEqual([status, status, status])
  const { taken, ...stopped } = await autoplay.ended
  expect(stopped).toEqual({ status })
  expect((await player.win(won)).body.status).toBe('OK')
  expect((await player.rollback(undone, original)).body.status).toBe('OK')
  const left = before + parseAmount('20') - BigInt(taken) * parseAmount('1')
  expect(parseAmount(await player.balance())).toBe(left)
}

test('a changed password ends the games of other sessions and keeps those of its own', async () => {
  const player = await member()
  const own = await sitDown(await elsewhere(player))
  await changePassword(player, own.token)
  expect((await player.bet()).body.status).toBe('TOKEN_EXPIRED')
  expect((await own.bet()).body.status).toBe('OK')
})

test('a session that ran out ends no game: its member may be playing all the while', async () => {
  const player = await member()
  house.passTime(31 * 60_000)
  await story.job('identity-forget-ended')
  expect((await house.call({ method: 'GET', path: '/wps/member/info', token: player.token })).status).toBe(401)
  expect((await player.bet()).body.status).toBe('OK')
})

test('a reopened account plays in no game that was open before', async () => {
  const player = await member()
  await office('POST', `/members/${player.id}/close`, { reason: 'Asked for it' })
  await office('POST', `/members/${player.id}/reopen`, { reason: 'Came back' })
  expect((await player.bet()).body.status).toBe('TOKEN_EXPIRED')
  expect((await (await sitDown(await elsewhere(player))).bet()).body.status).toBe('OK')
})

test('a game that is being opened while its account is closed is not opened', async () => {
  const { id, token } = await story.member()
  await owner.query('begin')
  await owner.query(CLOSE, [id])
  const opening = launch(token)
  // Whoever waits for a row that is being changed holds a lock of its tuple meanwhile.
  const waiting = `select count(*)::int as n from pg_locks
                    where locktype = 'tuple' and relation = 'members.member'::regclass
                      and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await house.pool.query(waiting)).rows[0].n, { interval: 10 }).toBe(1)
  await owner.query('commit')
  expect(await opening).toMatchObject({ status: 422, body: { code: 'game_unavailable' } })
  const { rows } = await house.pool.query('select 1 from launch.game_session where member = $1', [id])
  expect(rows).toEqual([])
})

test('a ticket given before the account was closed opens no session', async () => {
  const { id, token } = await story.member()
  expect((await launch(token)).status).toBe(200)
  await house.pool.query(CLOSE, [id])
  const ticket = house.vendor.launches.at(-1)?.ticket
  expect((await house.seamless('authenticate', { token: ticket })).body.status).toBe('TOKEN_EXPIRED')
})
