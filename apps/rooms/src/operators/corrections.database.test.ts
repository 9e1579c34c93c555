import { randomUUID } from 'node:crypto'
import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { verifyCockfight } from '@sanuk/verifier/cockfight/verify-cockfight'
import { readSavedRecord } from '@sanuk/verifier/record'
import { afterEach, expect, test } from 'vitest'
import type { Turn } from '../protocol.ts'
import { openRooms, replayOf, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms | undefined
afterEach(() => rooms?.close())

async function open(table: string) {
  const opened = await openRooms(table)
  rooms = opened
  opened.wallet.takeStakes('1', '10000')
  const { coup } = await opened.dealUntil('betting')
  return { opened, coup: coup?.id ?? '' }
}

type Wanted = { readonly table: string; readonly coup: string; readonly turns: Turn[] }

/** Corrects a coup that has ended, and settles it. */
async function correct({ wallet, address, settle }: TestRooms, { table, coup, turns }: Wanted) {
  const content = { game: table, coup, change: { kind: 'correction', turns }, version: 1, isOver: true }
  const ask = async (preview: boolean) => {
    const request = { requestId: randomUUID(), ...content, reason: 'a card was misread', preview }
    const { body } = await wallet.tell(address, 'changeCoup', request)
    return VENDOR_CALLS.changeCoup.answer.parse(body)
  }
  const previewed = await ask(true)
  const done = await ask(false)
  await settle()
  return { previewed, done }
}

async function seatOf({ pool }: TestRooms, coup: string, member: string): Promise<string> {
  const { rows } = await pool.query('select id from rooms.seat where coup = $1 and member = $2', [coup, member])
  return rows[0].id
}

/** Cards as they go round at Pok Deng: the bank has nine points in two cards, the third hand as well, the others fewer. */
const CARDS = '2c 3c Kc 5c 9c 2d 3d 9d Kd Ks'.split(' ')
const PLACES = ['hand-1', 'hand-2', 'hand-3', 'hand-4', 'bank']
const POK = CARDS.map((face, at) => ({ place: PLACES[at % 5] ?? '', face }))

test('the cards of a hand of Pok Deng are corrected: bets are settled by them, and the replay shows both', async () => {
  const table = 'live-pok-deng'
  const { opened, coup } = await open(table)
  const player = await opened.playerWith('1000')
  await player.bet(coup, [
    { spot: 'hand-1-equal', amount: '100.00' },
    { spot: 'hand-3-tie', amount: '10.00' },
    { spot: 'bank-pok', amount: '10.00' },
  ])
  const { coup: ended } = await opened.dealUntil('result')
  const drawn = ended?.shown ?? []
  await opened.settle()
  const thirdCard = [...POK, { place: 'hand-1', face: '7h' }]
  const wrong = await correct(opened, { table, coup, turns: thirdCard })
  expect(wrong.done).toEqual({ outcome: 'refused', fault: 'no_such_outcome' })
  const { done } = await correct(opened, { table, coup, turns: POK })
  expect(done).toMatchObject({ outcome: 'done', after: { version: 2, turns: POK } })
  // 880 were left; the tie pays 9 to one and the Pok of the bank 4 to one.
  expect(opened.moneyOf(player.member)).toBe('1030.00')
  expect(await player.hears('revised')).toMatchObject({ coup, isVoid: false, after: '150.00' })
  expect((await player.hearsNews('revised')).news).toMatchObject({ shown: POK })
  const { body } = await replayOf(opened, await seatOf(opened, coup, player.member), player.member)
  expect(body).toMatchObject({ win: '150.00', coup: { shown: POK }, revision: { kind: 'correction', shown: drawn } })
})

test('a fight at the totalisator is corrected: its pools pay the other side, and its record verifies', async () => {
  const table = 'two-villages-ring'
  const { opened, coup } = await open(table)
  const [red, blue] = [await opened.playerWith('1000'), await opened.playerWith('1000')]
  await red.bet(coup, [{ spot: 'meron', amount: '600.00' }])
  await blue.bet(coup, [{ spot: 'wala', amount: '400.00' }])
  const { coup: fight } = await opened.dealUntil('result')
  const [clashes, end] = [fight?.shown.slice(0, -1) ?? [], fight?.shown.at(-1)?.face]
  await opened.settle()
  const side = end === 'wala' ? 'meron' : 'wala'
  const { previewed, done } = await correct(opened, { table, coup, turns: [{ place: 'end', face: side }] })
  const turns = [...clashes, { place: 'end', face: side }]
  expect(done).toMatchObject({ outcome: 'done', after: { version: 2, turns } })
  expect({ ...previewed, outcome: 'done' }).toMatchObject({ totals: done.outcome === 'done' ? done.totals : [] })
  // 95 per cent of both pools: 1.58 for Meron and 2.37 for Wala, as before the correction.
  expect(opened.moneyOf(red.member)).toBe(side === 'meron' ? '1348.00' : '400.00')
  expect(opened.moneyOf(blue.member)).toBe(side === 'wala' ? '1548.00' : '600.00')
  const { rows } = await opened.pool.query("select result->'pools'->'prices' as prices from rooms.coup where id = $1", [
    coup,
  ])
  expect(rows).toEqual([{ prices: { meron: '1.58', wala: '2.37' } }])
  await opened.dealUntil('shuffling')
  const { body } = await replayOf(opened, await seatOf(opened, coup, red.member), red.member)
  const record = readSavedRecord(JSON.stringify(body.record))
  if (record?.format !== 'sanuk-cockfight-1') throw new Error('the record cannot be read')
  expect(record.fights[0]?.result).toBe(end)
  expect(record.revised).toMatchObject([{ number: 1, outcome: { result: side } }])
  expect(verifyCockfight(record)).toEqual({ commitment: null, outcome: null, money: null })
})
