import { randomUUID } from 'node:crypto'
import { add, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Mishap, WalletCall } from '@sanuk/vendor-server/wallet.fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openStudio, type Player, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const answerLost: Mishap = { kind: 'answer lost' }
const requestLost: Mishap = { kind: 'request lost' }
const times = (count: number, mishap: Mishap) => Array.from({ length: count }, () => mishap)

const moneyOf = ({ member }: Player) => writeAmount(studio.wallet.books.balanceOf(member))
const seen = (call: WalletCall) => studio.wallet.seen.filter((one) => one.call === call).map(({ body }) => body)
const namesOf = (call: WalletCall) => new Set(seen(call).map(({ transaction }) => transaction))

/** Lets so much time pass that nobody works on any round, and has the rounds carried on. */
const recoverLater = async (ms = 61_000) => {
  studio.passTime(ms)
  await studio.recover()
}

/** A slot whose rounds fill a pool: stake and win are asked for one after the other. */
const POOLED = 'four-lotuses'

const LOSSES = [
  ['the answer to a stake with its win', { call: 'betwin', game: undefined }, answerLost],
  ['the request of a stake with its win', { call: 'betwin', game: undefined }, requestLost],
  ['the answer to a bet', { call: 'bet', game: POOLED }, answerLost],
  ['the answer to a win', { call: 'win', game: POOLED }, answerLost],
] as const
const FURTHER_LOSSES = [
  ['a bet request', { call: 'bet', game: POOLED }, requestLost],
  ['a win request', { call: 'win', game: POOLED }, requestLost],
] as const

describe.each([...LOSSES, ...(runsSlowTests ? FURTHER_LOSSES : [])])('when %s is lost', (_, { call, game }, mishap) => {
  test('it is repeated with the same transaction id, and the spin completes', async () => {
    const player = await studio.playerWith('1000', game)
    studio.wallet.misbehave(call, mishap, mishap)
    const { status, body } = await player.spin('20')
    expect(status).toBe(200)
    expect(seen(call).length).toBe(3)
    expect(namesOf(call).size).toBe(1)
    expect(moneyOf(player)).toBe(writeAmount(add(parseAmount('980'), parseAmount(body.win))))
    expect(body.balance).toBe(moneyOf(player))
  })

  test('three times, the spin answers platform_unreachable, and recovery completes the round', async () => {
    const player = await studio.playerWith('1000', game)
    const id = randomUUID()
    studio.wallet.misbehave(call, ...times(3, mishap))
    expect(await player.spin('20', id)).toEqual({ status: 503, body: { fault: 'platform_unreachable' } })
    await recoverLater()
    const { status, body } = await player.spin('20', id)
    expect(status).toBe(200)
    expect(namesOf(call).size).toBe(1)
    expect((await player.state()).body.unfinished).toEqual(body)
    expect(moneyOf(player)).toBe(writeAmount(add(parseAmount('980'), parseAmount(body.win))))
  })

  test('three times, a repetition of the same spin completes the round', async () => {
    const player = await studio.playerWith('1000', game)
    const id = randomUUID()
    studio.wallet.misbehave(call, ...times(3, mishap))
    await player.spin('20', id)
    studio.passTime(2_000)
    expect((await player.spin('20', id)).status).toBe(200)
    expect(namesOf(call).size).toBe(1)
    expect(moneyOf(player)).toBe((await player.balance()).body.balance)
  })
})

describe('a bet without an answer for two minutes', () => {
  test.each([
    ['never arrived', requestLost],
    ['was taken', answerLost],
  ])('that %s is rolled back once, and its stake is refunded', async (_, mishap) => {
    const player = await studio.playerWith('1000', POOLED)
    const id = randomUUID()
    studio.wallet.misbehave('bet', ...times(4, mishap))
    await player.spin('20', id)
    await recoverLater(60_000)
    studio.wallet.misbehave('rollback', answerLost)
    await recoverLater(61_000)
    expect(seen('rollback').length).toBe(1)
    await recoverLater(61_000)
    expect(namesOf('rollback').size).toBe(1)
    expect(moneyOf(player)).toBe('1000.00')
    expect(await player.spin('20', id)).toMatchObject({ status: 409, body: { fault: 'spin_voided' } })
    expect((await player.state()).body.unfinished).toBeNull()
    expect((await player.spin('20')).status).toBe(200)
  })

  test('is not rolled back before the two minutes are over', async () => {
    const player = await studio.playerWith('1000', POOLED)
    studio.wallet.misbehave('bet', ...times(4, requestLost))
    await player.spin('20')
    await recoverLater(60_000)
    await recoverLater(59_000)
    expect(seen('rollback')).toEqual([])
    expect(namesOf('win').size).toBe(1)
  })

  test('is refused by the platform if it arrives after its rollback', async () => {
    const player = await studio.playerWith('1000', POOLED)
    studio.wallet.misbehave('bet', ...times(3, requestLost))
    await player.spin('20')
    await recoverLater(121_000)
    const [bet] = seen('bet')
    expect(studio.wallet.books.bet(bet as never)).toMatchObject({ status: 'ROLLED_BACK' })
  })
})

test('a bet refused after a lost answer is rolled back, as its first request may have been taken', async () => {
  const player = await studio.playerWith('1000', POOLED)
  studio.wallet.misbehave('bet', answerLost, { kind: 'refused', status: 'INVALID_TOKEN' })
  expect(await player.spin('20')).toMatchObject({ status: 401, body: { fault: 'session_ended' } })
  expect(seen('rollback').length).toBe(1)
  expect(moneyOf(player)).toBe('1000.00')
})

test('a bet answered outside the protocol or with RETRY is repeated', async () => {
  const player = await studio.playerWith('1000', POOLED)
  studio.wallet.misbehave('bet', { kind: 'nonsense' }, { kind: 'refused', status: 'RETRY' })
  expect((await player.spin('20')).status).toBe(200)
  expect(seen('bet').length).toBe(3)
})

test('a win is paid days later, after the member’s session has ended', async () => {
  const player = await studio.playerWith('1000', POOLED)
  studio.wallet.misbehave('win', ...times(5, requestLost))
  await player.spin('20')
  studio.wallet.books.dismiss(player.member)
  for (let n = 0; n < 3; n += 1) await recoverLater(24 * 60 * 60 * 1000)
  const { rows } = await studio.pool.query('select state, won, balance from studio.round')
  expect(rows).toMatchObject([{ state: 'settled' }])
  expect(writeAmount(rows[0].balance)).toBe(moneyOf(player))
})

test('a win for a bet that an operator rolled back voids the round', async () => {
  const player = await studio.playerWith('1000', POOLED)
  const hold = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  studio.wallet.misbehave('win', { kind: 'held', until: hold.promise, arrived: arrived.resolve })
  const spinning = player.spin('20')
  await arrived.promise
  const [bet] = seen('bet')
  studio.wallet.books.rollback({ ...bet, transaction: randomUUID(), original: bet?.transaction } as never)
  hold.resolve()
  expect(await spinning).toMatchObject({ status: 409, body: { fault: 'spin_voided' } })
  expect(moneyOf(player)).toBe('1000.00')
})

test.each([
  ['win', POOLED],
  ['betwin', undefined],
] as const)('several processes that recover at the same time make each %s once', async (call, game) => {
  const players = await Promise.all(Array.from({ length: 12 }, () => studio.playerWith('1000', game)))
  studio.wallet.misbehave(call, ...times(36, requestLost))
  await Promise.all(players.map((player) => player.spin('20')))
  const others = await Promise.all([studio.another(), studio.another()])
  // Bets that travelled with lost wins were lost with them, and then fewer wins were tried.
  studio.wallet.behave()
  studio.wallet.seen.length = 0
  studio.passTime(61_000)
  await Promise.all([studio.recover(), ...others.map(({ recover }) => recover())])
  expect(seen(call).length).toBe(12)
  expect(namesOf(call).size).toBe(12)
})

test('a slow process answers with the outcome that another process decided for the round', async () => {
  const player = await studio.playerWith('1000', POOLED)
  const hold = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  studio.wallet.misbehave('bet', { kind: 'held', until: hold.promise, arrived: arrived.resolve })
  const slow = player.spin('20')
  await arrived.promise
  const other = await studio.another()
  studio.passTime(10_000)
  await other.recover()
  const { body: decided } = await player.state()
  hold.resolve()
  const { status, body } = await slow
  expect(status).toBe(200)
  expect(body).toEqual(decided.unfinished)
  expect(seen('win').length).toBe(1)
})

/** The books by themselves: what a member began with, less his stakes, and what came back. */
const dueTo = async ({ member }: Player, start: string) => {
  const { rows } = await studio.pool.query(
    "select sum(case when state in ('settled', 'shown') then won - stake else 0 end)::bigint as net from studio.round where member = $1",
    [member],
  )
  return writeAmount(add(parseAmount(start), rows[0].net ?? 0n))
}

test('after random losses of calls and answers, balances equal the settled rounds', async () => {
  const games = [undefined, undefined, POOLED, POOLED]
  const players = await Promise.all(games.map((game) => studio.playerWith('5000', game)))
  const kinds = [answerLost, requestLost, answerLost, requestLost, { kind: 'nonsense' }] as const
  const random = (below: number) => Math.floor(Math.random() * below)
  for (let n = 0; n < (runsSlowTests ? 12 : 4); n += 1) {
    for (const call of ['betwin', 'bet', 'win', 'rollback'] as const) {
      studio.wallet.misbehave(call, ...Array.from({ length: random(5) }, () => kinds[random(5)] ?? answerLost))
    }
    await Promise.all(players.map((player) => player.spin('20')))
    await recoverLater(random(150) * 1_000)
  }
  studio.wallet.behave()
  for (let n = 0; n < 3; n += 1) await recoverLater(121_000)
  const { rows } = await studio.pool.query('select distinct state from studio.round')
  expect(rows.map(({ state }) => state).filter((state) => !['settled', 'shown', 'voided'].includes(state))).toEqual([])
  for (const player of players) expect(moneyOf(player)).toBe(await dueTo(player, '5000'))
})
