import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SLOTS } from '../machines/slots.ts'
import { openGame, openStudio, type Player, replayAt, replayTicket, type TestStudio } from '../studio.fixture.ts'
import { isPlayedFree } from './is-played-free.ts'

const HOUR_MS = 60 * 60 * 1000
const codes = SLOTS.map(({ machine }) => machine.code)
const [FIRST = '', OTHER = ''] = codes.filter(isPlayedFree)
const POOLED = codes.find((code) => !isPlayedFree(code))

let studio: TestStudio
let player: Player
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())
beforeEach(async () => {
  studio.wallet.behave()
  player = await studio.playerWith('100', FIRST)
})

const grantOf = (more: object = {}) => ({
  grant: `free-${randomUUID()}`,
  member: player.member,
  currency: 'THB',
  games: [FIRST, OTHER],
  rounds: 3,
  stake: '20.00',
  mostWin: '100000.00',
  from: new Date(Date.now() - HOUR_MS).toISOString(),
  until: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
  ...more,
})

/** The platform grants the player free rounds; answers what it calls them. */
async function granted(more: object = {}): Promise<string> {
  const grant = grantOf(more)
  expect(await studio.wallet.tell(studio.address, 'freeRounds', grant)).toMatchObject({ status: 200 })
  return grant.grant
}

const leftNow = async () => (await player.state()).body.freeRounds?.left ?? 0
const callsOf = (name: string) =>
  studio.wallet.seen.filter(({ call, body }) => call === name && body.member === player.member).map(({ body }) => body)
const OVER = { status: 422, body: { fault: 'free_rounds_over' } }

test('a free round costs no stake, pays its win, and is marked as free in result and replay', async () => {
  const grant = await granted()
  expect((await player.state()).body.freeRounds).toMatchObject({
    grant,
    rounds: 3,
    left: 3,
    stake: '20.00',
    won: '0.00',
  })
  const { status, body } = await player.spinFree(grant)
  expect(status).toBe(200)
  expect(body).toMatchObject({ free: true, stake: '20.00', seed: { nonce: 0 }, freeRounds: { left: 2, won: body.win } })
  expect(Number(body.balance)).toBe(100 + Number(body.win))
  expect(callsOf('bet')).toMatchObject([{ amount: '20.00', bonus: grant }])
  expect(callsOf('win')).toMatchObject([{ amount: body.win, bonus: grant, roundClosed: true }])
  const replay = await replayAt(studio.address, await replayTicket(studio, body.round, player.member))
  expect(replay.body.result).toMatchObject({ free: true })
  const paid = await player.spin('20')
  expect(paid.body).not.toHaveProperty('free')
  expect(paid.body.seed?.nonce).toBe(1)
})

test('a free round requested twice with one id is played and counted once', async () => {
  const grant = await granted()
  const spin = randomUUID()
  const [first] = [await player.spinFree(grant, '20', spin)]
  expect(await player.spinFree(grant, '20', spin)).toEqual(first)
  expect(await leftNow()).toBe(2)
  expect(await player.spin('20', spin)).toMatchObject({ status: 409, body: { fault: 'spin_mismatch' } })
})

test('concurrent free rounds in two games cannot exceed the granted number', async () => {
  const grant = await granted({ rounds: 1 })
  const elsewhere = await openGame(studio.address, studio.wallet, { member: player.member, game: OTHER })
  const replies = await Promise.all([player.spinFree(grant), elsewhere.spinFree(grant)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await player.spinFree(grant)).toMatchObject(OVER)
  expect(await leftNow()).toBe(0)
})

test('a free round is refused at another stake, for another member, or for an unknown grant', async () => {
  const grant = await granted()
  expect(await player.spinFree(grant, '10')).toMatchObject(OVER)
  expect(await (await studio.playerWith('100', FIRST)).spinFree(grant)).toMatchObject(OVER)
  expect(await player.spinFree(`free-${randomUUID()}`)).toMatchObject(OVER)
  const slot = SLOTS.find(({ machine }) => machine.code === FIRST)
  expect(slot?.stakes.THB.length).toBeGreaterThan(1)
  expect(await leftNow()).toBe(3)
})

test('a free round with lost win answers is counted once, and ends after its grant has expired', async () => {
  const grant = await granted({ until: new Date(Date.now() + HOUR_MS).toISOString() })
  studio.wallet.misbehave('win', { kind: 'answer lost' }, { kind: 'request lost' }, { kind: 'request lost' })
  const spin = randomUUID()
  expect(await player.spinFree(grant, '20', spin)).toMatchObject({ status: 503 })
  studio.passTime(2 * HOUR_MS)
  await studio.recover()
  const again = await player.spinFree(grant, '20', spin)
  expect(again).toMatchObject({ status: 200, body: { free: true, freeRounds: { left: 2 } } })
  expect(await player.spinFree(grant)).toMatchObject(OVER)
  studio.passTime(-2 * HOUR_MS)
  expect(await leftNow()).toBe(2)
})

test('a free round refused by the platform stays available in its grant', async () => {
  const grant = await granted()
  studio.wallet.misbehave('bet', { kind: 'refused', status: 'LIMIT_REACHED' })
  expect(await player.spinFree(grant)).toMatchObject(OVER)
  expect(await leftNow()).toBe(3)
})

test('a free rounds grant is idempotent, cannot be changed, and ends when it is revoked', async () => {
  const grant = grantOf()
  const tell = (more: object = {}) => studio.wallet.tell(studio.address, 'freeRounds', { ...grant, ...more })
  expect(await tell()).toMatchObject({ status: 200 })
  expect(await tell()).toMatchObject({ status: 200 })
  expect(await tell({ rounds: 9 })).toMatchObject({ status: 409, body: { status: 'DUPLICATE_TRANSACTION' } })
  expect(await leftNow()).toBe(3)
  const revoke = () => studio.wallet.tell(studio.address, 'revokeFreeRounds', { grant: grant.grant })
  expect(await revoke()).toMatchObject({ status: 200 })
  expect(await revoke()).toMatchObject({ status: 200 })
  expect(await leftNow()).toBe(0)
  expect(await player.spinFree(grant.grant)).toMatchObject(OVER)
  expect(await studio.wallet.tell(studio.address, 'freeRounds', grantOf({ stake: '7.77' }))).toMatchObject({
    status: 400,
  })
})

test('the reported win of a free rounds grant is capped at its maximum win', async () => {
  const grant = await granted({ mostWin: '0.01', rounds: 100 })
  for (let won = 0; won === 0; ) won = Number((await player.spinFree(grant)).body.win)
  expect((await player.state()).body.freeRounds).toMatchObject({ won: '0.01', mostWin: '0.01' })
})

test('a free rounds grant for a game with a jackpot pool is refused', async () => {
  expect(POOLED).toBeDefined()
  const reply = await studio.wallet.tell(studio.address, 'freeRounds', grantOf({ games: [FIRST, POOLED] }))
  expect(reply).toMatchObject({ status: 400 })
})
