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
