import { shoeRecord } from '@sanuk/verifier/shoe-record'
import { verifyShoe } from '@sanuk/verifier/verify-shoe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRooms, replayOf, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms()
})
afterAll(() => rooms.close())

test('a shoe is dealt to its end; then its record verifies, and not a coup before that it can be had', async () => {
  const { coup, shoe } = await rooms.dealUntil('betting')
  const player = await rooms.playerWith('100')
  await player.bet(coup?.id ?? '', [
    { spot: 'banker', amount: '10.00' },
    { spot: 'tie', amount: '1.00' },
  ])
  const told = { commitment: shoe?.commitment, clientSeed: shoe?.clientSeed }
  const { rows: committed } = await rooms.pool.query(
    "select encode(commitment, 'hex') as of from rooms.shoe where state = 'committed'",
  )
  await rooms.dealUntil('result')
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1', [coup?.id])
  expect((await replayOf(rooms, rows[0].id, player.member)).body.record).toBe(null)

  const next = await rooms.dealUntil('shuffling')
  expect(next.shoe).toMatchObject({ number: 2, commitment: committed[0].of, dealt: 0, burn: null })
  expect(next.results).toEqual([])
  const { body } = await replayOf(rooms, rows[0].id, player.member)
  const record = shoeRecord.parse(body.record)
  expect(record).toMatchObject({ ...told, isComplete: true, bets: [{ stake: '10.00' }, { stake: '1.00' }] })
  expect(verifyShoe(record)).toEqual({ commitment: null, outcome: null, money: null, roads: null })
  const [first, ...others] = record.coups
  const altered = { ...record, coups: [...others, ...(first ? [first] : [])] }
  expect(verifyShoe(altered)).toMatchObject({ outcome: { where: expect.stringContaining('coup 1') } })
})
