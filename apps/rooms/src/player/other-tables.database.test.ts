import { randomUUID } from 'node:crypto'
import type { TableSettings } from '@sanuk/contracts/live-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_SETTINGS } from '../operators/settings-store.ts'
import type { TableRules } from '../protocol.ts'
import { type ListedTable, ROOM_CALLS } from '../room-calls.ts'
import { callRooms, openPage, openRooms, TABLE, type TestRooms } from '../rooms.fixture.ts'

/** A table with other limits than the one that is launched, and one of another game. */
const HIGH = 'baccarat-high-rollers'
const DICE = 'village-hi-lo'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms(TABLE, [HIGH, DICE])
  rooms.wallet.takeStakes('1.00', '1000.00')
})
afterAll(() => rooms.close())

const rulesOf = (session: string | undefined, tables: readonly string[]) =>
  callRooms<{ tables: TableRules[] }>(rooms.address, {
    ...ROOM_CALLS.rules,
    body: { tables },
    ...(session !== undefined && { session }),
  })

const list = (session?: string) =>
  callRooms<{ now: number; tables: ListedTable[] }>(rooms.address, {
    ...ROOM_CALLS.tables,
    ...(session !== undefined && { session }),
  })

/** The table of a code, with a coup that takes bets. */
async function openTable(code: string) {
  const table = rooms.tables.get(code)
  if (!table) throw new Error(`no table ${code} is dealt at`)
  if (table.topic.state().phase === 'betting') await rooms.dealUntil('result', table)
  const { coup } = await rooms.dealUntil('betting', table)
  return { table, coup: coup?.id ?? '' }
}

test('tables are listed and their rules told to a session, and to nobody else', async () => {
  const player = await rooms.playerWith('100')
  const { body } = await list(player.session)
  expect(body.tables.map(({ code }) => code).toSorted()).toEqual([HIGH, TABLE, DICE].toSorted())
  for (const session of [undefined, 'a'.repeat(43)]) {
    expect(await list(session)).toMatchObject({ status: 401, body: { fault: 'session_ended' } })
    expect(await rulesOf(session, [HIGH])).toMatchObject({ status: 401, body: { fault: 'session_ended' } })
  }
})

test('a listed table says how long it takes bets, and its newest results only', async () => {
  const player = await rooms.playerWith('100')
  const { table } = await openTable(DICE)
  for (let coup = 0; coup < 13; coup += 1) await openTable(DICE)
  const { coup, results } = table.topic.state()
  const listed = (await list(player.session)).body.tables.find(({ code }) => code === DICE)
  expect(listed).toMatchObject({ phase: 'betting', closesAt: coup?.closesAt, game: 'thai-hilo' })
  expect(listed?.results).toEqual(results.slice(-12))
})

test('every table has its own limits: the launched one those of the session, others those it is listed with', async () => {
  const player = await rooms.playerWith('100')
  const { body } = await rulesOf(player.session, [TABLE, HIGH, 'no-such-table', HIGH])
  expect(body.tables.map(({ code, maximum }) => [code, maximum])).toEqual([
    [TABLE, '1000.00'],
    [HIGH, '500000.00'],
  ])
})

test('more tables than a page may follow are not told at once', async () => {
  const player = await rooms.playerWith('100')
  const seven = Array.from({ length: 7 }, () => HIGH)
  expect(await rulesOf(player.session, seven)).toMatchObject({ status: 400, body: { fault: 'invalid_request' } })
})

test('one session bets at several tables, each within its own limits, and one balance pays for all', async () => {
  const player = await rooms.playerWith('50000')
  const high = await openTable(HIGH)
  const page = await openPage(rooms.address, player.session, HIGH)
  const on = (amount: string) => [{ spot: 'banker', amount }]
  expect(await page.bet(high.coup, on('50.00'))).toMatchObject({ fault: 'below_minimum' })
  expect(await page.bet(high.coup, on('5000.00'))).toMatchObject({ fault: null, balance: '45000.00' })
  const { coup } = await openTable(TABLE)
  expect(await player.bet(coup, on('2000.00'))).toMatchObject({ fault: 'above_maximum', free: '1000.00' })
  expect(await player.bet(coup, on('300.00'))).toMatchObject({ fault: null, balance: '44700.00' })
  await rooms.dealUntil('result', high.table)
  const paid = await player.hears('paid', (message) => message.table === HIGH)
  expect(paid).toMatchObject({ coup: high.coup, stake: '5000.00' })
})

/** Limits of a table, as an operator decides them. */
async function limit(game: string, limits: TableSettings['limits']) {
  const content = {
    requestId: randomUUID(),
    game,
    settings: { ...NO_SETTINGS, limits },
    voidsCoup: false,
    reason: 'VIP',
  }
  const { body } = await rooms.wallet.tell(rooms.address, 'tableSettings', { ...content, preview: false })
  return body
}

test('limits of a class hold for its members at every table, and those for everybody for all others', async () => {
  const everybody = { currency: 'THB' as const, minimum: null, maximum: '100.00', spots: [] }
  // More than the platform takes at the launched table: its own limit holds there.
  const club = { ...everybody, limitClass: 'vip-2', maximum: '9000.00', spots: [{ spot: 'tie', maximum: '40.00' }] }
  for (const game of [TABLE, DICE]) {
    const limits =
      game === TABLE ? [everybody, club] : [everybody, { ...everybody, limitClass: 'vip-2', maximum: null }]
    expect(await limit(game, limits)).toMatchObject({ outcome: 'done', after: { limits } })
  }
  expect(await limit(TABLE, [club, club])).toEqual({ outcome: 'refused', fault: 'invalid_limits' })
  const players = [await rooms.playerOf('vip-2', '5000'), await rooms.playerOf('vip-3', '5000')] as const
  const { coup } = await openTable(TABLE)
  const shown = []
  for (const player of players) {
    const { body } = await rulesOf(player.session, [TABLE, DICE])
    const listed = (await list(player.session)).body.tables.find(({ code }) => code === TABLE)
    shown.push([player.opened.body.table.maximum, listed?.maximum, ...body.tables.map(({ maximum }) => maximum)])
  }
  expect(shown).toEqual([
    ['1000.00', '1000.00', '1000.00', '5000.00'],
    ['100.00', '100.00', '100.00', '100.00'],
  ])
  const [vip, other] = players
  expect(await vip.bet(coup, [{ spot: 'tie', amount: '50.00' }])).toMatchObject({
    fault: 'above_maximum',
    free: '40.00',
  })
  expect(await vip.bet(coup, [{ spot: 'banker', amount: '1000.00' }])).toMatchObject({ fault: null })
  expect(await other.bet(coup, [{ spot: 'banker', amount: '101.00' }])).toMatchObject({ fault: 'above_maximum' })
  expect(await other.bet(coup, [{ spot: 'banker', amount: '100.00' }])).toMatchObject({ fault: null })
  for (const game of [TABLE, DICE]) await limit(game, [])
})
