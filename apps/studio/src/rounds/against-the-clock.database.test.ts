import { timeUntil } from '@sanuk/engines/instant/flight'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { beforeEach, describe, expect, test } from 'vitest'
import { playableGame } from '../games/games.ts'
import type { InstantResult } from '../protocol.ts'
import { openDemo, type openGame, openStudio, type Player, type TestStudio } from '../studio.fixture.ts'

const GAME = 'bang-fai-rocket'
const FREE = { autoCashOut: null }

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const moneyOf = ({ member }: Player) => writeAmount(studio.wallet.books.balanceOf(member))
const callsOf = (call: string, { member }: Player) =>
  studio.wallet.seen.filter((seen) => seen.call === call && seen.body.member === member).length

/** Where a round will crash, in hundredths, which nobody but the test may know. */
async function crashOf({ round }: InstantResult): Promise<number> {
  const { rows } = await studio.pool.query('select seed, nonce from studio.round where id = $1', [round])
  const draw = await studio.seedsOf(rows[0].seed, rows[0].nonce)
  const view = playableGame(GAME)?.play(FREE, [{ cashOut: 101 }], draw).outcome
  return (view as { crashedAt: number }).crashedAt
}

/** A flight of a member with what a stake of ten leaves of a hundred, which crashes somewhere in these hundredths. */
async function flightTo(least: number, most = Number.POSITIVE_INFINITY, choice: object = FREE) {
  for (;;) {
    const player = await studio.playerWith('100', GAME)
    const { body } = await player.play(choice)
    const crash = await crashOf(body)
    if (body.win === null && crash >= least && crash < most) return { player, body, crash }
  }
}

describe('a crash game flight', () => {
  test('hides its crash point while it runs, and reports the elapsed time', async () => {
    const { player, body } = await flightTo(200)
    expect(body).toMatchObject({ win: null, balance: '90.00', options: ['cash-out'], moves: [] })
    expect(body.view).toEqual({ crashedAt: null, cashedOutAt: null })
    studio.passTime(5_000)
    const { unfinished } = (await player.state()).body
    expect(unfinished?.elapsed).toBeGreaterThanOrEqual(5_000)
    // Passed time and a little of the test's own.
    expect(unfinished?.elapsed).toBeLessThan(10_000)
  })

  test('cashes out once, at the multiple of the server’s clock', async () => {
    const { player, body, crash } = await flightTo(300)
    studio.passTime(timeUntil(200))
    expect((await player.move(body.spin, 0, { cashOut: 299 })).body).toEqual({ fault: 'invalid_request' })
    const { body: left } = await player.move(body.spin, 0, 'cash-out')
    const { cashedOutAt } = left.view as { cashedOutAt: number }
    expect(cashedOutAt).toBeGreaterThanOrEqual(200)
    expect(cashedOutAt).toBeLessThan(260)
    expect(left).toMatchObject({ moves: [{ cashOut: cashedOutAt }], view: { crashedAt: crash }, elapsed: null })
    expect(left.win).toBe(writeAmount(((parseAmount('10') * BigInt(cashedOutAt)) / 100n) as never))
    expect(await player.move(body.spin, 0, 'cash-out')).toEqual({ status: 200, body: left })
    expect((await player.watch(body.spin)).body).toEqual(left)
    expect(callsOf('win', player)).toBe(1)
  })

  test('is lost when the cash-out arrives after the crash', async () => {
    const { player, body, crash } = await flightTo(101, 400)
    studio.passTime(timeUntil(crash + 1))
    const { body: late } = await player.move(body.spin, 0, 'cash-out')
    expect(late).toMatchObject({ win: '0.00', view: { crashedAt: crash, cashedOutAt: null } })
    expect(moneyOf(player)).toBe('90.00')
  })

  test('answers the watch call only after the crash', async () => {
    const { player, body, crash } = await flightTo(102, 130)
    const { body: told } = await player.watch(body.spin)
    expect(told).toMatchObject({ win: '0.00', view: { crashedAt: crash, cashedOutAt: null }, elapsed: null })
    const lasted = Date.now() - Date.parse(told.at)
    expect(lasted).toBeGreaterThanOrEqual(timeUntil(crash + 1))
    expect(await player.watch(body.spin)).toEqual({ status: 200, body: told })
  })

  test('cashes out automatically at the chosen multiple without a call of the player', async () => {
    const { player, crash } = await flightTo(150, Number.POSITIVE_INFINITY, { autoCashOut: 150 })
    studio.passTime(timeUntil(150) + 1)
    await studio.endOverdue()
    expect(moneyOf(player)).toBe('105.00')
    expect((await player.state()).body.unfinished).toMatchObject({
      win: '15.00',
      view: { crashedAt: crash, cashedOutAt: 150 },
    })
  })

  test('is not ended before its crash, and is lost then without a cash-out', async () => {
    const { player, body, crash } = await flightTo(400, 100_000)
    studio.passTime(timeUntil(300))
    await studio.endOverdue()
    expect((await player.state()).body.unfinished?.win).toBeNull()
    studio.passTime(timeUntil(crash + 1))
    await studio.endOverdue()
    expect((await player.move(body.spin, 0, 'cash-out')).body).toMatchObject({ win: '0.00' })
    expect([moneyOf(player), callsOf('win', player)]).toEqual(['90.00', 1])
  })

  test.each([{ autoCashOut: 100 }, { autoCashOut: 1_000_001 }, { autoCashOut: 1.5 }, {}, null])(
    'refuses the invalid choice %j without taking a stake',
    async (choice) => {
      const player = await studio.playerWith('100', GAME)
      expect(await player.play(choice)).toEqual({ status: 400, body: { fault: 'invalid_request' } })
      expect(callsOf('bet', player)).toBe(0)
    },
  )

  test('cannot be watched by another member', async () => {
    const { body } = await flightTo(200)
    const other = await studio.playerWith('100', GAME)
    expect((await other.watch(body.spin)).body).toEqual({ fault: 'invalid_request' })
  })
})

test('a crash game flight in demo mode cashes out at the multiple of the server’s clock', async () => {
  for (;;) {
    const who = { member: studio.wallet.memberWith('0'), game: GAME }
    const player = (await openDemo(studio.address, studio.wallet, who)) as Awaited<ReturnType<typeof openGame>>
    const { body } = await player.play(FREE)
    studio.passTime(timeUntil(120))
    const { body: left } = await player.move(body.spin, 0, 'cash-out')
    const { cashedOutAt } = left.view as { cashedOutAt: number | null }
    if (cashedOutAt === null) continue
    expect(cashedOutAt).toBeGreaterThanOrEqual(120)
    expect(left.win).toBe(writeAmount(((parseAmount('10') * BigInt(cashedOutAt)) / 100n) as never))
    expect(await player.move(body.spin, 0, 'cash-out')).toEqual({ status: 200, body: left })
    expect((await player.watch(body.spin)).body).toEqual(left)
    const { body: next } = await player.play({ autoCashOut: 101 })
    const { body: ended } = await player.watch(next.spin)
    expect(ended.win === '10.10' || ended.win === '0.00').toBe(true)
    return
  }
})
