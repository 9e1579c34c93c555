import { randomUUID } from 'node:crypto'
import type { CoupChange, TableSettings } from '@sanuk/contracts/live-tables'
import { VENDOR_CALLS, type VendorAnswer } from '@sanuk/contracts/vendor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRooms, paidIn, replayOf, type TestRooms } from '../rooms.fixture.ts'
import { NO_SETTINGS } from './settings-store.ts'

const TABLE = 'rattana-roulette'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms(TABLE)
  rooms.wallet.takeStakes('1.00', '1000.00')
})
afterAll(() => rooms.close())

const tables = async () => {
  const { body } = await rooms.wallet.tell(rooms.address, 'tables', { since: rooms.clock().toISOString() })
  return VENDOR_CALLS.tables.answer.parse(body).tables
}
const tableNow = async () => (await tables())[0] ?? expect.fail('no table')

async function coups() {
  const { body } = await rooms.wallet.tell(rooms.address, 'tableCoups', { game: TABLE })
  return VENDOR_CALLS.tableCoups.answer.parse(body).coups
}
const coupNow = async (id: string) => (await coups()).find((coup) => coup.id === id) ?? expect.fail('no such coup')

type Wish = {
  readonly preview?: boolean
  readonly requestId?: string
  readonly version?: number
  readonly isOver?: boolean
}

async function change(coup: string, wanted: CoupChange, { preview = false, ...more }: Wish = {}) {
  const { version, state } = await coupNow(coup)
  const isOver = state === 'ended' || state === 'void'
  const content = { requestId: randomUUID(), game: TABLE, coup, change: wanted, version, isOver, reason: 'a mistake' }
  const { body } = await rooms.wallet.tell(rooms.address, 'changeCoup', { ...content, ...more, preview })
  return VENDOR_CALLS.changeCoup.answer.parse(body)
}

function demandChanged(answer: VendorAnswer<'changeCoup'>) {
  return answer.outcome === 'refused' ? expect.fail(answer.fault) : answer
}

async function decide(settings: Partial<TableSettings>, more: object = {}) {
  const wanted = { ...NO_SETTINGS, ...settings }
  const content = { requestId: randomUUID(), game: TABLE, settings: wanted, voidsCoup: false, reason: 'as planned' }
  const { body } = await rooms.wallet.tell(rooms.address, 'tableSettings', { ...content, preview: false, ...more })
  return VENDOR_CALLS.tableSettings.answer.parse(body)
}

const VOID: CoupChange = { kind: 'void' }
const corrected = (number: string): CoupChange => ({ kind: 'correction', turns: [{ place: 'number', face: number }] })

async function nextCoup(): Promise<string> {
  if (rooms.table.topic.state().phase === 'betting') await rooms.dealUntil('result')
  const { coup } = await rooms.dealUntil('betting')
  return coup?.id ?? ''
}

/** A member with a stake of 10 on red of a coup that has ended and is settled. */
async function playedCoup() {
  const coup = await nextCoup()
  const player = await rooms.playerWith('1000')
  await player.bet(coup, [{ spot: 'red', amount: '10.00' }])
  await rooms.dealUntil('result')
  const { win } = await paidIn(player, coup)
  await rooms.settle()
  const number = Number(rooms.table.topic.state().coup?.shown[0]?.face)
  return { coup, player, win, number }
}

/** 1 is red and 2 is black. */
const [RED, BLACK] = ['1', '2']
const roundOf = async (coup: string) => {
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1', [coup])
  return rows[0].id as string
}

test('operators see what lies on a table by spot, and what the house loses at most', async () => {
  const coup = await nextCoup()
  const [one, two] = [await rooms.playerWith('100'), await rooms.playerWith('100')]
  await one.bet(coup, [
    { spot: 'red', amount: '10.00' },
    { spot: 'straight-1', amount: '2.00' },
  ])
  await two.bet(coup, [{ spot: 'red', amount: '5.00' }])
  const table = await tableNow()
  expect(table).toMatchObject({ game: TABLE, kind: 'roulette', phase: 'betting', isOpen: true, coup: { id: coup } })
  // The number 1 pays 15 × 2 and 2 × 36, of 17 staked.
  expect(table.staked).toMatchObject([{ currency: 'THB', stake: '17.00', possibleLoss: '85.00' }])
  const spots = table.staked[0]?.spots.toSorted((a, b) => a.spot.localeCompare(b.spot))
  expect(spots).toEqual([
    { spot: 'red', stake: '15.00', players: 2 },
    { spot: 'straight-1', stake: '2.00', players: 1 },
  ])
})

test('a coup in progress is void: bets come back, the table says so and goes on with the next coup', async () => {
  const coup = await nextCoup()
  const player = await rooms.playerWith('100')
  await player.bet(coup, [{ spot: 'red', amount: '10.00' }])
  const preview = demandChanged(await change(coup, VOID, { preview: true }))
  expect(preview).toMatchObject({
    outcome: 'previewed',
    after: { state: 'void', version: 2 },
    totals: [{ currency: 'THB', more: { seats: 1, amount: '10.00' }, less: { seats: 0, amount: '0.00' } }],
    seats: [{ member: player.member, stake: '10.00', before: '0.00', after: '10.00', difference: '10.00' }],
  })
  expect(rooms.table.topic.state().phase).toBe('betting')
  demandChanged(await change(coup, VOID))
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe('100.00')
  expect((await player.hearsNews('void')).news.kind).toBe('void')
  expect(await player.hears('revised')).toMatchObject({ coup, isVoid: true, after: '10.00', balance: '100.00' })
  expect((await player.bet(coup, [{ spot: 'red', amount: '10.00' }])).fault).toBe('bets_closed')
  const { number } = await coupNow(coup)
  const next = await rooms.dealUntil('betting')
  expect(next.coup?.number).toBe(number + 1)
  expect(await coupNow(coup)).toMatchObject({
    state: 'void',
    isSettled: true,
    changes: [{ kind: 'void', before: null }],
  })
})

test('a coup that is being dealt is void as well, also for whoever takes the table over', async () => {
  const coup = await nextCoup()
  const player = await rooms.playerWith('100')
  await player.bet(coup, [{ spot: 'red', amount: '10.00' }])
  await rooms.dealUntil('dealing')
  demandChanged(await change(coup, VOID))
  await rooms.table.load()
  const { coup: next } = await rooms.dealUntil('betting')
  expect(next?.number).toBe((await coupNow(coup)).number + 1)
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe('100.00')
})

test('a coup that ended is void: wins are taken back, stakes come back, and the list of results leaves it out', async () => {
  const { coup, player } = await playedCoup()
  const before = rooms.table.topic.state().results.length
  demandChanged(await change(coup, VOID))
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe('1000.00')
  const { news } = await player.hearsNews('revised')
  expect(news).toMatchObject({ coup, result: null })
  expect(rooms.table.topic.state()).toMatchObject({ coup: { id: coup, isVoid: true, result: null } })
  expect(rooms.table.topic.state().results).toHaveLength(before - 1)
  const { body } = await replayOf(rooms, await roundOf(coup), player.member)
  expect(body).toMatchObject({ coup: { isVoid: true }, revision: { kind: 'void' }, win: '10.00' })
  expect(body.revision?.result).not.toBeNull()
})

test('a corrected result pays the difference; what was drawn stays in the history and in the replay', async () => {
  const { coup, player, win, number } = await playedCoup()
  const right = win === '0.00' ? RED : BLACK
  const after = win === '0.00' ? '20.00' : '0.00'
  const preview = demandChanged(await change(coup, corrected(String(right)), { preview: true }))
  const side = win === '0.00' ? 'more' : 'less'
  expect(preview.totals).toMatchObject([{ [side]: { seats: 1, amount: '20.00' } }])
  demandChanged(await change(coup, corrected(String(right))))
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe(after === '20.00' ? '1010.00' : '990.00')
  expect(await player.hears('revised')).toMatchObject({ coup, isVoid: false, before: win, after })
  expect(rooms.table.topic.state().coup?.shown).toEqual([{ place: 'number', face: right }])
  expect(rooms.table.topic.state().results.at(-1)?.faces).toEqual([right])
  expect(await coupNow(coup)).toMatchObject({
    state: 'ended',
    version: 2,
    faces: [right],
    changes: [{ kind: 'correction', reason: 'a mistake', before: { faces: [String(number)] } }],
  })
  const { body } = await replayOf(rooms, await roundOf(coup), player.member)
  expect(body).toMatchObject({
    win: after,
    coup: { shown: [{ face: right }] },
    revision: { kind: 'correction', shown: [{ face: String(number) }] },
  })
})

test('a result is corrected again and then made void, each from what counts by then', async () => {
  const { coup, player } = await playedCoup()
  for (const [wanted, money] of [
    [corrected(RED ?? ''), '1010.00'],
    [corrected(BLACK ?? ''), '990.00'],
    [VOID, '1000.00'],
  ] as const) {
    const answer = await change(coup, wanted)
    if (answer.outcome === 'refused') expect(answer.fault).toBe('same_outcome')
    await rooms.settle()
    expect(rooms.moneyOf(player.member)).toBe(money)
  }
})

test('the same request is done once and answered the same; with other content it is refused', async () => {
  const { coup, player } = await playedCoup()
  const requestId = randomUUID()
  const seen = await coupNow(coup)
  const same = { requestId, version: seen.version, isOver: true }
  const [first, second] = [await change(coup, VOID, same), await change(coup, VOID, same)]
  expect(second).toEqual(first)
  expect(await change(coup, corrected('7'), same)).toEqual({ outcome: 'refused', fault: 'request_in_use' })
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe('1000.00')
  expect((await coupNow(coup)).version).toBe(seen.version + 1)
})

test('what cannot be changed says why: other versions, outcomes that there are not, coups long over', async () => {
  const { coup, number } = await playedCoup()
  const fault = async (wanted: CoupChange, more: Wish = {}) => {
    const answer = await change(coup, wanted, more)
    return answer.outcome === 'refused' ? answer.fault : answer.outcome
  }
  expect(await fault(VOID, { version: 7 })).toBe('changed_meanwhile')
  expect(await fault(VOID, { isOver: false })).toBe('changed_meanwhile')
  expect(await fault(corrected('37'))).toBe('no_such_outcome')
  expect(await fault({ kind: 'correction', turns: [] })).toBe('no_such_outcome')
  expect(await fault(corrected(String(number)))).toBe('same_outcome')
  await rooms.pool.query(`update rooms.coup set ended_at = ended_at - interval '8 days' where id = $1`, [coup])
  expect(await fault(VOID)).toBe('too_old')
  expect((await coupNow(coup)).canChange).toBe(false)
})

test('a table that is turned off plays its coup to the end and begins none; turned on it goes on', async () => {
  const coup = await nextCoup()
  await decide({ isOff: true })
  expect(await tableNow()).toMatchObject({ isOpen: false, phase: 'betting' })
  await rooms.dealUntil('result')
  await rooms.dealUntil('stopped')
  expect((await coupNow(coup)).state).toBe('ended')
  rooms.passTime(60_000)
  await rooms.table.advance()
  expect((await coups())[0]?.id).toBe(coup)
  await decide({})
  expect((await rooms.dealUntil('betting')).coup?.id).not.toBe(coup)
})

test('a table that is turned off at once makes its coup void, which is previewed', async () => {
  const coup = await nextCoup()
  const player = await rooms.playerWith('100')
  await player.bet(coup, [{ spot: 'red', amount: '10.00' }])
  const preview = await decide({ isOff: true }, { voidsCoup: true, preview: true })
  expect(preview).toMatchObject({ outcome: 'previewed', before: { isOff: false }, coup: { before: { id: coup } } })
  expect(rooms.table.settings().isOff).toBe(false)
  expect(await decide({ isOff: true }, { voidsCoup: true })).toMatchObject({ outcome: 'done' })
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe('100.00')
  await rooms.dealUntil('stopped')
  await decide({})
})

test('outside its hours no coup begins at a table', async () => {
  await nextCoup()
  const minutes = (rooms.clock().getUTCHours() * 60 + rooms.clock().getUTCMinutes() + 7 * 60) % 1440
  const at = (minute: number) =>
    [Math.floor((minute % 1440) / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  await decide({ hours: [{ from: at(minutes + 120), to: at(minutes + 180) }] })
  await rooms.dealUntil('stopped')
  rooms.passTime(121 * 60_000)
  await rooms.dealUntil('betting')
  await decide({})
})

test('limits of a table hold for the next bet, and limits that contradict each other are refused', async () => {
  const limits = [
    { currency: 'THB' as const, minimum: '5.00', maximum: '50.00', spots: [{ spot: 'red', maximum: '20.00' }] },
  ]
  expect(await decide({ limits })).toMatchObject({ outcome: 'done', after: { limits } })
  const coup = await nextCoup()
  const player = await rooms.playerWith('100')
  expect(player.opened.body.table).toMatchObject({ maximum: '50.00' })
  const faults = []
  for (const amount of ['4.00', '21.00', '20.00']) {
    faults.push((await player.bet(coup, [{ spot: 'red', amount }])).fault)
  }
  expect(faults).toEqual(['below_minimum', 'above_maximum', null])
  const spots = [{ spot: 'no-such-spot', maximum: '20.00' }]
  for (const wrong of [{ minimum: '60.00' }, { spots }, { spots: [{ spot: 'red', maximum: '1.00' }] }]) {
    const answer = await decide({ limits: limits.map((one) => ({ ...one, ...wrong })) })
    expect(answer).toEqual({ outcome: 'refused', fault: 'invalid_limits' })
  }
  await decide({})
})

test('a correction while the settlement is under way is settled by the next one', async () => {
  const coup = await nextCoup()
  const player = await rooms.playerWith('1000')
  await player.bet(coup, [{ spot: 'red', amount: '10.00' }])
  const [held, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  rooms.wallet.misbehave('settle', { kind: 'held', until: held.promise, arrived: arrived.resolve })
  await rooms.dealUntil('result')
  await arrived.promise
  demandChanged(await change(coup, VOID))
  held.resolve()
  await rooms.settle()
  expect(rooms.moneyOf(player.member)).toBe('1000.00')
})
