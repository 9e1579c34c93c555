import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRooms, TABLE, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms()
})
afterAll(() => rooms.close())

/** What the platform is told when it asks. */
async function board(games?: readonly string[]) {
  const { body } = await rooms.wallet.tell(rooms.address, 'board', games ? { games } : {})
  return VENDOR_CALLS.board.answer.parse(body).tables
}

test('tells of a coup that takes bets: until when, and how many look on', async () => {
  const { coup } = await rooms.dealUntil('betting')
  const before = (await board())[0]?.players ?? 0
  const player = await rooms.playerWith('100')
  const times = { opensAt: coup?.opensAt, closesAt: coup?.closesAt }
  await expect
    .poll(() => board())
    .toMatchObject([{ game: TABLE, phase: 'betting', ...times, players: before + 1, of: 416 }])
  player.leave()
})

test('tells the results of the shoe as letters, and how far the shoe is', async () => {
  await rooms.dealUntil('betting')
  await rooms.dealUntil('result')
  const { results, series } = await rooms.dealUntil('betting')
  const letters = results.map(
    ({ roads: [road] }) =>
      ({ player: 'P', banker: 'B', tie: 'T' })[road?.winner ?? 'tie'] +
      (road?.playerPair ? 'p' : '') +
      (road?.bankerPair ? 'b' : ''),
  )
  expect(letters.length).toBeGreaterThan(0)
  expect(await board()).toMatchObject([{ results: letters.join(''), dealt: series?.dealt }])
})

test('tells no card that is not turned: the words of an answer are those of the contract', async () => {
  await rooms.dealUntil('dealing')
  const [table] = await board()
  expect(Object.keys(table ?? {}).toSorted()).toEqual([
    ...['closesAt', 'dealt', 'game', 'kind', 'of', 'opensAt', 'phase', 'players', 'results'],
  ])
})

test('tells of the games that it is asked for alone', async () => {
  expect(await board(['no-such-table'])).toEqual([])
  expect(await board([TABLE])).toHaveLength(1)
})

test('tells that nobody deals', async () => {
  rooms.table.stop()
  expect(await board()).toMatchObject([{ phase: 'stopped', results: '' }])
  await rooms.table.load()
})
