import { randomUUID } from 'node:crypto'
import { readSavedRecord, type SavedRecord } from '@sanuk/verifier/record'
import { verifySeries } from '@sanuk/verifier/series/verify-series'
import { verifyShoe } from '@sanuk/verifier/verify-shoe'
import { afterEach, expect, test } from 'vitest'
import { openRooms, replayOf, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms | undefined
afterEach(() => rooms?.close())

test.each([
  { table: 'baccarat-ruby', spots: ['banker', 'tie'], format: 'sanuk-shoe-1' },
  { table: 'dragon-tiger-face-off', spots: ['dragon', 'suited-tie'], format: 'sanuk-dragon-tiger-1' },
  { table: 'rattana-roulette', spots: ['red', 'straight-17'], format: 'sanuk-series-1' },
  { table: 'sunset-blackjack', spots: ['hand', 'pair'], format: 'sanuk-series-1' },
  { table: 'live-three-card', spots: ['ante', 'pair-plus'], format: 'sanuk-series-1' },
  { table: 'live-nam-tao', spots: ['single-prawn', 'pair-fish-prawn'], format: 'sanuk-series-1' },
  { table: 'roulette-french', spots: ['red', 'straight-0'], format: 'sanuk-series-1' },
  { table: 'roulette-twin-ball', spots: ['straight-17', 'same-number'], format: 'sanuk-series-1' },
  { table: 'ramwong-wheel', spots: ['drum', 'moon'], format: 'sanuk-series-1' },
  { table: 'gem-wheel', spots: ['jade', 'chest'], format: 'sanuk-series-1' },
  { table: 'red-envelope-show', spots: ['red', 'gold'], format: 'sanuk-series-1' },
])('the series of $table goes to its end; then its record verifies, and it cannot be had before', async (given) => {
  const { table, spots, format } = given
  rooms = await openRooms(table)
  const { coup, series } = await rooms.dealUntil('betting')
  const player = await rooms.playerWith('100')
  await player.bet(
    coup?.id ?? '',
    spots.map((spot) => ({ spot, amount: '1.00' })),
  )
  const told = { commitment: series?.commitment, clientSeed: series?.clientSeed }
  const { rows: next } = await rooms.pool.query("select commitment from rooms.series where state = 'committed'")
  await rooms.dealUntil('result')
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1', [coup?.id])
  expect((await replayOf(rooms, rows[0].id, player.member)).body.record).toBe(null)

  const after = await rooms.dealUntil('shuffling')
  expect(after.series).toMatchObject({
    number: 2,
    commitment: next[0].commitment.toString('hex'),
    dealt: 0,
    burn: null,
  })
  expect(after.results).toEqual([])
  const { body } = await replayOf(rooms, rows[0].id, player.member)
  expect(body.record).toMatchObject({ format, ...told, isComplete: true, bets: [{ stake: '1.00' }, { stake: '1.00' }] })
  const record = readSavedRecord(JSON.stringify(body.record))
  if (record === null) throw new Error('the record cannot be read')
  const verdict = verdictOn(record)
  expect(new Set(Object.values(verdict))).toEqual(new Set([null]))
})

test.each([
  {
    table: 'baccarat-ruby',
    spot: 'banker',
    right: ['player 9c', 'banker 2d', 'player Th', 'banker 5s'],
    marked: 'coup',
  },
  { table: 'riverside-fan-tan', spot: 'fan-1', right: ['beads 41'], marked: 'number' },
])('the record of a series of $table with a void and a corrected coup verifies, and says so', async (given) => {
  const { table, spot, right, marked } = given
  rooms = await openRooms(table)
  const player = await rooms.playerWith('100')
  const change = async (coup: string, wanted: object, isOver: boolean) => {
    const request = { requestId: randomUUID(), game: table, coup, change: wanted, version: 1, isOver }
    const { body } = await open(rooms).wallet.tell(open(rooms).address, 'changeCoup', {
      ...request,
      reason: 'a mistake',
      preview: false,
    })
    expect(body).toMatchObject({ outcome: 'done' })
  }
  const first = (await rooms.dealUntil('betting')).coup?.id ?? ''
  await change(first, { kind: 'void' }, false)
  const second = (await rooms.dealUntil('betting')).coup?.id ?? ''
  await player.bet(second, [{ spot, amount: '1.00' }])
  await rooms.dealUntil('result')
  const turns = right.map((turn) => turn.split(' ')).map(([place, face]) => ({ place, face }))
  await change(second, { kind: 'correction', turns }, true)
  await rooms.dealUntil('shuffling')
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1', [second])
  const { body } = await replayOf(rooms, rows[0].id, player.member)
  expect(body.record).toMatchObject({ revised: [{ [marked]: 1, outcome: null }, { [marked]: 2 }] })
  const record = readSavedRecord(JSON.stringify(body.record))
  if (record === null) throw new Error('the record cannot be read')
  expect(new Set(Object.values(verdictOn(record)))).toEqual(new Set([null]))
})

const open = (house: TestRooms | undefined): TestRooms => house ?? expect.fail('the tables are not open')

/** What the verifier finds in a record of live tables; `null` is said of each check that it passes. */
function verdictOn(record: SavedRecord): object {
  switch (record.format) {
    case 'sanuk-shoe-1':
    case 'sanuk-dragon-tiger-1':
      return Object(verifyShoe(record))
    case 'sanuk-series-1':
      return Object(verifySeries(record))
    default:
      throw new Error(`${record.format} is no record of a table`)
  }
}
