import { randomUUID } from 'node:crypto'
import { coinsOf } from '@sanuk/engines/slots/machine'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Mishap } from '@sanuk/vendor-server/wallet.fixture'
import { readRecord } from '@sanuk/verifier/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '../../client/src/replay/record.ts'
import type { GambleTold, SpinResult } from '../protocol.ts'
import {
  openDemo,
  openGame,
  openStudio,
  type Player,
  replayAt,
  replayTicket,
  type TestStudio,
} from '../studio.fixture.ts'
import { SLOTS } from './slots.ts'
import { expectVerified } from './verified.fixture.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const GAME = 'som-tam-smash'
const MONTH_MS = 31 * 24 * 60 * 60 * 1000
const offering = SLOTS.filter(({ machine }) => machine.gamble).map(({ machine }) => machine)
const answerLost: Mishap = { kind: 'answer lost' }

const moneyOf = ({ member }: Player) => writeAmount(studio.wallet.books.balanceOf(member))
const winsOf = ({ member }: Player) =>
  studio.wallet.seen.filter((one) => one.call === 'win' && one.body.member === member).length
const plus = (one: string, other: string) => writeAmount(add(parseAmount(one), parseAmount(other)))
const gambleIn = ({ gamble }: SpinResult): GambleTold => {
  if (!gamble) throw new Error('nothing may be gambled')
  return gamble
}

/** Rounds until one has a win that may be gambled with, and what the wallet has then. */
async function withWin(player: Pick<Player, 'gambling' | 'balance'>): Promise<{ result: SpinResult; before: string }> {
  for (;;) {
    const { status, body } = await player.gambling()
    expect(status).toBe(200)
    if (gambleIn(body).paid === null) return { result: body, before: body.balance }
    expect(gambleIn(body).options).toEqual([])
  }
}

/** Makes the same move until the round is over. */
async function goOn(player: Pick<Player, 'spinMove'>, from: SpinResult, wish: 'red' | 'collect'): Promise<SpinResult> {
  let result = from
  while (gambleIn(result).paid === null) {
    const { status, body } = await player.spinMove(result.spin, gambleIn(result).moves.length, wish)
    expect(status).toBe(200)
    result = body
  }
  return result
}

test('at least six slots offer the gamble, with a ceiling within the sheet’s maximum win', () => {
  expect(offering.length).toBeGreaterThanOrEqual(6)
  for (const { machine, sheet } of SLOTS) {
    if (machine.gamble) expect(machine.gamble.ceiling).toBeLessThanOrEqual(sheet.maximumWinMultiple)
    expect(sheet.gamble ?? null).toEqual(machine.gamble ? { ...machine.gamble, returnToPlayer: '100.00' } : null)
  }
})

test.each(offering)('$code: a gambled win is paid, and its replay verifies', async (machine) => {
  const player = await studio.playerWith('1000', machine.code)
  const { result, before } = await withWin(player)
  expect(moneyOf(player)).toBe(before)
  const over = await goOn(player, result, 'red')
  const { paid, moves, turned } = gambleIn(over)
  expect(moves.length).toBe(turned.length)
  expect(moneyOf(player)).toBe(plus(before, paid ?? ''))
  expect(over.balance).toBe(moneyOf(player))
  const coin = parseAmount(over.stake) / BigInt(coinsOf(machine))
  expect(parseAmount(paid ?? '') <= coin * BigInt(coinsOf(machine) * (machine.gamble?.ceiling ?? 0))).toBe(true)
  await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
  const { body } = await replayAt(studio.address, await replayTicket(studio, over.round, player.member))
  const record = readRecord(JSON.stringify(recordOf(body)))
  expect(record?.win).toBe(paid)
  expectVerified(body)
})

describe('a win waiting to be gambled', () => {
  test('is unpaid, cannot be replayed, and blocks new rounds and seed changes', async () => {
    const player = await studio.playerWith('1000', GAME)
    const { result, before } = await withWin(player)
    expect([moneyOf(player), (await player.balance()).body.balance]).toEqual([before, before])
    expect((await player.state()).body.unfinished).toEqual(result)
    expect(await player.gambling()).toEqual({ status: 409, body: { fault: 'round_open' } })
    expect(await player.spin()).toEqual({ status: 409, body: { fault: 'round_open' } })
    expect((await player.shown(result.spin)).status).toBe(400)
    const next = { commitment: (await player.seeds()).body.next, clientSeed: 'too early' }
    expect((await player.changeSeed(next)).body.fault).toBe('round_open')
    const look = { language: 'en', theme: 'dark', timeZone: 'Asia/Bangkok' }
    const asked = { round: result.round, member: player.member, ...look }
    expect((await studio.wallet.tell(studio.address, 'roundDetails', asked)).status).toBe(404)
    expect((await player.gambling('20', result.spin)).body).toEqual(result)
    expect((await player.spin('20', result.spin)).body.fault).toBe('spin_mismatch')
  })

  test('can be collected whole or by half, and a collected half survives a lost gamble', async () => {
    const player = await studio.playerWith('1000', GAME)
    const whole = await withWin(player)
    const { body: collected } = await player.spinMove(whole.result.spin, 0, 'collect')
    expect(gambleIn(collected)).toMatchObject({ paid: whole.result.win, options: [], risked: '0.00' })
    expect(moneyOf(player)).toBe(plus(whole.before, whole.result.win))

    const { result, before } = await withWin(player)
    const { body: halved } = await player.spinMove(result.spin, 0, 'half')
    const { taken, risked } = gambleIn(halved)
    expect(plus(taken, risked)).toBe(result.win)
    expect(subtract(parseAmount(taken), parseAmount(risked)) <= parseAmount('1')).toBe(true)
    const over = gambleIn(await goOn(player, halved, 'red'))
    const lost = over.turned.some(({ right }) => !right)
    if (lost) expect(over.paid).toBe(taken)
    expect(moneyOf(player)).toBe(plus(before, over.paid ?? ''))
  })

  test('takes one move when several are sent concurrently', async () => {
    const player = await studio.playerWith('1000', GAME)
    const { result } = await withWin(player)
    const answers = await Promise.all(
      ['red', 'red', 'black', 'red'].map((move) => player.spinMove(result.spin, 0, move)),
    )
    const { body: stands } = await player.state()
    const moves = gambleIn(stands.unfinished ?? answers[0]?.body ?? result).moves
    expect(moves).toHaveLength(1)
    // Who asks while the win is being paid hears that it is not known yet, and asks again.
    for (const { status, body } of answers) {
      if (status === 200) expect(gambleIn(body).moves).toEqual(moves)
      else expect(['spin_mismatch', 'round_open', 'spin_in_progress', 'platform_unreachable']).toContain(body.fault)
    }
    expect((await player.spinMove(result.spin, 0, moves[0] === 'red' ? 'black' : 'red')).body.fault).toBe(
      'spin_mismatch',
    )
    expect((await player.spinMove(result.spin, 5, 'red')).body.fault).toBe('invalid_request')
  })
})

describe('failures around a win waiting to be gambled', () => {
  test('a move that is not offered is refused and leaves the win unchanged', async () => {
    const player = await studio.playerWith('1000', GAME)
    const { result } = await withWin(player)
    for (const move of ['green', null, 4, { guess: 'red' }, 'cash-out']) {
      expect(await player.spinMove(result.spin, 0, move)).toEqual({ status: 400, body: { fault: 'invalid_request' } })
    }
    expect((await player.spinMove(randomUUID(), 0, 'red')).body.fault).toBe('invalid_request')
    expect((await player.state()).body.unfinished).toEqual(result)
  })

  test('a collected win is paid once by another process after the win answers were lost', async () => {
    const player = await studio.playerWith('1000', GAME)
    const { result, before } = await withWin(player)
    const paidBefore = winsOf(player)
    studio.wallet.misbehave('win', answerLost, answerLost, answerLost)
    expect((await player.spinMove(result.spin, 0, 'collect')).body.fault).toBe('platform_unreachable')
    const other = await studio.another()
    studio.passTime(61_000)
    await other.recover()
    expect(moneyOf(player)).toBe(plus(before, result.win))
    const { body } = await player.spinMove(result.spin, 0, 'collect')
    expect(gambleIn(body).paid).toBe(result.win)
    const names = studio.wallet.seen.slice().filter((one) => one.call === 'win' && one.body.member === player.member)
    expect(new Set(names.slice(paidBefore).map(({ body: sent }) => sent.transaction)).size).toBe(1)
  })

  test('a win left half collected for a month is collected in full', async () => {
    const player = await studio.playerWith('1000', GAME)
    const { result, before } = await withWin(player)
    const { body: halved } = await player.spinMove(result.spin, 0, 'half')
    studio.passTime(MONTH_MS)
    await studio.finishLeft()
    await studio.recover()
    expect(moneyOf(player)).toBe(plus(before, result.win))
    const { rows } = await studio.pool.query('select state, moves from studio.round where id = $1', [result.round])
    expect(rows[0]).toEqual({ state: 'settled', moves: [...gambleIn(halved).moves, 'collect'] })
  })
})

test('a session without gambling neither offers nor accepts the gamble', async () => {
  const member = studio.wallet.memberWith('1000')
  const player = await openGame(studio.address, studio.wallet, { member, game: GAME, gamble: false })
  expect(player.opened.body.machine.gamble).toBeNull()
  expect(await player.gambling()).toEqual({ status: 400, body: { fault: 'invalid_request' } })
  expect((await player.spin()).status).toBe(200)
  const free = await studio.playerWith('1000', GAME)
  expect(free.opened.body.machine.gamble).toEqual({ cards: 5, ceiling: 500 })
})

test('a slot without a gamble refuses gamble spins and gamble moves', async () => {
  const player = await studio.playerWith('1000', 'golden-bell')
  expect((await player.gambling()).body.fault).toBe('invalid_request')
  expect((await player.spinMove(randomUUID(), 0, 'red')).body.fault).toBe('invalid_request')
})

test('a gamble in demo mode is paid to the demo balance, and survives a reload', async () => {
  const player = await openDemo(studio.address, studio.wallet, {
    member: studio.wallet.memberWith('0'),
    game: GAME,
  })
  const { result, before } = await withWin(player)
  expect((await player.state()).body.unfinished).toEqual(result)
  expect((await player.gambling()).body.fault).toBe('round_open')
  expect((await player.gambling('20', result.spin)).body).toEqual(result)
  const { body: halved } = await player.spinMove(result.spin, 0, 'half')
  expect((await player.spinMove(result.spin, 0, 'half')).body).toEqual(halved)
  const over = await goOn(player, halved, 'red')
  expect(over.balance).toBe(plus(before, gambleIn(over).paid ?? ''))
  expect((await player.balance()).body.balance).toBe(over.balance)
})
