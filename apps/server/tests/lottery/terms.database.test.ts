import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, TestHouse } from '../house.fixture.ts'
import { LAO, openOfficial, openOfficialHouse } from './official.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
})
afterAll(() => house.close())

const pathOf = (game: string) => `/lottery/games/${game}/terms`

/** Prices and limits of a game as operators see them. */
const seen = async (game: string) => {
  const answer = await official.operator('GET', pathOf(game))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.value
}

/** Proposes those in force with some changes. */
async function propose(game: string, changes: object): Promise<Answer> {
  const { inForce, version } = await seen(game)
  return official.operator('POST', pathOf(game), { terms: { ...inForce, ...changes }, base: version })
}

async function agree(game: string, changes: object): Promise<void> {
  const asked = await propose(game, changes)
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const approved = await official.supervisor('POST', `/approvals/${asked.body.value.proposal}/approve`)
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
}

/** The game as a member's page is told it. */
const offered = async (game: string) =>
  (await house.call({ method: 'GET', path: `/lotto/lgw/games/${game}` })).body.value

const oddsOf = async (game: string, play: string): Promise<string[]> =>
  (await offered(game)).plays.find(({ code }: { code: string }) => code === play).odds

type Typed = { readonly game: string; readonly play: string; readonly tickets: readonly string[] }

/** A bet of 1 for each ticket, as a page sends it. */
async function send({ token }: { token: string }, { game, play, tickets }: Typed, more: object = {}): Promise<Answer> {
  const number = await official.addIssue(game)
  return house.call({
    method: 'POST',
    path: '/lotto/lgw/bets',
    token,
    body: {
      requestId: randomUUID(),
      gameCode: game,
      lines: [{ play, selection: { tickets: [...tickets] }, unitStake: '1.00', multiple: 1, units: tickets.length }],
      issues: [{ number, multiple: 1 }],
      stake: `${tickets.length}.00`,
      ...more,
    },
  })
}

test('a bet is paid at the odds in force when it was taken', async () => {
  const number = await official.addIssue()
  const [before, after] = await Promise.all([official.player('100.00'), official.player('100.00')])
  const bets = [
    { play: 'top-three', tickets: ['527'] },
    { play: 'bottom-two', tickets: ['05'] },
  ]
  await official.bet(before, number, bets)
  expect(await oddsOf(LAO, 'top-three')).toEqual(['900.00'])
  await agree(LAO, { odds: { 'top-three': ['920.5'], 'bottom-two': ['80'] } })
  expect(await oddsOf(LAO, 'top-three')).toEqual(['920.50'])
  expect(await oddsOf(LAO, 'top-two')).toEqual(['90.00'])
  await official.bet(after, number, bets)
  await official.drawn(number, ['111', '05'])
  expect(await official.story.balance(before)).toBe('188.00')
  expect(await official.story.balance(after)).toBe('178.00')
  // A correction pays each by its own odds, too.
  await official.correct(number, ['527', '05'])
  await official.settleChanges()
  expect(await official.story.balance(before)).toBe('1088.00')
  expect(await official.story.balance(after)).toBe('1098.50')
})

test('a page that shows earlier terms has its bet refused', async () => {
  const game = 'lao-evening'
  const member = await official.player('100.00')
  const bet = { game, play: 'top-two', tickets: ['01'] }
  const { terms } = await offered(game)
  expect((await send(member, bet, { terms })).status).toBe(200)
  await agree(game, { odds: { 'top-two': ['80'] } })
  expect(await send(member, bet, { terms })).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect((await send(member, bet, { terms: terms + 1 })).status).toBe(200)
  expect(await official.story.balance(member)).toBe('98.00')
})

test('limits of a brand hold for bets', async () => {
  const game = 'hanoi-special'
  const member = await official.player('1000.00')
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(2, '0'))
  await agree(game, { coverage: 10, mostPrize: '500', stakesPerIssue: 3 })
  expect(await offered(game)).toMatchObject({ coverage: 10, mostPrize: '500.00' })
  const bet = { game, play: 'bottom-two', tickets: numbers(10) }
  expect((await send(member, bet)).status).toBe(200)
  expect(await send(member, { ...bet, tickets: numbers(11) })).toMatchObject({ body: { code: 'coverage_limit' } })
  // 900 for 1 is more than a unit may win.
  const three = { game, play: 'top-three', tickets: ['123'] }
  expect(await send(member, three)).toMatchObject({ body: { code: 'multiple_limit' } })
})

test('refuses odds and series that leave less than the margin, with what would be allowed', async () => {
  const odds = await propose('saigon-draw', { odds: { 'lot-two': ['99.6'] } })
  expect(odds).toMatchObject({ status: 422, body: { code: 'odds_out_of_range' } })
  expect(JSON.stringify(odds.body)).toContain('99.5')
  const series = await propose('minute-five-digits', { series: { least: 1_800, most: 2_000 } })
  expect(series).toMatchObject({ status: 422, body: { code: 'series_out_of_range' } })
  expect(JSON.stringify(series.body)).toContain('1990')
})

test('a series of a brand is what its games are played at', async () => {
  const game = 'daily-three'
  await agree(game, { series: { least: 1_700, most: 1_800 } })
  expect((await offered(game)).series).toEqual({ least: 1_700, most: 1_800 })
})

test('refuses a proposal that was made from terms which are in force no more', async () => {
  const game = 'hanoi-high'
  const asked = await propose(game, { coverage: 50 })
  expect(await propose(game, { coverage: 60 })).toMatchObject({ body: { code: 'proposal_waiting' } })
  const { inForce } = await seen(game)
  const { brand } = await official.story.member()
  await house.pool.query(
    `insert into lottery.terms (id, brand, game, version, details, proposed_by, at)
     values (gen_random_uuid(), $1, $2, 1, $3, gen_random_uuid(), now())`,
    [brand, game, inForce],
  )
  const approved = await official.supervisor('POST', `/approvals/${asked.body.value.proposal}/approve`)
  expect(approved).toMatchObject({ status: 409, body: { code: 'proposal_outdated' } })
  const late = await official.operator('POST', pathOf(game), { terms: inForce, base: 0 })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
})

test('what another brand decided changes nothing', async () => {
  const game = 'penang-draw'
  const { usual } = await seen(game)
  await house.pool.query(
    `insert into lottery.terms (id, brand, game, version, details, proposed_by, at)
     values (gen_random_uuid(), gen_random_uuid(), $1, 1, $2, gen_random_uuid(), now())`,
    [game, { ...usual, coverage: 11, odds: { small: ['3', '2', '1'] } }],
  )
  expect(await seen(game)).toMatchObject({ version: 0, inForce: { coverage: 80, odds: {} }, history: [] })
  expect(await oddsOf(game, 'small')).toEqual(['3500.00', '2000.00', '1000.00'])
})

test('keeps all that was decided, the latest first, with who proposed it', async () => {
  const game = 'da-nang-draw'
  await agree(game, { coverage: 70 })
  await agree(game, { coverage: 60 })
  const { history, version, proposal } = await seen(game)
  expect(
    history.map((one: { version: number; terms: { coverage: number } }) => [one.version, one.terms.coverage]),
  ).toEqual([
    [2, 60],
    [1, 70],
  ])
  expect(history[0].proposedBy.username).not.toBe('')
  expect({ version, proposal }).toEqual({ version: 2, proposal: null })
})
