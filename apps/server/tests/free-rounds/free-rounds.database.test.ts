import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { DAY_MS, freeRoundsIn } from './free-rounds.fixture.ts'

let house: TestHouse
let free: ReturnType<typeof freeRoundsIn>
let player: Awaited<ReturnType<typeof free.seat>>

beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  free = freeRoundsIn(house)
})
afterAll(() => house.close())
beforeEach(async () => {
  player = await free.seat()
})

const OK = { status: 200, body: { status: 'OK' } }
const SPENT = { status: 422, body: { status: 'LIMIT_REACHED' } }
const FOREIGN = { status: 400, body: { status: 'INVALID_REQUEST' } }

const campaignOf = async (id: string) => (await free.ask('GET', `/${id}`)).body.value
const own = async () =>
  (await house.call({ method: 'GET', path: '/wps/free-rounds', token: player.token })).body.value.list
const houseAccount = async (kind: string, owner: string): Promise<bigint> => {
  const sum = 'select coalesce(sum(balance), 0)::text as sum from ledger.account_balance where kind = $1 and owner = $2'
  return BigInt((await house.pool.query(sum, [kind, owner])).rows[0].sum)
}

test('free rounds take no stake, and the house pays their wins', async () => {
  const { campaign, bonus } = await free.grant(player)
  expect(await own()).toMatchObject([
    { rounds: 3, left: 3, stake: '5.00', paid: '0.00', games: [{ code: 'test-slot' }] },
  ])
  const [vendor, given] = [await houseAccount('vendor', 'STUDIO'), await houseAccount('house', 'free_rounds')]
  expect(await player.bet(bonus)).toMatchObject({ ...OK, body: { balance: '100.00' } })
  expect(await player.play(bonus, '12.5')).toMatchObject({ ...OK, body: { balance: '112.50' } })
  expect(await houseAccount('vendor', 'STUDIO')).toBe(vendor)
  expect(await houseAccount('house', 'free_rounds')).toBe(given - 125_000n)
  expect(await own()).toMatchObject([{ left: 1, paid: '12.50' }])
  expect(await campaignOf(campaign)).toMatchObject({
    reach: 1,
    told: 1,
    players: 1,
    played: 2,
    won: '12.50',
    paid: '12.50',
  })
})

test('wins of free rounds add a turnover requirement and leave the totals of the play report alone', async () => {
  const day = house.today()
  const report = async () => {
    const path = `/ops/reports/play?from=${day}&to=${day}`
    const token = await house.operatorToken()
    return (await house.call({ method: 'GET', path, part: 'office', token })).body.value.totals
  }
  const before = await report()
  const { bonus } = await free.grant(player)
  await player.play(bonus, '40')
  const after = await report()
  expect({ stake: after.stake, win: after.win, gross: after.gross }).toEqual({
    stake: before.stake,
    win: before.win,
    gross: before.gross,
  })
  expect(Number(after.freeRounds) - Number(before.freeRounds)).toBe(1)
  expect(Number(after.freePaid) - Number(before.freePaid)).toBe(40)
  const { rows } = await house.pool.query(
    `select required::text, reason from turnover.demand where member = $1 and source like 'free_rounds:%'`,
    [player.member],
  )
  // Twice what was paid, in ten thousandths.
  expect(rows).toEqual([{ required: '800000', reason: 'bonus' }])
})

test('the member’s record shows the stake of a free round as free', async () => {
  const { bonus } = await free.grant(player)
  await player.play(bonus, '40')
  const day = house.today()
  const path = `/wps/member/rounds?from=${day}&to=${day}`
  const { list, totals } = (await house.call({ method: 'GET', path, token: player.token })).body.value
  expect(list).toMatchObject([{ stake: '0.00', freeStake: '5.00', win: '40.00', net: '40.00', state: 'settled' }])
  expect(totals).toMatchObject({ rounds: 1, stake: '0.00', win: '40.00' })
})

test('a repeated call of a free round counts once, and other content under its id is refused', async () => {
  const { campaign, bonus } = await free.grant(player)
  const [round, transaction, paid] = [randomUUID(), randomUUID(), randomUUID()]
  const first = await player.bet(bonus, { round, transaction })
  expect(await player.bet(bonus, { round, transaction })).toEqual(first)
  expect(await player.call('bet', { round, transaction, amount: '5' })).toMatchObject({ status: 409 })
  const win = { round, bet: transaction, transaction: paid, amount: '7', bonus, roundClosed: true }
  const won = await player.call('win', win)
  expect(await player.call('win', win)).toEqual(won)
  expect(await player.call('win', { ...win, bonus: undefined })).toMatchObject({ status: 409 })
  expect(await campaignOf(campaign)).toMatchObject({ played: 1, paid: '7.00' })
})

test('parallel bets never play more free rounds than were granted', async () => {
  const { campaign, bonus } = await free.grant(player)
  const replies = await Promise.all(Array.from({ length: 12 }, () => player.bet(bonus)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(SPENT)
  expect(await campaignOf(campaign)).toMatchObject({ played: 3 })
})

test('a grant is refused for another member or stake, for betwin, and when unknown', async () => {
  const { bonus } = await free.grant(player)
  const other = await free.seat()
  expect(await other.bet(bonus)).toMatchObject(FOREIGN)
  expect(await player.bet(bonus, { amount: '10' })).toMatchObject(FOREIGN)
  expect(await player.bet(`free-${randomUUID()}`)).toMatchObject(FOREIGN)
  expect(
    await player.call('betwin', { round: randomUUID(), betAmount: '5', winAmount: '9', roundClosed: true, bonus }),
  ).toMatchObject(FOREIGN)
  // A campaign of the vendor's own is a stake as any other.
  expect(await player.bet('their-campaign')).toMatchObject({ ...OK, body: { balance: '95.00' } })
})

test('a win must name its grant if its round is free, and must not otherwise', async () => {
  const { bonus } = await free.grant(player)
  const [freely, paid] = [randomUUID(), randomUUID()]
  await player.bet(bonus, { round: freely })
  await player.call('bet', { round: paid, amount: '5' })
  expect(await player.call('win', { round: freely, amount: '9' })).toMatchObject(FOREIGN)
  expect(await player.call('win', { round: paid, amount: '9', bonus })).toMatchObject(FOREIGN)
  expect(await player.call('bet', { round: freely, amount: '5' })).toMatchObject(FOREIGN)
  // The game lists 5000 times the stake.
  expect(await player.call('win', { round: freely, amount: '25001', bonus })).toMatchObject(SPENT)
})

test('wins of free rounds above the grant’s maximum are not paid', async () => {
  const { campaign, bonus } = await free.grant(player)
  expect(await player.play(bonus, '70')).toMatchObject({ body: { balance: '170.00' } })
  expect(await player.play(bonus, '70')).toMatchObject({ body: { balance: '200.00' } })
  expect(await player.play(bonus, '70')).toMatchObject({ body: { balance: '200.00' } })
  expect(await campaignOf(campaign)).toMatchObject({ won: '210.00', paid: '100.00' })
})

test('a free round begun before the grant expires is still paid, and none can begin afterwards', async () => {
  const { bonus } = await free.grant(player, { until: new Date(house.clock().getTime() + 60_000).toISOString() })
  const round = randomUUID()
  await player.bet(bonus, { round })
  house.passTime(61_000)
  expect(await player.bet(bonus)).toMatchObject(SPENT)
  expect(await own()).toEqual([])
  expect(await player.call('win', { round, amount: '8', bonus, roundClosed: true })).toMatchObject({
    body: { balance: '108.00' },
  })
})

test('stopping a campaign ends its grants at once and informs the vendor', async () => {
  const { campaign, bonus } = await free.grant(player)
  const round = randomUUID()
  await player.bet(bonus, { round })
  expect(await free.ask('POST', `/${campaign}/stop`)).toMatchObject({ status: 200 })
  expect(house.vendor.freeRounds.at(-1)).toMatchObject({ grant: bonus })
  expect(house.vendor.freeRounds.at(-1)).not.toHaveProperty('rounds')
  expect(await player.bet(bonus)).toMatchObject(SPENT)
  expect(await player.call('win', { round, amount: '8', bonus, roundClosed: true })).toMatchObject(OK)
  expect(await campaignOf(campaign)).toMatchObject({ state: 'stopped', stoppedBy: 'operator', played: 1 })
})

test('a rollback returns a free round once; a round that has won cannot be rolled back', async () => {
  const { campaign, bonus } = await free.grant(player)
  const [round, transaction, undo] = [randomUUID(), randomUUID(), randomUUID()]
  await player.bet(bonus, { round, transaction })
  const rollback = { round, original: transaction, transaction: undo }
  expect(await player.call('rollback', rollback)).toMatchObject({ ...OK, body: { balance: '100.00' } })
  expect(await player.call('rollback', { ...rollback, transaction: randomUUID() })).toMatchObject(OK)
  expect(await campaignOf(campaign)).toMatchObject({ played: 0 })
  const [second, bet, win] = [randomUUID(), randomUUID(), randomUUID()]
  await player.bet(bonus, { round: second, transaction: bet })
  await player.call('win', { round: second, bet, amount: '6', bonus, transaction: win })
  expect(await player.call('rollback', { round: second, original: bet })).toMatchObject(FOREIGN)
  expect(await player.call('return', { round: second, original: bet, amount: '1' })).toMatchObject(FOREIGN)
  expect(await player.call('resettle', { original: win, amount: '1', version: 1 })).toMatchObject(FOREIGN)
})

test('a grant that the vendor did not confirm is retried, and the member sees it only afterwards', async () => {
  house.vendor.breakDown()
  const { body } = await free.ask('POST', '', { body: free.draftFor([player.username]) })
  expect(await campaignOf(body.value.id)).toMatchObject({ reach: 1, told: 0 })
  expect(await own()).toEqual([])
  house.vendor.breakDown(false)
  await house.jobs.find(({ name }) => name === 'free-rounds-tell')?.work()
  expect(await campaignOf(body.value.id)).toMatchObject({ told: 1 })
  expect(await own()).toMatchObject([{ left: 3 }])
  const path = '/wps/member/messages'
  const { list } = (await house.call({ method: 'GET', path, token: player.token })).body.value
  expect(list).toContainEqual(expect.objectContaining({ about: 'free_rounds_granted', title: 'You got 3 free rounds' }))
})

test('unknown usernames are listed by line, and no grant is made', async () => {
  const body = free.draftFor([player.username, 'nobody-1', player.username.toUpperCase(), 'nobody-2'])
  expect((await free.ask('POST', '/preview', { body })).body.value).toMatchObject({
    reach: 1,
    worth: '15.00',
    most: '100.00',
    needsTwo: false,
    unknown: [
      { line: 2, name: 'nobody-1' },
      { line: 4, name: 'nobody-2' },
    ],
  })
  expect(await free.ask('POST', '', { body })).toMatchObject({ status: 422, body: { code: 'audience_unknown' } })
})

test('an impossible campaign is refused with an error at the field', async () => {
  const refused = async (more: Parameters<typeof free.draftFor>[1], code: string, field: string) => {
    const { body } = await free.ask('POST', '', { body: free.draftFor([player.username], more) })
    expect(body).toMatchObject({ code, fields: [{ field }] })
  }
  await refused({ stake: '7' }, 'free_rounds_stake', 'stake')
  await refused({ games: ['no-such-game'] }, 'free_rounds_game', 'games')
  await refused({ mostWin: '0' }, 'free_rounds_most', 'mostWin')
  await refused({ until: new Date(house.clock().getTime() - DAY_MS).toISOString() }, 'period_over', 'until')
})

test('a campaign that may cost the brand’s threshold needs a second operator', async () => {
  const body = free.draftFor([player.username], { mostWin: '50000' })
  const { id, proposal } = (await free.ask('POST', '', { body })).body.value
  expect(await free.ask('GET', `/${id}`)).toMatchObject({ status: 404 })
  expect(await free.approve(proposal, 'operator')).toMatchObject({ status: 403, body: { code: 'own_proposal' } })
  expect(await free.approve(proposal)).toMatchObject({ status: 200 })
  expect(await campaignOf(id)).toMatchObject({ reach: 1, told: 1, madeBy: 'operator' })
  expect(await own()).toMatchObject([{ left: 3, mostWin: '50000.00' }])
})

test('a member in a time-out cannot play free rounds', async () => {
  const { bonus } = await free.grant(player)
  await house.pool.query(
    `insert into protection.member (member, brand, closure, closed_at, closed_until)
     select id, brand, 'time_out', $2, $3 from members.member where id = $1
     on conflict (member) do update
        set closure = excluded.closure, closed_at = excluded.closed_at, closed_until = excluded.closed_until`,
    [player.member, house.clock(), new Date(house.clock().getTime() + DAY_MS)],
  )
  expect(await player.bet(bonus)).toMatchObject({ status: 422, body: { status: 'EXCLUDED' } })
})

test('wins of free rounds do not count towards the vendor’s hourly win limit', async () => {
  const vendor = await house.vendors.find('STUDIO')
  if (!vendor) throw new Error('there is no such vendor')
  const { bonus } = await free.grant(player)
  await house.vendors.change('STUDIO', {
    ...vendor,
    limits: { ...vendor.limits, float: {}, hourlyWin: { THB: parseAmount('50') } },
  })
  await player.play(bonus, '40')
  await player.play(bonus, '40')
  // Neither here nor where other processes hear of it.
  for (const won of ['30', '20']) {
    const round = randomUUID()
    await player.call('bet', { round, amount: '5' })
    expect(await player.call('win', { round, amount: won, roundClosed: true })).toMatchObject(OK)
    await house.flow.exchange()
  }
  const round = randomUUID()
  await player.call('bet', { round, amount: '5' })
  expect(await player.call('win', { round, amount: '0.01' })).toMatchObject(SPENT)
  await house.vendors.change('STUDIO', vendor)
})
