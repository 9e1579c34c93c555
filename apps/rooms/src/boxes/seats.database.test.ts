import { randomUUID } from 'node:crypto'
import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { readSavedRecord } from '@sanuk/verifier/record'
import { verifySeries } from '@sanuk/verifier/series/verify-series'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRooms, type Player, paidIn, replayOf, type TestRooms } from '../rooms.fixture.ts'
import { seatsAt, takeBox, winOfTen } from './seats.fixture.ts'

const TABLE = 'seven-seat-blackjack'

/** Enough for a whole series. */
const MONEY = '2000'

let rooms: TestRooms
let now: Awaited<ReturnType<TestRooms['another']>> | TestRooms
let seats: ReturnType<typeof seatsAt>
beforeAll(async () => {
  rooms = await openRooms(TABLE)
  rooms.wallet.takeStakes('10.00', '2000.00')
  now = rooms
  seats = seatsAt(rooms, () => now)
})
afterAll(() => rooms.close())

/** Members at boxes that were free, with so much money each. */
async function seated(boxes: readonly number[], money: string): Promise<Player[]> {
  const players = await Promise.all(boxes.map(() => rooms.playerWith(money, now.address)))
  for (const [at, player] of players.entries()) {
    expect(await takeBox(player, boxes[at] ?? 0)).toMatchObject({ fault: null })
  }
  return players
}

/** Everybody gets up, so that the next test has a table of its own. */
async function leave(players: readonly Player[]): Promise<void> {
  for (const player of players) player.leave()
  await rooms.pool.query('delete from rooms.box')
  await now.table.load()
}

const ten = (spot: string) => ({ spot, amount: '10.00' })
const lineOf = async (player: Player, coup: string, spot: string) =>
  (await paidIn(player, coup)).lines.find((line) => line.spot === spot)

/** A coup in which each of these boxes is asked once at least: where one has a blackjack another coup follows. */
async function askedBoxes(
  boxes: readonly number[],
  bets: (player: Player, coup: string, at: number) => Promise<unknown>,
) {
  for (let tries = 0; tries < 40; tries += 1) {
    const players = await seated(boxes, MONEY)
    const coup = await seats.nextCoup()
    for (const [at, player] of players.entries()) await bets(player, coup, at)
    const asked = await seats.untilAsked()
    const isNatural = (box: number) => winOfTen(seats.shownAt(`box-${box}`), ['9c', '9d']) === '25.00'
    if (asked.length === 1 && !boxes.some(isNatural)) return { coup, players }
    if (seats.state().phase !== 'result') await seats.dealUntil('result')
    await leave(players)
  }
  throw new Error('the boxes were never all asked')
}

const betOnBox = (boxes: readonly number[]) => (player: Player, coup: string, at: number) =>
  player.bet(coup, [ten(`box-${boxes[at]}`)])

describe('a coup of three members', () => {
  test('asks them in the order of their boxes, and pays each by their own cards', async () => {
    const boxes = [2, 4, 7]
    const { coup, players } = await askedBoxes(boxes, betOnBox(boxes))
    const [doubles, stands, silent] = players
    if (!doubles || !stands || !silent) throw new Error('nobody sat down')
    expect(seats.state().coup?.deciding?.hands).toEqual(['box-2'])
    expect((await stands.decide(coup, { step: 1, hand: 'box-4', move: 'stand' })).fault).toBe('invalid_request')
    expect((await stands.decide(coup, { step: 1, hand: 'box-2', move: 'stand' })).fault).toBe('invalid_request')
    expect((await doubles.decide(coup, { step: 1, hand: 'box-2', move: 'double' })).fault).toBe(null)
    expect(rooms.moneyOf(doubles.member)).toBe('1980.00')
    await seats.dealUntil('dealing')
    expect(await seats.untilAsked()).toEqual(['box-4'])
    expect(seats.shownAt('box-2')).toHaveLength(3)
    expect((await stands.decide(coup, { step: 2, hand: 'box-4', move: 'stand' })).fault).toBe(null)
    await seats.dealUntil('dealing')
    expect(await seats.untilAsked()).toEqual(['box-7'])
    seats.passStep()
    await seats.dealUntil('result')
    const dealer = seats.shownAt('dealer')
    for (const [at, player] of players.entries()) {
      const box = `box-${boxes[at]}`
      expect(await lineOf(player, coup, box)).toMatchObject({
        stake: '10.00',
        win: winOfTen(seats.shownAt(box), dealer),
      })
    }
    const doubled = winOfTen(seats.shownAt('box-2'), dealer)
    expect(await lineOf(doubles, coup, 'double-2')).toMatchObject({ win: doubled })
    await leave(players)
  })

  test('is verified by its record when the series is over, with bets behind and insurance', async () => {
    const boxes = [1, 3]
    const { coup, players } = await askedBoxes(boxes, (player, id, at) =>
      player.bet(id, [`box-${boxes[at]}`, `pair-${boxes[at]}`, `behind-${boxes[1 - at]}`].map(ten)),
    )
    const [one, three] = players
    if (!one || !three) throw new Error('nobody sat down')
    await one.decide(coup, { step: 1, hand: 'box-1', move: 'double' })
    await seats.dealUntil('result')
    const win = winOfTen(seats.shownAt('box-1'), seats.shownAt('dealer'))
    expect(await lineOf(three, coup, 'behind-1')).toMatchObject({ stake: '10.00', win })
    const shown = seats.state().coup?.shown
    const insured = await insuredCoup(three, 3)
    await seats.dealUntil('shuffling')
    expect((await recordOf(one, coup)).shown).toEqual(shown)
    expect((await recordOf(one, coup)).spots).toEqual(['behind-3', 'box-1', 'double-1', 'pair-1'])
    expect((await recordOf(three, insured)).spots).toEqual(['box-3', 'insurance-3'])
    await leave(players)
  })
})

/** Plays on until the dealer shows an ace, and insures there: that costs half, and pays 2 to 1 on a blackjack. */
async function insuredCoup(player: Player, box: number): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const coup = await seats.nextCoup()
    await player.bet(coup, [ten(`box-${box}`)])
    const [hand] = await seats.untilAsked()
    if (hand !== `insurance-${box}`) continue
    expect(seats.shownAt('dealer')[0]).toMatch(/^A/)
    const left = (Number(rooms.moneyOf(player.member)) - 5).toFixed(2)
    expect(await player.decide(coup, { step: 1, hand, move: 'insure' })).toMatchObject({ fault: null, balance: left })
    await seats.dealUntil('result')
    const isBlackjack = winOfTen(['As', 'Kd'], seats.shownAt('dealer')) === '10.00'
    const win = isBlackjack ? '15.00' : '0.00'
    expect(await lineOf(player, coup, `insurance-${box}`)).toMatchObject({ stake: '5.00', win })
    return coup
  }
  throw new Error('the dealer never showed an ace')
}

/** The record of a member's round, which has to verify; what it shows of the coup, and on which spots they bet. */
async function recordOf(player: Player, coup: string) {
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1 and member = $2', [
    coup,
    player.member,
  ])
  const { body } = await replayOf(rooms, rows[0].id, player.member)
  const record = readSavedRecord(JSON.stringify(body.record))
  if (record?.format !== 'sanuk-series-1') throw new Error('the record cannot be read')
  expect(verifySeries(record)).toEqual({ commitment: null, outcome: null, money: null })
  return { shown: body.coup.shown, spots: record.bets?.map(({ spot }) => spot).toSorted() }
}

test('a process killed in the middle of a turn leaves cards, turn and clock to the next', async () => {
  const boxes = [1, 6]
  const { coup, players } = await askedBoxes(boxes, betOnBox(boxes))
  const [one, six] = players
  if (!one || !six) throw new Error('nobody sat down')
  await one.decide(coup, { step: 1, hand: 'box-1', move: 'double' })
  await seats.dealUntil('dealing')
  expect(await seats.untilAsked()).toEqual(['box-6'])
  const before = seats.state()
  now = await rooms.another()
  expect(seats.state()).toMatchObject({
    phase: 'deciding',
    boxes: before.boxes,
    coup: { id: coup, shown: before.coup?.shown, deciding: before.coup?.deciding },
  })
  const again = await rooms.sitAgain(six, now.address)
  expect((await again.hears('boxes')).boxes).toEqual([6])
  const sitting = await rooms.sitAgain(one, now.address)
  expect((await again.decide(coup, { step: 2, hand: 'box-6', move: 'double' })).fault).toBe(null)
  await seats.dealUntil('result')
  const dealer = seats.shownAt('dealer')
  for (const [at, page] of [sitting, again].entries()) {
    const paid = await page.hears('paid', (message) => message.coup === coup)
    const win = winOfTen(seats.shownAt(`box-${boxes[at]}`), dealer)
    expect(paid.lines.map((line) => line.win)).toEqual([win, win])
  }
  sitting.leave()
  again.leave()
  await leave(players)
})

test('operators see what lies there while a box is doubled, and a coup made void gives all of it back', async () => {
  const boxes = [5]
  const { coup, players } = await askedBoxes(boxes, betOnBox(boxes))
  const [player] = players
  if (!player) throw new Error('nobody sat down')
  await player.decide(coup, { step: 1, hand: 'box-5', move: 'double' })
  const { body } = await rooms.wallet.tell(rooms.address, 'tables', { since: rooms.clock().toISOString() })
  // The most that a box returns has doubling and splitting in it: eight times ten, less what was staked.
  expect(VENDOR_CALLS.tables.answer.parse(body).tables[0]?.staked).toMatchObject([
    { stake: '20.00', possibleLoss: '60.00' },
  ])
  const made = { change: { kind: 'void' }, version: 1, isOver: false, reason: 'a test', preview: false }
  await rooms.wallet.tell(rooms.address, 'changeCoup', { requestId: randomUUID(), game: TABLE, coup, ...made })
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe('2000.00')
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1', [coup])
  const { body: replay } = await replayOf(rooms, rows[0].id, player.member)
  expect(replay).toMatchObject({ stake: '20.00', win: '20.00', coup: { isVoid: true, result: null } })
  await leave(players)
})
