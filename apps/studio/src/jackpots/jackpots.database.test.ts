import { randomUUID } from 'node:crypto'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Mishap } from '@sanuk/vendor-server/wallet.fixture'
import { readRecord } from '@sanuk/verifier/record'
import { verifyRound } from '@sanuk/verifier/verify'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '../../client/src/replay/record.ts'
import { openDemo, openGame, openStudio, replayAt, replayTicket, type TestStudio } from '../studio.fixture.ts'
import { sayLuckySeed } from './lucky-seed.fixture.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const GAME = 'eight-ingots'
const SEED = 50_000_000n

const standing = async () => {
  const { rows } = await studio.pool.query(
    "select *, studio.jackpot_amount(p) as amount from studio.jackpot_pool p where code = 'gold-ingot'",
  )
  return rows[0]
}
const hits = async () => (await studio.pool.query('select * from studio.jackpot_hit order by place')).rows
const paidJackpots = () =>
  new Set(
    studio.wallet.seen
      .filter(({ call, body }) => call === 'win' && 'jackpot' in body)
      .map(({ body }) => body.transaction),
  )
const winsOf = (round: string) =>
  studio.wallet.seen.filter(({ call, body }) => call === 'win' && body.round === round).map(({ body }) => body)
const luckyPlayer = async (money = '10000') => {
  const player = await studio.playerWith(money, GAME)
  await sayLuckySeed(studio, player, { game: GAME, stake: parseAmount('1000') })
  return player
}

test('one percent of every stake goes into the jackpot pool of one game or of several games', async () => {
  const player = await studio.playerWith('1000', GAME)
  expect(player.opened.body).toMatchObject({ jackpot: '5000.00', machine: { jackpot: { shared: 1 } } })
  await player.spin('100')
  expect((await player.jackpot()).body).toEqual({ amount: '5001.00' })
  for (const game of ['four-lotuses', 'dancing-peacock']) {
    const other = await studio.playerWith('1000', game)
    await other.spin('50')
  }
  expect((await (await studio.playerWith('1', 'four-lotuses')).jackpot()).body).toEqual({ amount: '100001.00' })
  expect((await (await studio.playerWith('1', 'golden-tiger')).jackpot()).body).toEqual({ amount: null })
})

describe('a round that wins the jackpot', () => {
  test('is paid the whole pool once, and its replay verifies', async () => {
    const other = await studio.playerWith('1000', GAME)
    await other.spin('200')
    const player = await luckyPlayer()
    const id = randomUUID()
    const { body } = await player.spin('1000', id)
    expect(body.jackpot).toBe('5012.00')
    expect(await player.spin('1000', id)).toMatchObject({ body })
    const steps = body.steps.reduce((sum, { win }) => sum + parseAmount(win), 0n)
    expect(parseAmount(body.win)).toBe(steps + parseAmount('5012'))
    expect(studio.wallet.books.balanceOf(player.member)).toBe(parseAmount('9000') + steps + parseAmount('5012'))
    expect(winsOf(body.round)).toMatchObject([
      { amount: writeAmount(amount(steps)), roundClosed: false },
      { jackpot: 'gold-ingot', amount: '5012.00', roundClosed: true },
    ])
    expect((await player.jackpot()).body).toEqual({ amount: '5000.00' })

    await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
    const replay = (await replayAt(studio.address, await replayTicket(studio, body.round, player.member))).body
    const told = recordOf(replay)
    const holds = (change: object) => {
      const record = readRecord(JSON.stringify({ ...told, ...change }))
      return record && verifyRound(record)
    }
    expect(holds({})).toEqual({ commitment: true, outcome: true, money: true })
    expect(holds({ number: (body.number ?? 0) + 1 })).toMatchObject({ outcome: false })
    expect(holds({ jackpot: undefined })).toMatchObject({ money: false })
    expect(holds({ jackpot: '5013.00' })).toMatchObject({ money: false })
  })

  test('at the same time as another: one is paid the pool, the other the reseeded pool', async () => {
    const [one, other] = [await luckyPlayer(), await luckyPlayer()]
    const won = await Promise.all([one.spin('1000'), other.spin('1000')])
    expect(won.map(({ body }) => body.jackpot)).toEqual(['5010.00', '5010.00'])
    expect((await hits()).map(({ place, amount }) => [place, amount])).toEqual([
      [1, 50_100_000n],
      [2, 50_100_000n],
    ])
    expect(await standing()).toMatchObject({ amount: SEED, seeded: 3n * SEED, paid: 100_200_000n })
  })

  const passed: Mishap = { kind: 'held', until: Promise.resolve(), arrived: () => undefined }
  test.each([
    ['answer lost', 'the reel win', []],
    ['request lost', 'the reel win', []],
    ['answer lost', 'the jackpot win', [passed]],
    ['request lost', 'the jackpot win', [passed]],
  ] as const)('is paid once after “%s” on the wallet call for %s', async (kind, _, before) => {
    const player = await luckyPlayer()
    const id = randomUUID()
    studio.wallet.misbehave('win', ...before, { kind }, { kind }, { kind })
    expect((await player.spin('1000', id)).status).toBe(503)
    const another = await studio.another()
    studio.passTime(61_000)
    await Promise.all([studio.recover(), another.recover()])
    const { body } = await player.spin('1000', id)
    expect(body.jackpot).toBe('5010.00')
    expect(paidJackpots().size).toBe(1)
    expect(studio.wallet.books.balanceOf(player.member)).toBe(parseAmount('9000') + parseAmount(body.win))
    expect([await hits(), await standing()]).toMatchObject([[{ place: 1 }], { amount: SEED, paid: 50_100_000n }])
  })

  test('is not paid if its bet was rolled back, and the pool gets the amount back', async () => {
    const player = await luckyPlayer()
    studio.wallet.misbehave('win', { kind: 'refused', status: 'ROLLED_BACK' })
    expect((await player.spin('1000')).body.fault).toBe('spin_voided')
    expect(await hits()).toMatchObject([{ undone: true }])
    expect(await standing()).toMatchObject({ paid: 0n, amount: 2n * SEED + 100_000n })
  })
})

test('concurrent stakes taken by two processes are each added to the jackpot pool once', async () => {
  const another = await studio.another()
  const stakes = ['1', '3', '30', '50', '100']
  const players = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      openGame((at % 2 ? studio : another).address, studio.wallet, {
        member: studio.wallet.memberWith('10000'),
        game: GAME,
      }),
    ),
  )
  await Promise.all(
    players.map(async (player) => {
      for (const stake of stakes) expect((await player.spin(stake)).status).toBe(200)
    }),
  )
  const { rows } = await studio.pool.query('select sum(stake)::bigint as stakes from studio.round')
  expect(rows[0].stakes).toBe(12n * parseAmount('184'))
  const { contributed, seeded, paid, amount } = await standing()
  expect(BigInt(contributed)).toBe(rows[0].stakes * 10_000n)
  expect(amount).toBe(seeded + rows[0].stakes / 100n - paid)
})

test('the jackpots call of the platform answers the amount of every pool', async () => {
  await (await studio.playerWith('1000', GAME)).spin('100')
  const { body } = await studio.wallet.tell(studio.address, 'jackpots', { currency: 'THB' })
  expect(body).toMatchObject({
    pools: [
      { code: 'gold-ingot', games: [GAME], amount: '5001.00' },
      { code: 'golden-lotus', amount: '100000.00' },
      { code: 'quick-luck', amount: '100.00' },
    ],
  })
})

test('demo spins do not feed or win a jackpot pool', async () => {
  const player = await openDemo(studio.address, studio.wallet, { member: studio.wallet.memberWith('0'), game: GAME })
  expect(player.opened.body.jackpot).toBeNull()
  const { body } = await player.spin('1000')
  expect([body.number, body.jackpot, await standing()]).toEqual([undefined, undefined, undefined])
})
