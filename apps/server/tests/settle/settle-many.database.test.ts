import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roundId } from '../../src/platform/round-id.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Seat } from '../story.fixture.ts'
import { declare, openSettling, type SentEntry, type Settling } from './settle.fixture.ts'

let house: TestHouse
let settling: Settling

beforeAll(async () => {
  house = await openHouse()
  settling = openSettling(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** Settles until every entry is known, as vendors do. */
async function settleAll(entries: readonly SentEntry[]): Promise<void> {
  for (;;) {
    const { body } = await settling.settle(...entries)
    expect(body.refused.filter(({ status }: { status: string }) => status !== 'RETRY')).toEqual([])
    if (body.refused.length === 0) return
  }
}

/** So many open rounds with stakes of 1, as the call `bet` writes them, at once. */
async function openRounds(seat: Seat, count: number): Promise<string[]> {
  const first = await settling.staked(seat, '1')
  const names = Array.from({ length: count }, () => randomUUID())
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, account, first_change, last_change)
     select named.id, brand, member, vendor, name, game, game_type, currency, stake, 0, 'open', started_at, account,
            first_change, last_change
       from unnest($1::uuid[], $2::text[]) as named (id, name), wagers.round where vendor_round = $3`,
    [names.map((name) => roundId('STUDIO', name)), names, first.round],
  )
  return names
}

test('1000 rounds of one call are settled, and the same call again changes nothing', async () => {
  const { seat } = await settling.seated('100')
  const rounds = await openRounds(seat, 1000)
  const before = Number(await settling.balance(seat))
  const entries = rounds.map((round, place) =>
    declare({ round, member: seat.member }, { win: place % 10 === 0 ? '3' : '0' }),
  )
  await settleAll(entries)
  await settling.settled(...entries)
  expect(Number(await settling.balance(seat)) - before).toBe(300)
  const { rows } = await house.pool.query(
    `select state::text, count(*)::int as rounds, sum(win)::text as win from wagers.round
      where vendor_round = any ($1) group by state`,
    [rounds],
  )
  expect(rows).toEqual([{ state: 'settled', rounds: 1000, win: '3000000' }])
})

test('parallel settlements in many versions, with bets in between, move what the highest version says', async () => {
  const { seat } = await settling.seated('1000')
  const rounds = await Promise.all(Array.from({ length: 12 }, () => settling.staked(seat, '5')))
  const before = parseAmount(await settling.balance(seat))
  /** A bet whose answer came too late is asked about again. */
  const bet = async (round: (typeof rounds)[number]) => {
    const asked = { amount: '1', transaction: randomUUID() }
    for (;;) {
      const { body } = await settling.call('bet', round, asked)
      if (body.status !== 'RETRY') return body.status
    }
  }
  const bets: Promise<string>[] = []
  const calls = [3, 6, 1, 5, 2, 4, 6, 1, 2, 3, 4, 5].map((version) => {
    bets.push(...rounds.map(bet))
    const said = version === 5 ? { version, void: true } : { version, win: String(7 - version) }
    return settleAll(rounds.map((round) => declare(round, said)))
  })
  await Promise.all(calls)
  const answers = await Promise.all(bets)
  const taken = answers.filter((status) => status === 'OK').length
  expect(answers.filter((status) => status !== 'OK' && status !== 'ROUND_CLOSED')).toEqual([])
  const rows = await Promise.all(rounds.map((round) => settling.rowOf(round)))
  expect(rows.map(({ version, win }) => [version, win])).toEqual(rounds.map(() => [6, '10000']))
  expect(rows.reduce((sum, { stake }) => sum + BigInt(stake), 0n)).toBe(parseAmount(String(12 * 5 + taken)))
  expect(parseAmount(await settling.balance(seat)) - before).toBe(parseAmount(String(12)) - parseAmount(String(taken)))
})

test('a round that comes twice in one call ends with its highest version', async () => {
  const { seat } = await settling.seated('100')
  const round = await settling.staked(seat)
  const [low, high] = [declare(round, { win: '50' }), declare(round, { version: 2, win: '20' })]
  await settling.settled(low, high, low)
  expect([await settling.balance(seat), (await settling.rowOf(round)).version]).toEqual(['110.00', 2])
})

test('a body of more than 256 KiB is refused, and one of less is read', async () => {
  const { seat } = await settling.seated('100')
  const entries = (count: number) =>
    Array.from({ length: count }, () => declare({ round: `${randomUUID()}${'x'.repeat(28)}`, member: seat.member }, {}))
  const small = await settling.settle(...entries(1000))
  expect([small.status, small.body.refused?.length]).toEqual([200, 1000])
  const long = entries(1000).map((entry) => ({ ...entry, valid: `${'0'.repeat(200)}` }))
  expect((await settling.settle(...long)).status).toBe(400)
  expect((await settling.settle(...entries(1001))).status).toBe(400)
  expect((await settling.settle()).status).toBe(400)
})
