import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRooms, TABLE, type TestRooms } from '../rooms.fixture.ts'
import { DEALER_LEASE_MS } from './dealer-lease.ts'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms()
})
afterAll(() => rooms.close())

type Process = Awaited<ReturnType<TestRooms['another']>>

/** The latest process; those before it were killed: they do nothing more. */
let now: Process | TestRooms
beforeAll(() => {
  now = rooms
})

/** What the wallet has of a member, by the platform's own books, after everything was made good. */
async function moneyAfterAll(member: string): Promise<string> {
  await now.undoBets()
  // As often as the program does of itself: a run may meet with nothing but silence.
  for (let runs = 0; runs < 3; runs += 1) await now.settle()
  return rooms.moneyOf(member)
}

/** What the database says that a member's seat on a coup came to. */
async function seatOf(coup: string, member: string) {
  const { rows } = await rooms.pool.query('select * from rooms.seat where coup = $1 and member = $2', [coup, member])
  return rows[0]
}

async function begin() {
  const { coup } = await rooms.dealUntil('betting', now.table)
  if (!coup) throw new Error('no coup')
  const player = await rooms.playerWith('100', now.address)
  return { coup: coup.id, player }
}

const STAKES = [
  { spot: 'banker', amount: '10.00' },
  { spot: 'player-pair', amount: '2.00' },
]

/** The coup went on to its end, and the member has exactly what the bet came to. */
async function expectPaid(coup: string, member: string) {
  await rooms.dealUntil('result', now.table)
  expect(now.table.topic.state().coup?.id).toBe(coup)
  const { stake, win } = await seatOf(coup, member)
  expect(stake).toBe(120_000n)
  const expected = writeAmount(add(subtract(parseAmount('100'), parseAmount('12')), win))
  expect(await moneyAfterAll(member)).toBe(expected)
  expect(await moneyAfterAll(member)).toBe(expected)
}

test.each(['betting', 'closed', 'dealing'])(
  'a process killed while a coup is in the phase %s leaves it to the next, which deals it to its end',
  async (phase) => {
    const { coup, player } = await begin()
    expect((await player.bet(coup, STAKES)).fault).toBe(null)
    await rooms.dealUntil(phase, now.table)
    now = await rooms.another()
    expect(now.table.topic.state().coup?.id).toBe(coup)
    await expectPaid(coup, player.member)
  },
)

test('a process killed between two cards leaves the same cards to the next', async () => {
  const { coup, player } = await begin()
  await player.bet(coup, STAKES)
  await rooms.dealUntil('dealing', now.table)
  while ((now.table.topic.state().coup?.shown.length ?? 0) < 2) {
    rooms.passTime(Math.max(0, (await now.table.advance()).getTime() - rooms.clock().getTime()))
  }
  const before = now.table.topic.state().coup?.shown
  now = await rooms.another()
  await rooms.dealUntil('result', now.table)
  const after = now.table.topic.state().coup?.shown
  expect(before).toHaveLength(2)
  expect(after?.slice(0, 2)).toEqual(before)
  await expectPaid(coup, player.member)
})

test('a process killed while it asks about a bet takes nothing: the money goes back, and the coup does not count it', async () => {
  const { coup, player } = await begin()
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  rooms.wallet.misbehave('bet', { kind: 'held', until: held.promise, arrived: arrived.resolve })
  const answer = player.bet(coup, STAKES)
  await arrived.promise
  now = await rooms.another()
  held.resolve()
  expect((await answer).fault).toBe('platform_unreachable')
  await rooms.dealUntil('result', now.table)
  expect(await moneyAfterAll(player.member)).toBe('100.00')
  expect((await seatOf(coup, player.member)).stake).toBe(null)
})

test('a settlement whose answer is lost is sent again and pays once', async () => {
  const { coup, player } = await begin()
  await player.bet(coup, STAKES)
  await now.settle()
  rooms.wallet.misbehave('settle', { kind: 'answer lost' }, { kind: 'request lost' }, { kind: 'nonsense' })
  await expectPaid(coup, player.member)
})

test('a killed process leaves a coup that it did not settle to the next', async () => {
  const { coup, player } = await begin()
  await player.bet(coup, STAKES)
  rooms.wallet.misbehave('settle', ...Array.from({ length: 3 }, () => ({ kind: 'request lost' as const })))
  await rooms.dealUntil('result', now.table)
  await now.settle()
  now = await rooms.another()
  await now.settle()
  const { win } = await seatOf(coup, player.member)
  expect(rooms.moneyOf(player.member)).toBe(writeAmount(add(parseAmount('88'), win)))
})

test('two processes never deal at one table: the lease goes to another only when it has run out', async () => {
  const other = await rooms.another()
  expect(await now.lease.take(TABLE, rooms.clock())).toBe(true)
  expect(await other.lease.take(TABLE, rooms.clock())).toBe(false)
  rooms.passTime(DEALER_LEASE_MS / 2)
  expect(await now.lease.take(TABLE, rooms.clock())).toBe(true)
  rooms.passTime(DEALER_LEASE_MS - 1)
  expect(await other.lease.take(TABLE, rooms.clock())).toBe(false)
  rooms.passTime(2)
  expect(await other.lease.take(TABLE, rooms.clock())).toBe(true)
  await other.lease.leave()
})
