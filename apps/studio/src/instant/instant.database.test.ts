import { randomUUID } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { createReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { readRecord } from '@sanuk/verifier/record'
import { verifyRound } from '@sanuk/verifier/verify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordOf } from '../../client/src/replay/record.ts'
import { playableGame } from '../games/games.ts'
import type { InstantResult } from '../protocol.ts'
import {
  CLIENT_SEED,
  openDemo,
  openGame,
  openStudio,
  replayAt,
  replayTicket,
  type TestStudio,
} from '../studio.fixture.ts'
import { REPLAY_TICKETS } from '../studio.ts'
import { INSTANT_GAMES } from './instant-games.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

const moneyOf = (member: string) => writeAmount(studio.wallet.books.balanceOf(member))
const callsOf = (call: string, member: string) =>
  studio.wallet.seen.filter((seen) => seen.call === call && seen.body.member === member).length

/** A choice of each game that any player might make. */
const CHOICES: Readonly<Record<string, unknown>> = {
  'market-dice': { side: 'under', target: 5000 },
  'arrow-crash': { target: 200 },
  'bead-drop': { rows: 12, risk: 'medium' },
  'market-war-wheel': { segments: 20, risk: 'low' },
  'keno-market': { picks: [1, 8, 15, 22, 40], risk: 'classic' },
  'mine-field': { mines: 3 },
  'frog-jump': { level: 'easy' },
  // Three chips, so that what one of them wins is no whole number of ten-thousandths of the stake.
  'chaiyo-roulette': { stacks: ['red', 'dozen-2', 'straight-17'].map((bet) => ({ bet, chips: 1 })) },
  'market-bingo': { calls: 45 },
  'village-bingo': { calls: 70 },
  'fair-bingo': { calls: 25 },
  'sweet-bingo': { calls: 55 },
  'chaiyo-baccarat': { bet: 'banker' },
  'high-card': { bet: 'dragon' },
  'three-card-table': { bet: 'ante' },
  'bang-fai-rocket': { autoCashOut: null },
  'coral-crash': { autoCashOut: 150 },
}
const choiceOf = (code: string): unknown => CHOICES[code] ?? null

const codes = INSTANT_GAMES.map(({ code }) => code)

type Player = Awaited<ReturnType<typeof openGame>>

/** Plays a round to its end with the first option each time, cashing out where that is one. */
async function playOut(player: Player, code: string): Promise<InstantResult> {
  let { body } = await player.play(choiceOf(code))
  while (body.win === null) {
    const move = body.options.includes('cash-out') ? 'cash-out' : body.options[0]
    ;({ body } = await player.move(body.spin, body.moves.length, move))
  }
  return body
}

describe.each(codes)('%s', (code) => {
  test('settles paid rounds with the outcome and win that the seeds give', async () => {
    const player = await studio.playerWith('1000', code)
    expect(player.opened.body).toMatchObject({ instant: { code }, unfinished: null })
    const results = [await playOut(player, code), await playOut(player, code), await playOut(player, code)]
    const expected = results.reduce(
      (money, { staked, win }) => add(subtract(money, parseAmount(staked)), parseAmount(win ?? '0')),
      parseAmount('1000'),
    )
    expect(moneyOf(player.member)).toBe(writeAmount(expected))
    expect(results.at(-1)?.balance).toBe(writeAmount(expected))
    await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
    const serverSeed = (await player.seeds()).body.told[0]?.serverSeed ?? ''
    for (const [nonce, { choice, moves, view, win, stake }] of results.entries()) {
      const draw = drawFrom(seededBytes({ serverSeed, clientSeed: CLIENT_SEED, nonce }))
      const played = playableGame(code)?.play(choice, moves, draw)
      expect(view).toEqual(played?.outcome)
      const { over = 0n, under = 1n } = played?.won ?? {}
      expect(win).toBe(writeAmount(((parseAmount(stake) * over) / under) as typeof expected))
    }
  })

  test('can be replayed after a round has ended, and the replay verifies', async () => {
    const player = await studio.playerWith('1000', code)
    const { balance: _, ...result } = await playOut(player, code)
    await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
    const { status, body } = await replayAt(studio.address, await replayTicket(studio, result.round, player.member))
    expect(status).toBe(200)
    expect(body).toMatchObject({ instant: { code }, result })
    const record = readRecord(JSON.stringify(recordOf(body)))
    expect(record && verifyRound(record)).toEqual({ commitment: true, outcome: true, money: true })
  })

  test('charges and credits only the demo balance in demo mode', async () => {
    const player = await openDemo(studio.address, studio.wallet, {
      member: studio.wallet.memberWith('500'),
      game: code,
    })
    const { staked, win, balance } = await playOut(player as Player, code)
    const expected = add(subtract(parseAmount('10000'), parseAmount(staked)), parseAmount(win ?? '0'))
    expect(balance).toBe(writeAmount(expected))
    expect((await player.balance()).body.balance).toBe(balance)
    expect(moneyOf(player.member)).toBe('500.00')
  })

  test.each([
    ...[undefined, 'x', { mines: 99 }, { target: -1, side: 'over' }, { rows: 9, risk: 'low' }, []],
    ...[{ picks: [1, 1], risk: 'low' }, { level: 'none' }, { segments: 10, risk: 'low', more: 1 }, { target: 100 }],
  ])('refuses the invalid choice %j without taking a stake', async (choice) => {
    if (choice === undefined && choiceOf(code) === null) return
    const player = await studio.playerWith('100', code)
    expect(await player.play(choice)).toEqual({ status: 400, body: { fault: 'invalid_request' } })
    expect(callsOf('bet', player.member)).toBe(0)
  })
})

const mines = () => studio.playerWith('100', 'mine-field')
const begun = async () => {
  const player = await mines()
  const { body } = await player.play({ mines: 1 })
  return { player, body }
}
/** Where the one mine of a round is, which nobody but the test may know. */
const mineOf = async (round: string): Promise<number> => {
  const { rows } = await studio.pool.query('select seed, nonce from studio.round where id = $1', [round])
  const draw = () => studio.seedsOf(rows[0].seed, rows[0].nonce)
  const play = async (moves: unknown[]) => playableGame('mine-field')?.play({ mines: 1 }, moves, await draw())
  const picked = await play([{ tile: 0 }])
  const { outcome } = (picked?.won ? picked : await play([{ tile: 0 }, 'cash-out'])) ?? {}
  return (outcome as { mines: number[] | null }).mines?.[0] ?? Number.NaN
}

describe('an open mines round', () => {
  test('has taken its stake and waits for the player without revealing the mines', async () => {
    const { player, body } = await begun()
    expect(body).toMatchObject({ win: null, balance: '90.00', moves: [], view: { picks: [], mines: null } })
    expect([callsOf('bet', player.member), callsOf('win', player.member)]).toEqual([1, 0])
    expect((await player.state()).body.unfinished).toEqual(body)
  })

  test('continues in another window that is served by another process', async () => {
    const { player, body } = await begun()
    const moved = await player.move(body.spin, 0, body.options[0])
    const other = await openGame((await studio.another()).address, studio.wallet, {
      member: player.member,
      game: 'mine-field',
    })
    const { unfinished } = (await other.state()).body
    expect([unfinished, moved.body]).toEqual([moved.body, unfinished])
  })

  test('takes a repeated move once, and refuses a different move with the same number', async () => {
    const { player, body } = await begun()
    const safe = (await mineOf(body.round)) === 7 ? 8 : 7
    const moves = await Promise.all([1, 2, 3].map(() => player.move(body.spin, 0, { tile: safe })))
    for (const { status, body: told } of moves)
      if (status === 200) expect(told).toMatchObject({ moves: [{ tile: safe }], win: null })
    expect(moves.some(({ status }) => status === 200)).toBe(true)
    expect(await player.move(body.spin, 0, { tile: safe })).toMatchObject({
      status: 200,
      body: { moves: [{ tile: safe }] },
    })
    expect(await player.move(body.spin, 0, { tile: 20 })).toEqual({ status: 409, body: { fault: 'spin_mismatch' } })
  })

  test.each([
    ['a move with too high a number', 1, { tile: 3 }],
    ['a cash-out before any win', 0, 'cash-out'],
    ['a tile that does not exist', 0, { tile: 25 }],
    ['a move with an unknown property', 0, { tile: 3, mine: false }],
  ])('refuses %s', async (_, at, move) => {
    const { player, body } = await begun()
    expect(await player.move(body.spin, at, move)).toEqual({ status: 400, body: { fault: 'invalid_request' } })
    expect((await player.state()).body.unfinished).toEqual(body)
  })

  test('cannot be replayed before it is over', async () => {
    const { player, body } = await begun()
    await expect(replayTicket(studio, body.round, player.member)).rejects.toThrow()
    const ticket = createReplayTickets(studio.key.secret, REPLAY_TICKETS).write(body.round, new Date())
    expect((await replayAt(studio.address, ticket)).body.fault).toBe('session_ended')
  })
})

describe('the end of a mines round', () => {
  test('a cash-out pays once, and the round is offered until it is marked as shown', async () => {
    const { player, body } = await begun()
    const safe = (await mineOf(body.round)) === 7 ? 8 : 7
    await player.move(body.spin, 0, { tile: safe })
    const done = await player.move(body.spin, 1, 'cash-out')
    // 24 of 25 tiles are safe: 0.99 times 25 / 24, cut off after four decimals.
    expect(done.body).toMatchObject({ win: '10.312', balance: '100.312', options: [] })
    expect(await player.move(body.spin, 1, 'cash-out')).toEqual(done)
    expect(moneyOf(player.member)).toBe('100.312')
    expect(callsOf('win', player.member)).toBe(1)
    expect((await player.state()).body.unfinished).toEqual(done.body)
    await player.shown(body.spin)
    expect((await player.state()).body.unfinished).toBeNull()
  })

  test('a mine wins nothing, and closes the round with one win call to the platform', async () => {
    const { player, body } = await begun()
    const mine = await mineOf(body.round)
    expect((await player.move(body.spin, 0, { tile: mine })).body).toMatchObject({
      win: '0.00',
      balance: '90.00',
      view: { mines: [mine] },
    })
    expect(callsOf('win', player.member)).toBe(1)
  })

  test('an open round blocks other rounds and seed changes until it is cashed out', async () => {
    const { player, body } = await begun()
    expect((await player.play({ mines: 1 })).body).toEqual({ fault: 'round_open' })
    expect(moneyOf(player.member)).toBe('90.00')
    const wish = { commitment: (await player.seeds()).body.next, clientSeed: 'curious' }
    expect((await player.changeSeed(wish)).body).toEqual({ fault: 'round_open' })
    const safe = (await mineOf(body.round)) === 7 ? 8 : 7
    await player.move(body.spin, 0, { tile: safe })
    await player.move(body.spin, 1, 'cash-out')
    expect((await player.changeSeed(wish)).status).toBe(200)
  })

  test('a cash-out is paid by recovery after its win answers were lost', async () => {
    const { player, body } = await begun()
    const safe = (await mineOf(body.round)) === 7 ? 8 : 7
    await player.move(body.spin, 0, { tile: safe })
    studio.wallet.misbehave('win', { kind: 'answer lost' }, { kind: 'request lost' }, { kind: 'answer lost' })
    expect((await player.move(body.spin, 1, 'cash-out')).body).toEqual({ fault: 'platform_unreachable' })
    studio.passTime(60_000)
    await studio.recover()
    studio.passTime(-60_000)
    expect(moneyOf(player.member)).toBe('100.312')
    expect((await player.move(body.spin, 1, 'cash-out')).body).toMatchObject({ win: '10.312' })
  })

  test('after a month a win is cashed out, an unplayed stake refunded, and a poker hand held', async () => {
    const [won, fresh] = [await begun(), await begun()]
    const safe = (await mineOf(won.body.round)) === 7 ? 8 : 7
    await won.player.move(won.body.spin, 0, { tile: safe })
    const poker = await studio.playerWith('100', 'jacks-or-better')
    const { body: dealt } = await poker.play(null)
    await studio.finishLeft()
    expect(moneyOf(won.player.member)).toBe('90.00')
    studio.passTime(MONTH_MS + 60_000)
    await studio.finishLeft()
    await studio.recover()
    studio.passTime(-MONTH_MS - 60_000)
    expect(moneyOf(won.player.member)).toBe('100.312')
    expect(moneyOf(fresh.player.member)).toBe('100.00')
    const { rows } = await studio.pool.query('select state, moves, outcome from studio.round where id = $1', [
      dealt.round,
    ])
    expect(rows[0]).toMatchObject({ state: 'settled', moves: [{ hold: [0, 1, 2, 3, 4] }] })
    expect(rows[0].outcome.cards).toEqual((dealt.view as { cards: unknown }).cards)
  })

  test('the id of an open round is refused with another choice', async () => {
    const { player, body } = await begun()
    expect(await player.play({ mines: 2 }, { spin: body.spin })).toEqual({
      status: 409,
      body: { fault: 'spin_mismatch' },
    })
    expect((await player.play({ mines: 1 }, { spin: body.spin })).body).toEqual(body)
  })
})

test('a slot refuses the instant play call, and an instant game refuses the spin call', async () => {
  const slot = await studio.playerWith('100')
  const dice = await studio.playerWith('100', 'market-dice')
  expect((await slot.play(null)).body).toEqual({ fault: 'invalid_request' })
  expect((await dice.spin('10', randomUUID())).body).toEqual({ fault: 'invalid_request' })
  expect([callsOf('bet', slot.member), callsOf('bet', dice.member)]).toEqual([0, 0])
})

test('the client seed in demo mode cannot be changed while a round is open', async () => {
  const player = await openDemo(studio.address, studio.wallet, {
    member: studio.wallet.memberWith('1'),
    game: 'mine-field',
  })
  await player.play({ mines: 3 })
  const wish = { commitment: (await player.seeds()).body.next, clientSeed: 'curious' }
  expect((await player.changeSeed(wish)).body).toEqual({ fault: 'round_open' })
})
