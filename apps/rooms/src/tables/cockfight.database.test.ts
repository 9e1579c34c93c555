import { verifyCockfight } from '@sanuk/verifier/cockfight/verify-cockfight'
import { readSavedRecord } from '@sanuk/verifier/record'
import { afterEach, expect, test } from 'vitest'
import { openRooms, paidIn, replayOf, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms | undefined
afterEach(() => rooms?.close())

const stakes = (...of: [spot: string, amount: string][]) => of.map(([spot, amount]) => ({ spot, amount }))

async function open(table: string) {
  const opened = await openRooms(table)
  rooms = opened
  opened.wallet.takeStakes('1', '10000')
  const { coup } = await opened.dealUntil('betting')
  if (!coup?.card) throw new Error('no fight takes bets')
  return { opened, coup, card: coup.card }
}

async function seatOf({ pool }: TestRooms, coup: string, member: string): Promise<string> {
  const { rows } = await pool.query('select id from rooms.seat where coup = $1 and member = $2', [coup, member])
  return rows[0].id
}

test('a fight at fixed odds pays the odds that were told when its bets opened, and tells no end before', async () => {
  const { opened, coup, card } = await open('golden-spur-ring')
  expect(card).toMatchObject({ day: '2026-11-28', fight: 1 })
  const player = await opened.playerWith('1000')
  await player.bet(coup.id, stakes(['meron', '100.00'], ['wala', '100.00'], ['bdd', '10.00'], ['ftd', '10.00']))
  await opened.dealUntil('closed')
  await player.hearsNews('closed')
  const before = player.frames.join(' ')
  for (const secret of ['clash', '"end"', 'bdd"],"returned']) expect(before).not.toContain(secret)
  const { coup: ended } = await opened.dealUntil('result')
  const end = ended?.shown.at(-1)?.face
  const paid = await paidIn(player, coup.id)
  const odds = { meron: card.odds?.meron ?? '', wala: card.odds?.wala ?? '' }
  const won = (to: string) => (100 + Number(to) * 100).toFixed(2)
  const draw = end === 'bdd' || end === 'ftd'
  expect(paid.lines.map(({ spot, win }) => [spot, win])).toEqual([
    ['meron', draw ? '100.00' : end === 'meron' ? won(odds.meron) : '0.00'],
    ['wala', draw ? '100.00' : end === 'wala' ? won(odds.wala) : '0.00'],
    ['bdd', end === 'bdd' ? '90.00' : '0.00'],
    ['ftd', end === 'ftd' ? '890.00' : '0.00'],
  ])
  const replay = await replayOf(opened, await seatOf(opened, coup.id, player.member), player.member)
  expect(replay.body).toMatchObject({ win: paid.win, lines: paid.lines, coup: { card } })
  const next = await opened.dealUntil('betting')
  expect(next.coup?.card?.fight).toBe(2)
})

test('a totalisator tells running pools, and pays by the final ones whoever settles', async () => {
  const { opened, coup, card } = await open('two-villages-ring')
  expect(card.odds).toBe(null)
  const [red, blue] = [await opened.playerWith('1000'), await opened.playerWith('1000')]
  await red.bet(coup.id, stakes(['meron', '600.00']))
  await blue.bet(coup.id, stakes(['wala', '400.00']))
  const hasBoth = await red.hears('news', ({ news }) => news.kind === 'crowd' && news.crowd.spots.length === 2)
  expect(hasBoth).toMatchObject({
    news: {
      crowd: {
        spots: [
          { spot: 'meron', players: 1, amount: '600.00' },
          { spot: 'wala', players: 1, amount: '400.00' },
        ],
      },
    },
  })
  const dealing = await opened.dealUntil('dealing')
  const pools = { meron: '600.00', wala: '400.00', prices: { meron: '1.58', wala: '2.37' }, isCancelled: false }
  expect(dealing.coup?.pools).toEqual(pools)
  // Another process takes over in the middle of the fight: it knows pools, prices and card.
  const other = await opened.another()
  expect(other.table.topic.state()).toMatchObject({ phase: 'dealing', coup: { pools, card } })
  const { coup: ended } = await opened.dealUntil('result', other.table)
  const end = ended?.shown.at(-1)?.face
  await other.settle()
  const isDraw = end === 'bdd' || end === 'ftd'
  expect(opened.moneyOf(red.member)).toBe(isDraw ? '1000.00' : end === 'meron' ? '1348.00' : '400.00')
  expect(opened.moneyOf(blue.member)).toBe(isDraw ? '1000.00' : end === 'wala' ? '1548.00' : '600.00')
  const { rows } = await opened.pool.query("select result->'pools' as pools from rooms.coup where id = $1", [coup.id])
  expect(rows).toEqual([{ pools }])
  const replay = await replayOf(opened, await seatOf(opened, coup.id, red.member), red.member)
  expect(replay.body.win).toBe(isDraw ? '600.00' : end === 'meron' ? '948.00' : '0.00')
})

test('a fight with all bets on one side is cancelled, is not shown, and every stake goes back', async () => {
  const { opened, coup } = await open('two-villages-ring')
  const player = await opened.playerWith('1000')
  await player.bet(coup.id, stakes(['meron', '600.00'], ['ftd', '20.00']))
  const { coup: ended } = await opened.dealUntil('result')
  expect(ended).toMatchObject({
    shown: [],
    result: { faces: [expect.stringMatching('cancelled'), expect.anything(), expect.anything()] },
  })
  await opened.settle()
  expect(opened.moneyOf(player.member)).toBe('1000.00')
})

test.each(['golden-spur-ring', 'two-villages-ring'])('the record of a series of %s verifies', async (table) => {
  const { opened, coup } = await open(table)
  const player = await opened.playerWith('1000')
  await player.bet(coup.id, stakes(['meron', '30.00'], ['wala', '33.33'], ['bdd', '10.00']))
  await opened.dealUntil('result')
  await opened.dealUntil('shuffling')
  const { body } = await replayOf(opened, await seatOf(opened, coup.id, player.member), player.member)
  const record = readSavedRecord(JSON.stringify(body.record))
  if (record?.format !== 'sanuk-cockfight-1') throw new Error('the record cannot be read')
  expect(record.fights).toHaveLength(100)
  expect(record.fights.filter(({ pools }) => pools !== null)).toHaveLength(table === 'two-villages-ring' ? 100 : 0)
  expect(record.bets).toHaveLength(3)
  expect(verifyCockfight(record)).toEqual({ commitment: null, outcome: null, money: null })
})
