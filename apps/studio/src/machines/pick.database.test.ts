import { randomUUID } from 'node:crypto'
import type { Draw } from '@sanuk/engines/random/draw'
import { coinsOf } from '@sanuk/engines/slots/machine'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Mishap } from '@sanuk/vendor-server/wallet.fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import { playableGame } from '../games/games.ts'
import type { BoardTold, SpinResult } from '../protocol.ts'
import { sayChosenSeed } from '../seeds/chosen-seed.fixture.ts'
import { openDemo, openStudio, type Player, replayAt, replayTicket, type TestStudio } from '../studio.fixture.ts'
import { keptOutcome } from './outcome.ts'
import { SLOTS } from './slots.ts'
import { expectVerified } from './verified.fixture.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const MONTH_MS = 31 * 24 * 60 * 60 * 1000
const boards = SLOTS.filter(({ machine }) => machine.pick)
const GAME = boards[0]?.machine.code ?? ''
const answerLost: Mishap = { kind: 'answer lost' }

const moneyOf = ({ member }: Player) => writeAmount(studio.wallet.books.balanceOf(member))
const plus = (one: string, other: string) => writeAmount(add(parseAmount(one), parseAmount(other)))
const boardIn = ({ board }: SpinResult): BoardTold => {
  if (!board) throw new Error('no board was won')
  return board
}

type Opening = { readonly game?: string; readonly picks?: readonly number[] }

/** A round that has won a board and waits for its player, who may open these places and none of them ends it. */
async function withBoard(
  player: Pick<Player, 'seeds' | 'changeSeed' | 'picking'>,
  { game = GAME, picks = [] }: Opening = {},
): Promise<SpinResult> {
  await sayChosenSeed(studio, player, (draw) => waitsAfter({ game, picks }, draw))
  const { status, body } = await player.picking()
  expect(status).toBe(200)
  return body
}

/** Whether the round that is drawn from these seeds has a board that still waits after these picks. */
function waitsAfter({ game, picks }: Required<Opening>, draw: Draw): boolean {
  // A copy of the draws for each look: without a board there is nothing to be picked.
  const drawn: number[] = []
  const begun = playableGame(game)?.play({ pick: true }, [], (below) => {
    const value = draw(below)
    drawn.push(value)
    return value
  })
  if (!begun?.options.length) return false
  const again = drawn.values()
  return (playableGame(game)?.play({ pick: true }, picks, () => again.next().value ?? 0).options.length ?? 0) > 0
}

/** Opens places from the last on until the board is over. */
async function openAll(player: Pick<Player, 'spinMove'>, from: SpinResult): Promise<SpinResult> {
  let result = from
  while (!boardIn(result).dealt) {
    const { opened, options } = boardIn(result)
    const { status, body } = await player.spinMove(result.spin, opened.length, options.at(-1))
    expect(status).toBe(200)
    expect(boardIn(body).opened.at(-1)?.place).toBe(options.at(-1))
    result = body
  }
  return result
}

test.each(boards)(
  '$machine.code: a pick board pays what its player opened, and its replay verifies',
  async ({ machine }) => {
    const player = await studio.playerWith('1000', machine.code)
    expect(player.opened.body.machine.pick).toMatchObject({ places: 16, cover: machine.scatter })
    const waiting = await withBoard(player, { game: machine.code })
    expect(boardIn(waiting)).toMatchObject({ opened: [], worth: '0.00', dealt: null })
    expect(moneyOf(player)).toBe('980.00')
    const over = await openAll(player, waiting)
    const { worth, dealt, opened } = boardIn(over)
    expect(dealt?.length).toBe(boardIn(waiting).places)
    expect(opened.map(({ place, piece }) => [place, piece])).toEqual(opened.map(({ place }) => [place, dealt?.[place]]))
    expect(over.win).toBe(plus(waiting.win, worth))
    expect([moneyOf(player), over.balance]).toEqual([plus('980', over.win), plus('980', over.win)])
    const coin = parseAmount(over.stake) / BigInt(coinsOf(machine))
    expect(parseAmount(worth) % coin).toBe(0n)
    await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
    const { body } = await replayAt(studio.address, await replayTicket(studio, over.round, player.member))
    expectVerified(body)
  },
)

describe('an open pick board', () => {
  test('hides covered places, is unpaid, and blocks new rounds and seed changes', async () => {
    const player = await studio.playerWith('1000', GAME)
    const waiting = await withBoard(player, { picks: [7] })
    expect(JSON.stringify(boardIn(waiting))).not.toMatch(/prize|factor|end/)
    const { body: result } = await player.spinMove(waiting.spin, 0, 7)
    expect(JSON.stringify(result).match(/"kind":"(prize|factor|end)"/g)).toHaveLength(1)
    expect(moneyOf(player)).toBe('980.00')
    expect((await player.state()).body.unfinished).toEqual(result)
    expect(await player.picking()).toEqual({ status: 409, body: { fault: 'round_open' } })
    expect(await player.spin()).toEqual({ status: 409, body: { fault: 'round_open' } })
    expect((await player.shown(result.spin)).status).toBe(400)
    const next = { commitment: (await player.seeds()).body.next, clientSeed: 'too early' }
    expect((await player.changeSeed(next)).body.fault).toBe('round_open')
    expect((await player.picking('20', result.spin)).body).toEqual(result)
    expect((await player.spin('20', result.spin)).body.fault).toBe('spin_mismatch')
    const { rows } = await studio.pool.query('select outcome, moves from studio.round where id = $1', [result.round])
    expect(rows[0]).toEqual({ outcome: null, moves: [7] })
  })

  test('takes one pick when several are sent concurrently', async () => {
    const player = await studio.playerWith('1000', GAME)
    const waiting = await withBoard(player)
    const answers = await Promise.all([3, 3, 9, 3].map((place) => player.spinMove(waiting.spin, 0, place)))
    const { body: stands } = await player.state()
    const told = answers.find(({ status }) => status === 200)?.body ?? waiting
    const opened = boardIn(stands.unfinished ?? told).opened
    expect(opened).toHaveLength(1)
    for (const { status, body } of answers) {
      if (status === 200) expect(boardIn(body).opened).toEqual(opened)
      else expect(['spin_mismatch', 'round_open', 'spin_in_progress', 'platform_unreachable']).toContain(body.fault)
    }
    const other = opened[0]?.place === 3 ? 9 : 3
    expect((await player.spinMove(waiting.spin, 0, other)).body.fault).toBe('spin_mismatch')
    expect((await player.spinMove(waiting.spin, 5, 1)).body.fault).toBe('invalid_request')
  })

  test('refuses picks of places that do not exist or are open already', async () => {
    const player = await studio.playerWith('1000', GAME)
    const { spin } = await withBoard(player, { picks: [3] })
    for (const move of [-1, 16, 1.5, '3', null, 'collect', { place: 3 }]) {
      expect(await player.spinMove(spin, 0, move)).toEqual({ status: 400, body: { fault: 'invalid_request' } })
    }
    const { body: first } = await player.spinMove(spin, 0, 3)
    expect((await player.spinMove(spin, 1, 3)).body.fault).toBe('invalid_request')
    expect((await player.spinMove(randomUUID(), 1, 4)).body.fault).toBe('invalid_request')
    expect((await player.state()).body.unfinished).toEqual(first)
  })
})

describe('an abandoned pick board', () => {
  test('is paid once by another process after the win answers were lost', async () => {
    const player = await studio.playerWith('1000', GAME)
    let result = await withBoard(player)
    studio.wallet.misbehave('win', answerLost, answerLost, answerLost)
    for (;;) {
      const { opened, options } = boardIn(result)
      const { status, body } = await player.spinMove(result.spin, opened.length, options[0])
      if (status !== 200) break
      result = body
    }
    const other = await studio.another()
    studio.passTime(61_000)
    await other.recover()
    const { opened, options } = boardIn(result)
    const { body: over } = await player.spinMove(result.spin, opened.length, options[0])
    expect(boardIn(over).dealt).not.toBeNull()
    expect(moneyOf(player)).toBe(plus('980', over.win))
    const paid = studio.wallet.seen.filter((one) => one.call === 'win' && one.body.member === player.member)
    expect(new Set(paid.map(({ body }) => body.transaction)).size).toBe(1)
  })

  test('is opened from the first covered place on after a month, and paid', async () => {
    const player = await studio.playerWith('1000', GAME)
    const waiting = await withBoard(player, { picks: [12] })
    const { body: left } = await player.spinMove(waiting.spin, 0, 12)
    const picks = boardIn(left).opened.map(({ place }) => place)
    studio.passTime(MONTH_MS)
    await studio.finishLeft()
    await studio.recover()
    const { rows } = await studio.pool.query('select state, moves, outcome from studio.round where id = $1', [
      waiting.round,
    ])
    const { state, moves, outcome } = rows[0]
    expect(state).toBe('settled')
    expect(moves.slice(0, 1)).toEqual(picks)
    // What was opened already is passed over.
    const covered = Array.from({ length: moves.length }, (_, place) => place).filter((place) => place !== picks[0])
    expect(moves.slice(1)).toEqual(covered.slice(0, moves.length - 1))
    const { board, win } = keptOutcome.parse(outcome)
    expect(board?.opened.map(({ place }) => place)).toEqual(moves)
    // A stake of 20 is 20 coins of the machine.
    expect(moneyOf(player)).toBe(plus('980', String(win)))
  })
})

test('a spin without the pick option opens its board at once, from the first place on', async () => {
  const player = await studio.playerWith('1000', GAME)
  await sayChosenSeed(studio, player, (draw) => waitsAfter({ game: GAME, picks: [] }, draw))
  const { body } = await player.spin()
  const { opened, dealt } = boardIn(body)
  expect(opened.map(({ place }) => place)).toEqual(opened.map((_, place) => place))
  expect(dealt).not.toBeNull()
  expect(moneyOf(player)).toBe(plus('980', body.win))
  expect(await player.spinMove(body.spin, 0, 3)).toEqual({ status: 400, body: { fault: 'invalid_request' } })
})

test('a pick board of a free round adds its win to the grant when it is over', async () => {
  const player = await studio.playerWith('1000', GAME)
  const grant = `free-${randomUUID()}`
  const day = 24 * 60 * 60 * 1000
  const [from, until] = [-day, day].map((ms) => new Date(Date.now() + ms).toISOString())
  const terms = { grant, member: player.member, currency: 'THB', games: [GAME], rounds: 2, stake: '20.00' }
  const told = { ...terms, mostWin: '100000.00', from, until }
  expect(await studio.wallet.tell(studio.address, 'freeRounds', told)).toMatchObject({ status: 200 })
  await sayChosenSeed(studio, player, (draw) => waitsAfter({ game: GAME, picks: [] }, draw))
  const { body: waiting } = await player.pickFree(grant)
  expect(waiting).toMatchObject({ free: true, pick: true, freeRounds: { left: 1, won: '0.00' } })
  expect(moneyOf(player)).toBe('1000.00')
  const over = await openAll(player, waiting)
  expect(over.freeRounds).toMatchObject({ left: 1, won: over.win })
  expect(moneyOf(player)).toBe(plus('1000', over.win))
})

test('a slot without a pick board does not offer picks and refuses the pick option', async () => {
  const player = await studio.playerWith('1000', 'golden-bell')
  expect(player.opened.body.machine.pick).toBeNull()
  expect((await player.picking()).body.fault).toBe('invalid_request')
})

test('a pick board in demo mode is paid to the demo balance, and survives a reload', async () => {
  const member = studio.wallet.memberWith('0')
  const player = await openDemo(studio.address, studio.wallet, { member, game: GAME })
  const waiting = await withBoard(player)
  expect(waiting.balance).toBe('9980.00')
  expect((await player.state()).body.unfinished).toEqual(waiting)
  expect((await player.picking()).body.fault).toBe('round_open')
  expect((await player.picking('20', waiting.spin)).body).toEqual(waiting)
  const { body: first } = await player.spinMove(waiting.spin, 0, 15)
  expect((await player.spinMove(waiting.spin, 0, 15)).body).toEqual(first)
  const over = await openAll(player, first)
  expect(subtract(parseAmount(over.balance), parseAmount('9980'))).toBe(parseAmount(over.win))
  expect((await player.balance()).body.balance).toBe(over.balance)
})
