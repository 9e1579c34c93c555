import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRooms, type TestRooms } from '../rooms.fixture.ts'
import { seatsAt, takeBox } from './seats.fixture.ts'

let rooms: TestRooms
let seats: ReturnType<typeof seatsAt>
beforeAll(async () => {
  rooms = await openRooms('seven-seat-blackjack')
  rooms.wallet.takeStakes('10.00', '2000.00')
  seats = seatsAt(rooms, () => rooms)
})
afterAll(() => rooms.close())

const heldBoxes = () => (rooms.table.topic.state().boxes ?? []).map(({ box }) => box)

/** Everybody gets up. */
async function clear(): Promise<void> {
  await rooms.pool.query('delete from rooms.box')
  await rooms.table.load()
}

test('a box is taken by one of two who ask at once, and told to all without the whole name', async () => {
  const [one, other] = await Promise.all([rooms.playerWith('100'), rooms.playerWith('100')])
  const answers = await Promise.all([takeBox(one, 3), takeBox(other, 3)])
  expect(answers.map((answer) => answer?.fault).toSorted()).toEqual(['box_taken', null])
  const [held] = rooms.table.topic.state().boxes ?? []
  expect(held).toMatchObject({ box: 3, name: expect.stringContaining('***') })
  expect([one, other].map(({ opened }) => opened.body.nickname)).not.toContain(held?.name)
  await clear()
})

test('a member sits at three boxes at most, and leaves them again', async () => {
  const player = await rooms.playerWith('100')
  for (const box of [1, 4, 7]) expect((await takeBox(player, box))?.fault).toBe(null)
  expect(await takeBox(player, 2)).toEqual({ boxes: [1, 4, 7], fault: 'too_many_boxes' })
  player.say({ kind: 'leave-box', table: 'seven-seat-blackjack', box: 4 })
  await expect.poll(heldBoxes).toEqual([1, 7])
  await clear()
})

test('hands and side bets lie at one’s own boxes only, bets behind at those of others only', async () => {
  const [one, other] = await Promise.all([rooms.playerWith('500'), rooms.playerWith('500')])
  await takeBox(one, 2)
  const coup = await seats.nextCoup()
  const on = async (player: typeof one, spot: string) => (await player.bet(coup, [{ spot, amount: '10.00' }])).fault
  for (const spot of ['box-2', 'pair-2', 'twenty-one-three-2', 'behind-5']) {
    expect(await on(other, spot), spot).toBe('wrong_box')
  }
  for (const spot of ['behind-2', 'box-5', 'pair-5']) expect(await on(one, spot), spot).toBe('wrong_box')
  expect([await on(one, 'box-2'), await on(one, 'pair-2'), await on(other, 'behind-2')]).toEqual([null, null, null])
  expect(await on(one, 'insurance-2')).toBe('invalid_request')
  await seats.dealUntil('result')
  await clear()
})

test('a bet behind a box without a bet comes back', async () => {
  const [sits, behind] = await Promise.all([rooms.playerWith('100'), rooms.playerWith('100')])
  await takeBox(sits, 6)
  const coup = await seats.nextCoup()
  await behind.bet(coup, [{ spot: 'behind-6', amount: '10.00' }])
  await seats.dealUntil('result')
  await rooms.settle()
  expect(rooms.moneyOf(behind.member)).toBe('100.00')
  await clear()
})

test('who leaves with a bet on the table leaves after the coup, and nobody sits down there before', async () => {
  const [one, other] = await Promise.all([rooms.playerWith('100'), rooms.playerWith('100')])
  await takeBox(one, 2)
  const coup = await seats.nextCoup()
  await one.bet(coup, [{ spot: 'box-2', amount: '10.00' }])
  one.say({ kind: 'leave-box', table: 'seven-seat-blackjack', box: 2 })
  await expect
    .poll(async () => (await rooms.pool.query('select is_leaving from rooms.box')).rows)
    .toEqual([{ is_leaving: true }])
  expect((await takeBox(other, 2))?.fault).toBe('box_taken')
  expect((await one.bet(coup, [{ spot: 'box-2', amount: '10.00' }])).fault).toBe('wrong_box')
  await seats.nextCoup()
  expect(heldBoxes()).toEqual([])
  expect((await one.hears('boxes', ({ boxes }) => boxes.length === 0)).fault).toBe(null)
  await clear()
})

test('a box without a bet in three coups is free, and so is that of a page that is gone', async () => {
  const [idle, plays, gone] = await Promise.all(['500', '500', '500'].map((money) => rooms.playerWith(money)))
  if (!idle || !plays || !gone) throw new Error('nobody sat down')
  await seats.nextCoup()
  for (const [at, player] of [idle, plays, gone].entries()) await takeBox(player, at + 1)
  gone.leave()
  await gone.closed
  const held: number[][] = []
  for (let coups = 0; coups < 3; coups += 1) {
    const coup = await seats.nextCoup()
    held.push(heldBoxes())
    await plays.bet(coup, [{ spot: 'box-2', amount: '10.00' }])
  }
  expect(held).toEqual([[1, 2, 3], [1, 2], [2]])
  await seats.dealUntil('result')
  await clear()
})
