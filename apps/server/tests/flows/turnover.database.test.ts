import { randomUUID } from 'node:crypto'
import { postOne } from '@sanuk/ledger/post'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let brand = ''
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  brand = (await house.pool.query(`select id from system.brand where code = 'SANUK'`)).rows[0].id
})
afterAll(() => house.close())

let member = ''
beforeEach(() => {
  // Somebody new each time: the rooms that keep sums ask nothing else of a member.
  member = randomUUID()
})

/** A round that is not counted yet, of a day that is over unless it says otherwise. */
const record = (round: Parameters<typeof story.recordRound>[1]) =>
  story.recordRound({ id: member, brand }, { at: '2026-03-02T05:00Z', ...round })

const change = (round: string, to: { state?: string; stake?: number; win?: number; settled?: string }) =>
  house.pool.query(
    `update wagers.round set state = coalesce($2::wagers.round_state, state), stake = coalesce($3, stake),
            win = coalesce($4, win), settled_at = coalesce(settled_at, $5) where id = $1`,
    [
      ...[round, to.state ?? null, to.stake === undefined ? null : to.stake * 10_000],
      ...[to.win === undefined ? null : to.win * 10_000, to.settled ?? null],
    ],
  )

const days = async () =>
  (
    await house.pool.query(
      `select day::text, rounds::int, stake / 10000 as stake, win / 10000 as win, valid / 10000 as valid
         from turnover.member_day where member = $1 order by day`,
      [member],
    )
  ).rows.map((row) => [row.day, row.rounds, Number(row.stake), Number(row.win), Number(row.valid)])

test('settled rounds are summed by business day, open ones once they are settled', async () => {
  await record({ stake: '100', win: '30' })
  await record({ stake: '50', at: '2026-03-02T16:59:59Z', game: 'b' })
  // Bangkok is seven hours ahead: this is the next day there.
  const open = await record({ stake: '70', state: 'open', at: '2026-03-02T17:00Z' })
  await record({ stake: '500', state: 'rolled_back' })
  await house.followPlay()
  expect(await days()).toEqual([['2026-03-02', 2, 150, 30, 150]])
  await change(open, { state: 'settled', win: 10, settled: '2026-03-02T17:00:01Z' })
  await house.followPlay()
  await house.followPlay()
  expect(await days()).toEqual([
    ['2026-03-02', 2, 150, 30, 150],
    ['2026-03-03', 1, 70, 10, 70],
  ])
})

test('of live and sports games only the stake at risk is valid', async () => {
  await record({ stake: '100', win: '100', gameType: 'LIVE' })
  await record({ stake: '100', win: '195', gameType: 'LIVE' })
  await record({ stake: '100', win: '0', gameType: 'SPORTS' })
  // Both sides of a table: 5 of 200 were at risk.
  await record({ stake: '200', win: '195', gameType: 'LIVE' })
  await house.followPlay()
  expect(await days()).toEqual([['2026-03-02', 4, 500, 490, 95 + 100 + 5]])
})

test('a correction changes the sums of the day on which the round was settled', async () => {
  const round = await record({ stake: '100', win: '0', gameType: 'LIVE' })
  await house.followPlay()
  await change(round, { state: 'resettled', win: 80 })
  await house.followPlay()
  expect(await days()).toEqual([['2026-03-02', 1, 100, 80, 20]])
  await change(round, { state: 'rolled_back', stake: 0, win: 0 })
  await house.followPlay()
  expect(await days()).toEqual([['2026-03-02', 0, 0, 0, 0]])
})

test('processes that count at the same time count each round once', async () => {
  await Promise.all(['a', 'b', 'c'].map((game) => record({ stake: '10', game, times: 20 })))
  await Promise.all([house.followPlay(), house.followPlay(), house.followPlay()])
  expect(await days()).toEqual([['2026-03-02', 60, 600, 0, 600]])
  const { rows } = await house.pool.query('select count(*)::int as left from wagers.uncounted where member = $1', [
    member,
  ])
  expect(rows[0].left).toBe(0)
})

const demands = async () =>
  (
    await house.pool.query(
      `select required / 10000 as required, done / 10000 as done, ended_at is not null as ended
         from turnover.demand where member = $1 order by made_at`,
      [member],
    )
  ).rows.map((row) => [Number(row.required), Number(row.done), row.ended])

const now = () => house.clock().toISOString()

/** Somebody new, with a wallet, who pays in. */
async function join() {
  const someone = await story.member()
  member = someone.id
  /** The bank tells of it twice. */
  const deposit = async (amount: string) => {
    const body = { requestId: randomUUID(), method: 'promptpay', amount }
    const asked = await house.call({ method: 'POST', path: '/wps/cashier/deposits', token: someone.token, body })
    const { reference } = asked.body.value
    const paid = { bankReference: randomUUID(), reference, amount, currency: 'THB', paidAt: now() }
    await house.pay(paid)
    await house.pay(paid)
  }
  /** As if it had been lost, or came from elsewhere. */
  const move = async (amount: number) => {
    const { rows } = await house.pool.query(
      `select ledger.open_account($1, 'house', 'test', 'THB', false)::text as house,
              ledger.open_account($1, 'member', $2, 'THB', true)::text as wallet`,
      [brand, member],
    )
    const between =
      amount < 0 ? { debit: rows[0].wallet, credit: rows[0].house } : { debit: rows[0].house, credit: rows[0].wallet }
    const moved = { key: randomUUID(), amount: parseAmount(String(Math.abs(amount))), reference: randomUUID() }
    await postOne(house.pool, { ...between, ...moved, kind: 'adjustment' })
  }
  const list = async () =>
    (await house.call({ method: 'GET', path: '/wps/member/turnover', token: someone.token })).body.value.list
  return { deposit, move, list }
}

test('a deposit must be played once; earlier play does not count, and each stake counts once', async () => {
  const { deposit } = await join()
  await record({ stake: '1000', at: now() })
  house.passTime(1_000)
  await deposit('300.00')
  house.passTime(1_000)
  await deposit('200.00')
  await house.followPlay()
  expect(await demands()).toEqual([
    [300, 0, false],
    [200, 0, false],
  ])
  house.passTime(1_000)
  await record({ stake: '250', at: now() })
  await record({ stake: '200', at: now(), gameType: 'LIVE' })
  await house.followPlay()
  expect(await demands()).toEqual([
    [300, 300, true],
    [200, 50, false],
  ])
})

test('a deposit after a lost balance cancels old turnover, unless a round is still open', async () => {
  const { deposit, move, list } = await join()
  await deposit('300.00')
  await move(-299.01)
  await deposit('100.00')
  expect(await demands()).toEqual([
    [300, 0, true],
    [100, 0, false],
  ])
  expect((await list()).map(({ state, required }: Record<string, unknown>) => [state, required]).toSorted()).toEqual([
    ['let_off', '300.00'],
    ['open', '100.00'],
  ])
  await move(-100)
  const open = await record({ stake: '1', state: 'open', at: now() })
  await deposit('200.00')
  expect((await demands()).map(([, , ended]) => ended)).toEqual([true, false, false])
  await change(open, { state: 'settled', settled: now() })
  await deposit('50.00')
  expect((await demands()).map(([, , ended]) => ended)).toEqual([true, false, false, false])
})
