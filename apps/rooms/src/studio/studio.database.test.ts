import { randomBytes, randomUUID } from 'node:crypto'
import { readSavedRecord } from '@sanuk/verifier/record'
import { verifyStudio } from '@sanuk/verifier/studio/verify-studio'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { paidIn, replayOf } from '../rooms.fixture.ts'
import { type EventToTell, openStudio, STUDIO_KEY, type TestStudio } from './studio.fixture.ts'
import { SILENT_MS, VOID_MS } from './studio-feed.ts'

const TABLE = 'baccarat-ruby'
const OTHERS = ['dragon-tiger-face-off', 'rattana-roulette', 'rattana-sic-bo']

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio(TABLE, OTHERS)
  studio.wallet.takeStakes('0.05', '1000.00')
})
afterAll(() => studio.close())
afterEach(async () => {
  const left = studio.table.coup()
  if (left) await studio.tell({ kind: 'void', coup: reference, reason: 'left by a test' })
})

/** The studio's name of the newest coup. */
let reference = ''

const stakes = (...of: [spot: string, amount: string][]) => of.map(([spot, amount]) => ({ spot, amount }))

/** Opens a coup; answers our name of it. */
async function open(code = TABLE): Promise<string> {
  reference = randomUUID()
  // No card comes oftener than it is in a shoe.
  await studio.tell({ kind: 'shoe', shoe: reference }, code)
  expect(await studio.tell({ kind: 'open', coup: reference, until: studio.inSeconds(15) }, code)).toMatchObject({
    outcome: 'taken',
  })
  return studio.tables.get(code)?.coup()?.id ?? ''
}

/** Cards of the coup as the studio sees them: `player Kh`. */
async function see(...turns: readonly string[]) {
  const answers = []
  for (const turn of turns) {
    const [place = '', face = ''] = turn.split(' ')
    answers.push(await studio.tell({ kind: 'card', coup: reference, place, face }))
  }
  return answers
}

const turnsOf = (turns: readonly string[]) =>
  turns.map((turn) => {
    const [place = '', face = ''] = turn.split(' ')
    return { place, face }
  })

const close = () => studio.tell({ kind: 'close', coup: reference })
const result = (turns: readonly string[], faces: string[]) =>
  studio.tell({ kind: 'result', coup: reference, turns: turnsOf(turns), faces })

/** Player 8, banker 7. */
const COUP = ['player 5h', 'banker 4c', 'player 3d', 'banker 3s']

/** A player who has staked 100 of 500 on the player. */
async function playerOn(coup: string) {
  const player = await studio.playerWith('500')
  expect(await player.bet(coup, stakes(['player', '100.00']))).toMatchObject({ fault: null })
  return player
}

/** What the wallet has of a member once everything was carried to it. */
async function moneyOf(member: string) {
  await studio.settle()
  await studio.undoBets()
  return studio.moneyOf(member)
}

describe('a coup in a studio', () => {
  test('takes bets, is shown as it is told, and pays by its cards', async () => {
    await studio.tell({ kind: 'dealer', dealer: { name: 'Mali', picture: null } })
    const coup = await open()
    const player = await playerOn(coup)
    await close()
    expect(await player.bet(coup, stakes(['player', '1.00']))).toMatchObject({ fault: 'bets_closed' })
    expect(await see(...COUP)).toMatchObject(COUP.map(() => ({ outcome: 'taken', isRepeated: false })))
    expect(studio.table.topic.state()).toMatchObject({
      phase: 'dealing',
      coup: { id: coup, shown: turnsOf(COUP), result: null },
      studio: { code: 'riverside', dealer: { name: 'Mali' }, trouble: null },
    })
    expect(await result(COUP, ['8', '7'])).toMatchObject({ status: 200, outcome: 'taken' })
    expect(await paidIn(player, coup)).toMatchObject({ stake: '100.00', win: '200.00' })
    expect(await moneyOf(player.member)).toBe('600.00')
    const { rows } = await studio.pool.query('select id from rooms.seat where coup = $1', [coup])
    const { body } = await replayOf(studio, rows[0].id, player.member)
    expect(body).toMatchObject({
      studio: { code: 'riverside', dealer: 'Mali', video: null },
      commitment: '',
      win: '200.00',
      record: { studio: 'riverside', bets: [{ spot: 'player', win: '200.00' }] },
    })
    const record = readSavedRecord(JSON.stringify(body.record))
    if (record?.format !== 'sanuk-studio-1') throw new Error('the record cannot be read')
    expect(record.coups.at(-1)?.events?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['open', 'close', 'card', 'result']),
    )
    expect(verifyStudio(record)).toEqual({ outcome: null, money: null })
  })

  test('is closed by our clock where no close arrives', async () => {
    const coup = await open()
    for (const _ of [1, 2, 3]) {
      studio.passTime(5_000)
      await studio.send({ kind: 'heartbeat', table: TABLE, last: 0 })
    }
    const player = await studio.playerWith('10')
    expect(await player.bet(coup, stakes(['player', '1.00']))).toMatchObject({ fault: 'bets_closed' })
    await see(...COUP)
    expect(await result(COUP, ['8', '7'])).toMatchObject({ outcome: 'taken' })
  })

  test.each([
    { code: 'dragon-tiger-face-off', turns: ['dragon Kh', 'tiger 2c'], faces: ['Kh', '2c'], won: 'dragon' },
    { code: 'rattana-roulette', turns: ['number 17'], faces: ['17'], won: 'straight-17' },
    { code: 'rattana-sic-bo', turns: ['die-1 1', 'die-2 2', 'die-3 6'], faces: ['1', '2', '6'], won: 'small' },
  ])('ends by its result alone at $code', async ({ code, turns, faces, won }) => {
    await open(code)
    const coup = reference
    await studio.tell({ kind: 'close', coup }, code)
    const told: EventToTell = { kind: 'result', coup, turns: turnsOf(turns), faces, video: 'https://tv.example/1' }
    expect(await studio.tell(told, code)).toMatchObject({ outcome: 'taken' })
    expect(studio.tables.get(code)?.topic.state()).toMatchObject({
      phase: 'result',
      coup: { shown: turnsOf(turns), result: { won: expect.arrayContaining([won]) } },
    })
  })

  test('goes on from the database in another process, and the first one says that it does not deal any more', async () => {
    const coup = await open()
    const player = await playerOn(coup)
    await close()
    await see('player 5h', 'banker 4c')
    const other = await studio.another()
    expect(other.table.topic.state()).toMatchObject({ phase: 'dealing', coup: { id: coup } })
    const tell = (event: EventToTell) => studio.tell(event, TABLE, other.address)
    await tell({ kind: 'card', coup: reference, place: 'player', face: '3d' })
    await tell({ kind: 'card', coup: reference, place: 'banker', face: '3s' })
    // By what the first one knows this would be the next event.
    const number = studio.nextOf(TABLE) - 2
    const stale = await studio.send({ table: TABLE, number, kind: 'close', coup: reference })
    expect(stale).toMatchObject({ status: 503, fault: 'not_dealt_here' })
    await tell({ kind: 'result', coup: reference, turns: turnsOf(COUP), faces: ['8', '7'] })
    expect(other.table.topic.state().coup).toMatchObject({ id: coup, shown: turnsOf(COUP) })
    await studio.table.load()
    expect(await moneyOf(player.member)).toBe('600.00')
  })
})

describe('events', () => {
  test('count once, in their order; missing ones are told', async () => {
    await open()
    await close()
    const number = studio.nextOf(TABLE)
    const card = { table: TABLE, kind: 'card', coup: reference, place: 'player', face: '5h' }
    expect(await studio.send({ ...card, number: number + 1 })).toMatchObject({
      status: 409,
      fault: 'gap',
      next: number,
    })
    expect(await studio.tell({ kind: 'card', coup: reference, place: 'player', face: '5h' })).toMatchObject({
      outcome: 'taken',
      next: number + 1,
    })
    expect(await studio.send({ ...card, number })).toMatchObject({ status: 200, outcome: 'taken', isRepeated: true })
    const other = await studio.send({ ...card, number, face: '6h' })
    expect(other).toMatchObject({ status: 409, fault: 'number_in_use' })
    expect(studio.table.topic.state().coup?.shown).toEqual([{ place: 'player', face: '5h' }])
    const alive = await studio.send({ kind: 'heartbeat', table: TABLE, last: number + 3 })
    expect(alive).toMatchObject({ status: 409, fault: 'gap', next: number + 1 })
  })

  test('that were refused are answered the same again', async () => {
    const refused = await studio.tell({ kind: 'close', coup: 'no-such-coup' })
    expect(refused).toMatchObject({ status: 200, fault: 'unknown_coup', isRepeated: false })
    const number = studio.nextOf(TABLE) - 1
    const again = await studio.send({ table: TABLE, number, kind: 'close', coup: 'no-such-coup' })
    expect(again).toMatchObject({ status: 200, fault: 'unknown_coup', isRepeated: true })
  })

  test('are taken with the signature of the studio of the table only', async () => {
    const number = studio.nextOf(TABLE)
    const event = { table: TABLE, number, kind: 'dealer', dealer: null }
    const forged = { ...STUDIO_KEY, secret: randomBytes(32).toString('hex') }
    expect(await studio.send(event, forged)).toMatchObject({ status: 401, fault: 'invalid_signature' })
    expect(await studio.send({ ...event, table: 'baccarat-rose' })).toMatchObject({ fault: 'unknown_table' })
    expect(await studio.send({ ...event, dealer: 'Mali' })).toMatchObject({ status: 400, fault: 'invalid_event' })
    expect((await studio.send({ kind: 'heartbeat', table: TABLE, last: 0 })).next).toBe(number)
  })
})

describe('what contradicts itself', () => {
  test.each([
    { what: 'totals that the cards do not have', faces: ['8', '9'], turns: COUP },
    { what: 'another card than was seen', faces: ['9', '7'], turns: ['player 6h', ...COUP.slice(1)] },
  ])('a result of $what stops the coup until it is void, and stakes go back', async ({ faces, turns }) => {
    const coup = await open()
    const player = await playerOn(coup)
    await close()
    await see(...COUP)
    expect(await result(turns, faces)).toMatchObject({ fault: 'result_does_not_follow' })
    expect(studio.table.topic.state()).toMatchObject({ phase: 'dealing', studio: { trouble: 'halted' } })
    expect(await result(COUP, ['8', '7'])).toMatchObject({ fault: 'not_now' })
    expect(await moneyOf(player.member)).toBe('400.00')
    expect(await studio.tell({ kind: 'void', coup: reference, reason: 'misread' })).toMatchObject({ outcome: 'taken' })
    expect(studio.table.topic.state()).toMatchObject({ coup: { isVoid: true }, studio: { trouble: null } })
    expect(await moneyOf(player.member)).toBe('500.00')
  })

  test('a third card for an eight stops the coup', async () => {
    await open()
    await close()
    await see(...COUP)
    expect(await see('player 2c')).toMatchObject([{ fault: 'turn_not_due' }])
    expect(studio.table.topic.state().coup?.shown).toEqual(turnsOf(COUP))
  })

  test('a card before the close closes the bets at once', async () => {
    const coup = await open()
    expect(await see('player 5h')).toMatchObject([{ fault: 'dealt_too_early' }])
    const player = await studio.playerWith('10')
    expect(await player.bet(coup, stakes(['player', '1.00']))).toMatchObject({ fault: 'bets_closed' })
  })
})

describe('silence', () => {
  test('gives bets back while they are taken, and pages hear why', async () => {
    const coup = await open()
    const player = await playerOn(coup)
    studio.passTime(SILENT_MS - 1)
    await studio.table.advance()
    expect(studio.table.topic.state().phase).toBe('betting')
    studio.passTime(1)
    await studio.table.advance()
    expect(studio.table.topic.state()).toMatchObject({
      coup: { id: coup, isVoid: true },
      studio: { trouble: 'silent' },
    })
    expect(await moneyOf(player.member)).toBe('500.00')
    expect(await result(COUP, ['8', '7'])).toMatchObject({ fault: 'unknown_coup' })
    expect(studio.table.topic.state().studio?.trouble).toBe(null)
  })

  test('is waited out while cards are dealt, until the coup is void', async () => {
    const coup = await open()
    const player = await playerOn(coup)
    await close()
    await see('player 5h')
    studio.passTime(VOID_MS - 1)
    await studio.table.advance()
    expect(studio.table.topic.state()).toMatchObject({ phase: 'dealing', studio: { trouble: 'silent' } })
    studio.passTime(1)
    await studio.table.advance()
    expect(studio.table.topic.state()).toMatchObject({ coup: { id: coup, isVoid: true } })
    expect(await moneyOf(player.member)).toBe('500.00')
  })
})

test('a correction of the studio is carried out as one by an operator', async () => {
  const coup = await open()
  const player = await playerOn(coup)
  const own = reference
  await close()
  await see(...COUP)
  await result(COUP, ['8', '7'])
  expect(await moneyOf(player.member)).toBe('600.00')
  const turns = turnsOf(['player 4h', ...COUP.slice(1, 3), 'banker 5s'])
  const corrected: EventToTell = { kind: 'correct', coup: own, turns, reason: 'the dealer misread' }
  expect(await studio.tell(corrected)).toMatchObject({ outcome: 'taken' })
  expect(await moneyOf(player.member)).toBe('400.00')
  expect(await studio.tell({ ...corrected, turns: turns.slice(0, 3) })).toMatchObject({ fault: 'no_such_outcome' })
  const { rows } = await studio.pool.query('select reason, version from rooms.coup_revision where coup = $1', [coup])
  expect(rows).toEqual([{ reason: 'riverside: the dealer misread', version: 1 }])
})
