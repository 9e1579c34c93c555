import { randomUUID } from 'node:crypto'
import { add, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Mishap, WalletCall } from '@sanuk/vendor-server/wallet.fixture'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStudio, type Player, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())
beforeEach(() => studio.wallet.behave())

const requestLost: Mishap = { kind: 'request lost' }
const answerLost: Mishap = { kind: 'answer lost' }
const limitReached: Mishap = { kind: 'refused', status: 'LIMIT_REACHED' }

const moneyOf = ({ member }: Player) => writeAmount(studio.wallet.books.balanceOf(member))
const callsOf = (call: WalletCall, { member }: Player) =>
  studio.wallet.seen.filter((one) => one.call === call && one.body.member === member).map(({ body }) => body)
const roundsOf = async ({ member }: Player) =>
  (await studio.pool.query('select * from studio.round where member = $1 order by created_at', [member])).rows
const paid = (win: string) => writeAmount(add(parseAmount('980'), parseAmount(win)))

/** Lets so much time pass that nobody works on any round, has the rounds carried on, and turns the clock back. */
async function recoverAfter(ms: number): Promise<void> {
  studio.passTime(ms)
  await studio.recover()
  studio.passTime(-ms)
}

test('the outcome of a spin is kept before the platform is asked, and told when stake and win have moved', async () => {
  const player = await studio.playerWith('1000')
  const hold = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  studio.wallet.misbehave('betwin', { kind: 'held', until: hold.promise, arrived: arrived.resolve })
  const spinning = player.spin('20')
  await arrived.promise
  const [drawn] = await roundsOf(player)
  expect(drawn).toMatchObject({ state: 'betting', nonce: 0, outcome: expect.anything() })
  expect((await player.state()).body).toEqual({ fault: 'spin_in_progress' })
  hold.resolve()
  const { body } = await spinning
  expect(callsOf('betwin', player)).toMatchObject([{ betAmount: '20.00', winAmount: body.win, roundClosed: true }])
  expect(await roundsOf(player)).toMatchObject([{ state: 'settled', outcome: drawn.outcome, won: drawn.won }])
  expect(moneyOf(player)).toBe(paid(body.win))
})

test('a refused spin keeps no outcome and uses up its number, so that the next draws another', async () => {
  const player = await studio.playerWith('19.99')
  for (let spin = 0; spin < 3; spin += 1) expect((await player.spin('20')).body.fault).toBe('not_enough_money')
  studio.wallet.books.give(player.member, parseAmount('1000'))
  expect((await player.spin('20')).body.seed?.nonce).toBe(3)
  const voided = { state: 'voided', outcome: null, won: null }
  const rounds = [voided, voided, voided, { state: 'settled' }].map((one, nonce) => ({ ...one, nonce }))
  expect(await roundsOf(player)).toMatchObject(rounds)
})

test('without an answer for two minutes a round that never arrived is voided, and its outcome is not kept', async () => {
  const player = await studio.playerWith('1000')
  const id = randomUUID()
  studio.wallet.misbehave('betwin', requestLost, requestLost, requestLost)
  expect((await player.spin('20', id)).body.fault).toBe('platform_unreachable')
  await recoverAfter(121_000)
  expect(await roundsOf(player)).toMatchObject([{ state: 'voided', outcome: null, won: null }])
  expect(await player.spin('20', id)).toMatchObject({ status: 409, body: { fault: 'spin_voided' } })
  expect(moneyOf(player)).toBe('1000.00')
  const [late] = callsOf('betwin', player)
  expect(studio.wallet.books.betwin(late as never)).toMatchObject({ status: 'ROLLED_BACK' })
})

test.each([
  ['without an answer for two minutes', [answerLost, answerLost, answerLost], 121_000],
  ['refused after a lost answer', [answerLost, { kind: 'refused', status: 'INVALID_TOKEN' }], 10_000],
] as const)('a round that was taken and is %s is settled as it was drawn', async (_, mishaps, ms) => {
  const player = await studio.playerWith('1000')
  const id = randomUUID()
  studio.wallet.misbehave('betwin', ...mishaps)
  await player.spin('20', id)
  await recoverAfter(ms)
  const { status, body } = await player.spin('20', id)
  expect(status).toBe(200)
  expect(moneyOf(player)).toBe(paid(body.win))
  expect([body.balance, new Set(callsOf('betwin', player).map(({ transaction }) => transaction)).size]).toEqual([
    moneyOf(player),
    1,
  ])
})

test('a round that the platform does not move in one step is played in two, with the same outcome', async () => {
  const player = await studio.playerWith('1000')
  studio.wallet.misbehave('betwin', limitReached)
  studio.wallet.misbehave('rollback', answerLost)
  const hold = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  studio.wallet.misbehave('rollback', { kind: 'held', until: hold.promise, arrived: arrived.resolve })
  const spinning = player.spin('20')
  await arrived.promise
  const [drawn] = await roundsOf(player)
  hold.resolve()
  const { status, body } = await spinning
  expect(status).toBe(200)
  expect(await roundsOf(player)).toMatchObject([{ state: 'settled', nonce: 0, outcome: drawn.outcome, won: drawn.won }])
  expect([callsOf('bet', player), callsOf('win', player)].map((calls) => calls.length)).toEqual([1, 1])
  expect(moneyOf(player)).toBe(paid(body.win))
  const [whole] = callsOf('betwin', player)
  expect(studio.wallet.books.betwin(whole as never)).toMatchObject({ status: 'ROLLED_BACK' })
})

test('a process that was overtaken before it drew leaves the round to who has it', async () => {
  const player = await studio.playerWith('1000')
  const client = await studio.connect()
  try {
    await client.query(`
      create function studio.overtake() returns trigger language plpgsql as
        $$ begin new.leased_until := new.leased_until + interval '1 millisecond'; return new; end $$;
      create trigger overtake before insert on studio.round for each row execute function studio.overtake()`)
    const { status, body } = await player.spin('20')
    expect([status, callsOf('betwin', player).length, callsOf('bet', player).length]).toEqual([200, 0, 1])
    expect(moneyOf(player)).toBe(paid(body.win))
  } finally {
    await client.query('drop trigger overtake on studio.round; drop function studio.overtake()')
    await client.end()
  }
})

test('spins of many players at once travel in batches, each with its own answer', async () => {
  const players = await Promise.all(Array.from({ length: 24 }, () => studio.playerWith('1000')))
  const before = studio.wallet.seen.length
  const spins = await Promise.all(players.map((player) => player.spin('20')))
  for (const [place, { status, body }] of spins.entries()) {
    const player = players[place]
    if (!player) throw new Error('a spin of nobody')
    expect([status, body.balance, moneyOf(player)]).toEqual([200, paid(body.win), paid(body.win)])
  }
  expect(studio.wallet.seen.slice(before).some(({ call }) => call === 'batch')).toBe(true)
})
