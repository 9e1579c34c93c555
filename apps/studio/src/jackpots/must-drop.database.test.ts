import { randomUUID } from 'node:crypto'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Mishap } from '@sanuk/vendor-server/wallet.fixture'
import { readRecord } from '@sanuk/verifier/record'
import { verifyRound } from '@sanuk/verifier/verify'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '../../client/src/replay/record.ts'
import { clientOf, openGame, openStudio, replayAt, replayTicket, type TestStudio } from '../studio.fixture.ts'
import { commitmentOf } from './drop-secret.ts'
import { fillTo, secretOf, standingOf } from './must-drop.fixture.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const [GAME, OTHER, POOL] = ['koi-blessing', 'lucky-elephant', 'quick-luck']
const [SEED, CAP, UNIT] = [parseAmount('100'), parseAmount('500'), amount(1n)]

const standing = () => standingOf(studio, POOL)
const hits = async () =>
  (
    await studio.pool.query(
      'select h.*, r.member from studio.jackpot_hit h join studio.round r on r.id = h.round order by place',
    )
  ).rows
const paidJackpots = () =>
  studio.wallet.seen
    .filter(({ call, body }) => call === 'win' && 'jackpot' in body)
    .map(({ body }) => String(body.transaction))

/** What the meter shows is what stakes and house put in and nobody was paid. */
async function expectSums() {
  const { amount: inside, seeded, contributed, paid, carried } = await standing()
  expect(inside).toBe(seeded + BigInt(contributed) / 1_000_000n - paid - carried)
  const { rows } = await studio.pool.query(
    "select coalesce(sum(jackpot), 0)::bigint as paid from studio.round where state in ('winning', 'settled', 'shown')",
  )
  expect(paid).toBe(rows[0].paid)
}

/** A player at a pool whose secret amount, which is drawn, leaves room for so much before it is won. */
async function playerWithRoom(room: bigint) {
  for (;;) {
    const player = await studio.playerWith('1000', GAME)
    if ((await secretOf(studio, POOL)).threshold - SEED > room) return player
    await studio.close()
    studio = await openStudio()
  }
}

test('a must-drop pool publishes its commitment before the first stake, and two games feed it', async () => {
  const player = await playerWithRoom(parseAmount('3'))
  expect(player.opened.body).toMatchObject({
    jackpot: '100.00',
    machine: { jackpot: { cap: '500.00', shared: 2, returnToPlayer: '1.50' } },
  })
  const { run, told } = (await player.drops()).body
  const secret = await secretOf(studio, POOL)
  expect(run).toMatchObject({
    place: 1,
    start: '100.00',
    cap: '500.00',
    commitment: commitmentOf(secret).toString('hex'),
  })
  expect(told).toEqual([])
  expect(secret.threshold >= SEED && secret.threshold <= CAP).toBe(true)
  const { rows } = await studio.pool.query('select * from studio.jackpot_run')
  expect(Buffer.from(rows[0].secret).includes(writeAmount(secret.threshold))).toBe(false)
  await fillTo(studio, POOL, parseAmount('3'))
  const before = (await standing()).amount
  await player.spin('100')
  await (await studio.playerWith('1000', OTHER)).spin('100')
  expect((await standing()).amount).toBe(before + parseAmount('2'))
  await expectSums()
})

describe('the round whose share reaches the must-drop amount', () => {
  test('is paid the whole pool, and its replay and the revealed amount verify', async () => {
    const player = await studio.playerWith('1000', GAME)
    const { commitment } = (await player.drops()).body.run ?? {}
    const inside = await fillTo(studio, POOL, UNIT)
    const secret = await secretOf(studio, POOL)
    const id = randomUUID()
    const { body } = await player.spin('100', id)
    expect(body.jackpot).toBe(writeAmount(amount(inside + parseAmount('1'))))
    expect(await player.spin('100', id)).toMatchObject({ body })
    expect(studio.wallet.seen.find(({ body: sent }) => 'jackpot' in sent)?.body).toMatchObject({
      jackpot: POOL,
      amount: body.jackpot,
    })
    expect((await player.jackpot()).body).toEqual({ amount: '100.00' })
    const { run, told } = (await player.drops()).body
    expect(run).toMatchObject({ place: 2, start: '100.00' })
    expect(run?.commitment).not.toBe(commitment)
    expect(told).toMatchObject([
      {
        place: 1,
        commitment,
        threshold: writeAmount(secret.threshold),
        salt: secret.salt,
        before: writeAmount(inside),
      },
    ])

    await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
    const told1 = recordOf((await replayAt(studio.address, await replayTicket(studio, body.round, player.member))).body)
    const holds = (change: object) => {
      const record = readRecord(JSON.stringify({ ...told1, ...change }))
      return record && verifyRound(record)
    }
    expect(holds({})).toEqual({ commitment: true, outcome: true, money: true, drop: true })
    const drop = told[0] ?? {}
    for (const change of [
      { threshold: writeAmount(amount(secret.threshold - 1n)) },
      { salt: '0'.repeat(64) },
      { commitment: '0'.repeat(64) },
      { before: writeAmount(amount(inside + 1n)) },
    ]) {
      expect(holds({ drop: { ...drop, ...change } })).toMatchObject({ drop: false })
    }
    expect(holds({ drop: undefined })).toMatchObject({ money: false })
    await expectSums()
  })

  test('is the first to win: a share that stays one unit below is only added to the pool', async () => {
    const player = await studio.playerWith('1000', GAME)
    const inside = await fillTo(studio, POOL, amount(parseAmount('1') + 1n))
    const { body } = await player.spin('100')
    expect(body.jackpot).toBeUndefined()
    expect((await standing()).amount).toBe(inside + parseAmount('1'))
    const won = await player.spin('1')
    expect(won.body.jackpot).toBe(writeAmount(amount(inside + parseAmount('1.01'))))
  })

  test('is the only winner among concurrent rounds of two processes; the others feed the next run', async () => {
    const another = await studio.another()
    const players = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const game = at % 3 ? GAME : OTHER
        const member = studio.wallet.memberWith('1000')
        return openGame((at % 2 ? studio : another).address, studio.wallet, { member, game })
      }),
    )
    for (const rounds of [1, 2, 3]) {
      await fillTo(studio, POOL, UNIT)
      const place = (await standing()).run
      const won = await Promise.all(players.map((player) => player.spin('10')))
      expect(won.map(({ status }) => status)).toEqual(players.map(() => 200))
      const jackpots = won.filter(({ body }) => body.jackpot !== undefined)
      // The next run may begin so near to its end that these fill it, too; each is won once.
      const all = (await hits()).filter((hit) => hit.place >= place)
      expect(all.map((hit) => writeAmount(amount(hit.amount))).sort()).toEqual(
        jackpots.map(({ body }) => body.jackpot).sort(),
      )
      expect(all.map((hit) => hit.place)).toEqual(all.map((_, at) => place + at))
      for (const hit of all) expect(hit.amount < CAP + parseAmount('0.1') + 1n).toBe(true)
      expect((await standing()).run).toBe(place + all.length)
      expect(new Set(paidJackpots()).size).toBeGreaterThanOrEqual(rounds)
    }
    await expectSums()
  })
})

describe('a round that wins the must-drop pool', () => {
  const lost = (kind: 'answer lost' | 'request lost'): Mishap => ({ kind })
  test.each(['answer lost', 'request lost'] as const)('is paid once after “%s” on the win call', async (kind) => {
    const player = await studio.playerWith('1000', GAME)
    const inside = await fillTo(studio, POOL, UNIT)
    const id = randomUUID()
    studio.wallet.misbehave('win', lost(kind), lost(kind), lost(kind))
    expect((await player.spin('100', id)).status).toBe(503)
    const another = await studio.another()
    studio.passTime(61_000)
    await Promise.all([studio.recover(), another.recover()])
    const { body } = await player.spin('100', id)
    expect(body.jackpot).toBe(writeAmount(amount(inside + parseAmount('1'))))
    expect(new Set(paidJackpots()).size).toBe(1)
    expect(studio.wallet.books.balanceOf(player.member)).toBe(parseAmount('900') + parseAmount(body.win))
    expect([await hits(), await standing()]).toMatchObject([[{ place: 1 }], { run: 2, amount: SEED }])
  })

  test('is decided once by recovery after the bet answers were lost, and wins', async () => {
    const player = await studio.playerWith('1000', GAME)
    const inside = await fillTo(studio, POOL, UNIT)
    const id = randomUUID()
    studio.wallet.misbehave('bet', lost('answer lost'), lost('answer lost'), lost('answer lost'))
    expect((await player.spin('100', id)).status).toBe(503)
    expect((await standing()).amount).toBe(inside)
    const another = await studio.another()
    studio.passTime(61_000)
    await Promise.all([another.recover(), studio.recover()])
    expect((await player.spin('100', id)).body.jackpot).toBe(writeAmount(amount(inside + parseAmount('1'))))
    expect([await hits(), await standing()]).toMatchObject([[{ place: 1 }], { run: 2, amount: SEED }])
  })

  test('is not paid if its bet was rolled back; later runs start with parts of the amount', async () => {
    const player = await studio.playerWith('1000', GAME)
    const inside = await fillTo(studio, POOL, UNIT)
    studio.wallet.misbehave('win', { kind: 'refused', status: 'ROLLED_BACK' })
    expect((await player.spin('100')).body.fault).toBe('spin_voided')
    const back = inside + parseAmount('1')
    expect(await hits()).toMatchObject([{ undone: true, amount: back }])
    expect(await standing()).toMatchObject({ run: 2, amount: SEED, carried: back, paid: 0n })

    let left: bigint = back
    for (const place of [3, 4, 5]) {
      await fillTo(studio, POOL, UNIT)
      expect((await player.spin('100')).body.jackpot).toBeDefined()
      const extra = left < parseAmount('200') ? left : parseAmount('200')
      left -= extra
      expect(await standing()).toMatchObject({ run: place, amount: SEED + extra, carried: left })
      const { threshold } = await secretOf(studio, POOL)
      expect(threshold >= SEED + extra && threshold <= CAP).toBe(true)
    }
    expect(left).toBe(0n)
    await expectSums()
  })
})

test('a must-drop pool is separate for each currency', async () => {
  await (await studio.playerWith('1000', GAME)).spin('100')
  const trial = await studio.playerWith('1000', GAME)
  const another = await studio.another()
  const owner = await studio.connect()
  await owner.query("update studio.session set currency = 'XTS' where member = $1", [trial.member])
  await owner.end()
  // The process that opened the session knows it as it was.
  expect((await clientOf(another.address, trial.session).spin('200')).status).toBe(200)
  const [baht, play] = [await standing(), await standingOf(studio, POOL, 'XTS')]
  expect([baht.contributed, play.contributed]).toEqual(['10000000000', '20000000000'])
  expect((await secretOf(studio, POOL)).salt).not.toBe((await secretOf(studio, POOL, 'XTS')).salt)
})

test('a must-drop pool never pays more than its cap plus one share', async () => {
  const player = await studio.playerWith('1000000', GAME)
  for (let round = 0; round < 100; round += 1) expect((await player.spin('1000')).status).toBe(200)
  const all = await hits()
  // From 100 to 500 it takes forty of these shares at most.
  expect(all.length).toBeGreaterThanOrEqual(2)
  for (const { amount: won, before } of all) {
    expect(won - before).toBe(parseAmount('10'))
    expect(won <= CAP + parseAmount('10')).toBe(true)
  }
  await expectSums()
})
