import { randomUUID } from 'node:crypto'
import { add, amount, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openPage, openRooms, paidIn, replayOf, TABLE, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms()
  rooms.wallet.takeStakes('0.05', '1000.00')
})
afterAll(() => rooms.close())

/** The coup that takes bets, after the one before has ended. */
async function nextCoup(): Promise<string> {
  if (rooms.table.topic.state().phase === 'betting') await rooms.dealUntil('result')
  const { coup } = await rooms.dealUntil('betting')
  return coup?.id ?? ''
}

const stakes = (...of: [spot: string, amount: string][]) => of.map(([spot, amount]) => ({ spot, amount }))

describe('a coup', () => {
  test('takes bets, deals, and pays what every player won, to the unit', async () => {
    const coup = await nextCoup()
    const [one, two, three] = await Promise.all(['1000', '1000', '1000'].map((money) => rooms.playerWith(money)))
    const answers = await Promise.all([
      one?.bet(coup, stakes(['banker', '100.00'], ['tie', '10.00'])),
      two?.bet(coup, stakes(['player', '50.00'], ['player-pair', '20.00'])),
      three?.bet(coup, stakes(['banker', '33.33'])),
    ])
    expect(answers.map((answer) => answer?.fault)).toEqual([null, null, null])
    expect(rooms.moneyOf(one?.member ?? '')).toBe('890.00')
    await rooms.dealUntil('result')
    await rooms.settle()
    for (const player of [one, two, three]) {
      if (!player) throw new Error('nobody sat down')
      const paid = await paidIn(player, coup)
      const left = subtract(parseAmount('1000'), parseAmount(paid.stake))
      expect(rooms.moneyOf(player.member)).toBe(writeAmount(add(left, parseAmount(paid.win))))
      expect(paid.balance).toBe(rooms.moneyOf(player.member))
    }
  })

  test('is told the same to everybody: cards, totals and result', async () => {
    const coup = await nextCoup()
    const [one, two] = await Promise.all([rooms.playerWith('10'), rooms.playerWith('10')])
    await rooms.dealUntil('result')
    const state = rooms.table.topic.state()
    expect(state.coup?.id).toBe(coup)
    for (const player of [one, two]) {
      const result = await player.hearsNews('result')
      expect(result).toMatchObject({ news: { result: state.coup?.result } })
      const shown = player.heard.flatMap((message) =>
        message.kind === 'news' && message.news.kind === 'shown' ? [message.news.turn] : [],
      )
      expect(shown).toEqual(state.coup?.shown)
      expect(shown.length).toBeGreaterThanOrEqual(4)
    }
  })

  test('is in the database as no more than its number until cards are dealt', async () => {
    const coup = await nextCoup()
    await rooms.dealUntil('closed')
    const { rows } = await rooms.pool.query('select turns, result from rooms.coup where id = $1', [coup])
    expect(rows).toEqual([{ turns: null, result: null }])
  })
})

describe('a bet', () => {
  test('that arrives at the close or later is refused, and nothing is taken', async () => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('100')
    const closesAt = new Date(rooms.table.topic.state().coup?.closesAt ?? '')
    rooms.passTime(closesAt.getTime() - rooms.clock().getTime() - 1)
    expect((await player.bet(coup, stakes(['banker', '10.00']))).fault).toBe(null)
    rooms.passTime(1)
    expect((await player.bet(coup, stakes(['banker', '10.00']))).fault).toBe('bets_closed')
    expect(rooms.moneyOf(player.member)).toBe('90.00')
  })

  // Every bet of 10 000 that arrives within 50 ms of the close, in the run that takes its time.
  const [tries, timeout] = runsSlowTests ? [10_000, 600_000] : [200, 120_000]
  test('is in time if it arrives before the close by the server’s clock, to the millisecond', { timeout }, async () => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('20000')
    const closesAt = new Date(rooms.table.topic.state().coup?.closesAt ?? '').getTime()
    let taken = 0
    for (let number = 0; number < tries; number += 1) {
      const offset = ((number * 37) % 101) - 50
      rooms.passTime(closesAt + offset - rooms.clock().getTime())
      const { fault } = await player.bet(coup, stakes([number % 2 ? 'banker' : 'player', '0.05']))
      expect(fault, `${offset} ms`).toBe(offset < 0 ? null : 'bets_closed')
      if (fault === null) taken += 1
    }
    expect(taken).toBeGreaterThan(tries * 0.4)
    expect(rooms.moneyOf(player.member)).toBe(writeAmount(amount(20_000_0000n - BigInt(taken) * 500n)))
  })

  test('of the same id is taken once, however often it is sent', async () => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('100')
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => player.bet(coup, stakes(['banker', '10.00']), id)))
    expect(answers.map(({ fault }) => fault)).toEqual([null, null, null])
    await player.bet(coup, stakes(['banker', '10.00']), id)
    await expect.poll(() => player.heard.filter(({ kind }) => kind === 'answered').length).toBe(4)
    expect(rooms.moneyOf(player.member)).toBe('90.00')
  })

  test.each([
    { which: 'below the least', wish: stakes(['banker', '0.04']), answer: { fault: 'below_minimum' } },
    {
      which: 'above the most of the spot',
      wish: stakes(['tie', '201.00']),
      answer: { fault: 'above_maximum', free: '200.00' },
    },
    {
      which: 'above the most of the table',
      wish: stakes(['banker', '600.00'], ['player', '600.00']),
      answer: { fault: 'above_maximum', free: '1000.00' },
    },
    { which: 'on a spot that is none', wish: stakes(['red', '5.00']), answer: { fault: 'invalid_request' } },
    { which: 'of nothing', wish: stakes(['banker', '0']), answer: { fault: 'invalid_request' } },
  ])('$which is refused with the reason', async ({ wish, answer }) => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('5000')
    expect(await player.bet(coup, wish)).toMatchObject(answer)
    expect(rooms.moneyOf(player.member)).toBe('5000.00')
  })

  test('beyond what is left of the limit is refused though both come at once', async () => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('5000')
    const answers = await Promise.all([1, 2].map(() => player.bet(coup, stakes(['banker', '700.00']))))
    expect(answers.map(({ fault }) => fault).toSorted()).toEqual(['above_maximum', null])
    expect(rooms.moneyOf(player.member)).toBe('4300.00')
  })
})

describe('a bet that the wallet', () => {
  test('cannot cover from the balance is refused with it', async () => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('5')
    const answer = await player.bet(coup, stakes(['banker', '10.00']))
    expect(answer).toMatchObject({ fault: 'not_enough_money', balance: '5.00' })
  })

  test('answers into the void is asked about again and taken once', async () => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('100')
    rooms.wallet.misbehave('bet', { kind: 'answer lost' }, { kind: 'request lost' })
    expect((await player.bet(coup, stakes(['banker', '10.00']))).fault).toBe(null)
    expect(rooms.moneyOf(player.member)).toBe('90.00')
  })

  test('has not answered when cards are dealt does not count, and its money goes back', async () => {
    const coup = await nextCoup()
    const player = await rooms.playerWith('100')
    const held = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    rooms.wallet.misbehave('bet', { kind: 'held', until: held.promise, arrived: arrived.resolve })
    const answer = player.bet(coup, stakes(['banker', '10.00']))
    await arrived.promise
    await rooms.dealUntil('dealing')
    held.resolve()
    expect((await answer).fault).toBe('platform_unreachable')
    await rooms.undoBets()
    expect(rooms.moneyOf(player.member)).toBe('100.00')
    await rooms.dealUntil('result')
    await rooms.settle()
    expect(rooms.moneyOf(player.member)).toBe('100.00')
  })
})

test('a page that comes back in the middle of a coup is told its bets and the cards on the table', async () => {
  const coup = await nextCoup()
  const player = await rooms.playerWith('100')
  await player.bet(coup, stakes(['banker', '10.00'], ['tie', '2.00']))
  await player.bet(coup, stakes(['banker', '5.00']))
  await rooms.dealUntil('dealing')
  player.leave()
  const again = await openPage(rooms.address, player.session)
  const placed = stakes(['banker', '15.00'], ['tie', '2.00'])
  expect(await again.hears('mine')).toMatchObject({ coup, placed, waiting: [] })
  expect((await again.hears('table')).state).toMatchObject({ phase: 'dealing', coup: { id: coup } })
})

test('a settled coup can be watched again with the player’s bets', async () => {
  const coup = await nextCoup()
  const player = await rooms.playerWith('100')
  await player.bet(coup, stakes(['banker', '10.00']))
  await rooms.dealUntil('result')
  const paid = await paidIn(player, coup)
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1 and member = $2', [
    coup,
    player.member,
  ])
  const { body } = await replayOf(rooms, rows[0].id, player.member)
  expect(body).toMatchObject({ stake: '10.00', win: paid.win, lines: paid.lines, table: { code: TABLE }, record: null })
  expect(body.coup.shown).toEqual(rooms.table.topic.state().coup?.shown)
})
