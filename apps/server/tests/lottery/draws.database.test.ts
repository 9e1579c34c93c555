import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import type { Answer, TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { openOfficial, openOfficialHouse } from './official.fixture.ts'

const SINGAPORE = 'chandra.localhost'

let house: TestHouse
/** A member of the brand in Singapore, which shows nothing to visitors. */
let there: string
beforeAll(async () => {
  house = await openOfficialHouse()
  await house.followPlay()
  there = (await openBrowser(house, { host: SINGAPORE }).login('demo')).body.value.token
})
afterAll(() => house.close())

const get = (path: string, more: { token?: string; host?: string } = {}): Promise<Answer> =>
  house.call({ method: 'GET', path, ...(more.host === SINGAPORE && { token: there }), ...more })

type Draw = { readonly number: string; readonly at: string; readonly result?: string[]; readonly state?: string }

/** Draws as they were planned and made at times long ago, one every so often. */
async function addDraws(game: string, draws: readonly Draw[], simulated = false): Promise<void> {
  for (const { number, at, result = null, state = result ? 'settled' : 'sealed' } of draws)
    await house.pool.query(
      `insert into lottery.issue (game, number, opens_at, seals_at, draws_at, sealed_at, sealed_after, state, result,
                                  drawn_at, simulated)
       values ($1, $2, $3::timestamptz - interval '1 hour', $3, $3, $3, 0, $4, $5,
               case when $5::text[] is not null then $3::timestamptz end, $6)`,
      [game, number, at, state, result, simulated],
    )
}

type Listed = { gameCode: string; latest: { number: string; simulated?: true } | null }

const dayOf = async (day: string, host?: string): Promise<Listed[]> => {
  const answer = await get(`/lotto/lgw/games/opened/day?day=${day}`, host === undefined ? {} : { host })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.value.list
}
const numbersOf = async (day: string, host?: string) =>
  (await dayOf(day, host)).map(({ gameCode, latest }) => [gameCode, latest?.number])

test('a draw belongs to the day of the brand in its own time zone', async () => {
  // Bangkok is seven hours ahead, Singapore eight: midnight of the one is 17:00 UTC, of the other 16:00.
  await addDraws('lao-evening', [
    { number: '1970-11', at: '2020-03-03T15:59:59Z', result: ['123', '45'] },
    { number: '1970-12', at: '2020-03-03T16:30:00Z', result: ['223', '45'] },
    { number: '1970-13', at: '2020-03-03T17:00:00Z', result: ['323', '45'] },
  ])
  expect(await numbersOf('2020-03-03')).toEqual([['lao-evening', '1970-12']])
  expect(await numbersOf('2020-03-04')).toEqual([['lao-evening', '1970-13']])
  expect(await numbersOf('2020-03-03', SINGAPORE)).toEqual([['lao-evening', '1970-11']])
  expect(await numbersOf('2020-03-04', SINGAPORE)).toEqual([['lao-evening', '1970-13']])
  expect(await numbersOf('2020-03-05')).toEqual([])
})

test('a day tells how many draws there are, what was drawn last and what is to come', async () => {
  await addDraws('hanoi-special', [
    { number: '1970-21', at: '2020-04-01T03:00:00Z', result: ['123', '45'] },
    { number: '1970-22', at: '2020-04-01T04:00:00Z', result: ['678', '90'] },
    { number: '1970-23', at: '2020-04-01T05:00:00Z', state: 'cancelled' },
    { number: '1970-24', at: '2020-04-01T06:00:00Z' },
    { number: '1970-25', at: '2020-04-01T07:00:00Z' },
  ])
  await addDraws('malay-four-digits', [{ number: '1970-26', at: '2020-04-01T05:00:00Z', result: ['1234'] }], true)
  const list = await dayOf('2020-04-01')
  expect(list).toHaveLength(2)
  expect(list.find(({ gameCode }) => gameCode === 'hanoi-special')).toMatchObject({
    vendor: 'TCG_SEA',
    playType: 'HANOI',
    family: 'THREE_UP',
    drawnBy: 'house',
    draws: { all: 5, drawn: 2, cancelled: 1 },
    latest: { number: '1970-22', drawsAt: '2020-04-01T04:00:00.000Z', result: ['678', '90'] },
    next: { number: '1970-24', drawsAt: '2020-04-01T06:00:00.000Z' },
  })
  const malay = list.find(({ gameCode }) => gameCode === 'malay-four-digits')
  expect(malay).toMatchObject({ next: null, latest: { number: '1970-26', simulated: true } })
  const narrow = await get('/lotto/lgw/games/opened/day?day=2020-04-01&vendors=LOTT,ELOTT')
  expect(narrow.body.value.list).toEqual([])
})

test('a cancelled draw has no result of a day, also where one had been told', async () => {
  await addDraws('penang-draw', [
    { number: '1970-31', at: '2020-05-01T05:00:00Z', result: ['1234'], state: 'cancelled' },
  ])
  expect(await dayOf('2020-05-01')).toMatchObject([
    { draws: { all: 1, drawn: 0, cancelled: 1 }, latest: null, next: null },
  ])
  const results = await get('/lotto/lgw/games/penang-draw/opened/day?day=2020-05-01')
  expect(results.body.value).toEqual({ list: [], nextCursor: null })
})

test('all results of a day come in pages that miss none', async () => {
  const made = Array.from({ length: 130 }, (_, at) => ({
    number: `1970-${4000 + at}`,
    // Two draws at each time: what tells them apart is not the time alone.
    at: new Date(Date.UTC(2020, 5, 1, 2, Math.floor(at / 2))).toISOString(),
    result: ['1', '2', '3', '4', '5'],
  }))
  await addDraws('minute-five-digits', made)
  const path = '/lotto/lgw/games/minute-five-digits/opened/day?day=2020-06-01'
  const first = (await get(path)).body.value
  expect(first.list).toHaveLength(100)
  const second = (await get(`${path}&cursor=${first.nextCursor}`)).body.value
  expect(second.nextCursor).toBeNull()
  const numbers = [...first.list, ...second.list].map(({ number }: { number: string }) => number)
  expect(numbers).toEqual(made.map(({ number }) => number).reverse())
})

test('days out of bounds, broken places and lotteries that are not offered are refused', async () => {
  for (const path of [
    '/lotto/lgw/games/opened/day?day=1999-01-01',
    '/lotto/lgw/games/opened/day?day=2999-01-01',
    '/lotto/lgw/games/opened/day?day=2020-02-31',
    '/lotto/lgw/games/minute-five-digits/opened/day?day=1999-01-01',
    '/lotto/lgw/games/minute-five-digits/opened/day?day=2020-06-01&cursor=x',
    '/lotto/lgw/games/minute-five-digits/opened/day',
  ])
    expect(await get(path)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  for (const path of [
    '/lotto/lgw/games/no-such-lottery/opened/day?day=2020-06-01',
    '/lotto/lgw/games/no-such-lottery/calendar',
    '/lgw/vn/numeros/opened/game?gameCode=lao-draw',
  ])
    expect((await get(path)).body.code).toBe('game_unavailable')
})

test('what a brand hides is in none of its days and menus, and another brand has it still', async () => {
  await addDraws('saigon-draw', [{ number: '1970-61', at: '2020-07-01T05:00:00Z', result: ['1234'] }])
  const { rows } = await house.pool.query(`select node_id from catalogue.game where code = 'saigon-draw'`)
  const token = await house.operatorToken()
  const body = { nodeIds: [rows[0].node_id], wish: { hidden: true } }
  await house.call({ method: 'PUT', path: '/ops/catalogue/games', part: 'office', token, body })
  await expect.poll(() => numbersOf('2020-07-01')).toEqual([])
  expect(await numbersOf('2020-07-01', SINGAPORE)).toEqual([['saigon-draw', '1970-61']])
  expect((await get('/lotto/lgw/games/saigon-draw/opened/day?day=2020-07-01')).body.code).toBe('game_unavailable')
  expect((await get('/lgw/vn/numeros/opened/game?gameCode=saigon-draw')).body.code).toBe('game_unavailable')
  const codes = async (host: string) =>
    vietnamCodes((await get('/lgw/vn/games/game_menu', { host })).body.value.regions)
  expect(await codes('localhost')).not.toContain('saigon-draw')
  expect(await codes(SINGAPORE)).toContain('saigon-draw')
})

type Region = { region: string; games: { gameCode: string; kind: string; family: string; open: object | null }[] }
const vietnamCodes = (regions: Region[]) => regions.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))

test('lotteries of Vietnam come by region, with what kind of draw they have and their open issue', async () => {
  // Plans issues anew: those planned before the other tests may have ended.
  await house.followPlay()
  const { regions } = (await get('/lgw/vn/games/game_menu', { host: SINGAPORE })).body.value
  expect(regions.map(({ region, games }: Region) => [region, games.map(({ gameCode }) => gameCode).sort()])).toEqual([
    ['north', ['vietnam-north', 'vietnam-two-minute']],
    ['central', ['da-nang-draw', 'vietnam-central']],
    ['south', ['saigon-draw', 'vietnam-south']],
  ])
  const games = new Map(regions.flatMap(({ games }: Region) => games.map((game) => [game.gameCode, game] as const)))
  expect(games.get('vietnam-north')).toMatchObject({ kind: 'official', family: 'VN_NORTH', open: { state: 'open' } })
  expect(games.get('vietnam-two-minute')).toMatchObject({ kind: 'fast', open: { state: 'open' } })
  expect(games.get('da-nang-draw')).toMatchObject({ kind: 'daily', family: 'VN_SOUTH' })
})

test('members see which lotteries of Vietnam they opened and played, and visitors are asked to sign in', async () => {
  const story = openStory(house)
  const [member, other] = [await story.member(), await story.member()]
  const recent = async (token: string) =>
    (await get('/lgw/vn/games/game_menu/recent', { token })).body.value.list.map(
      ({ gameCode }: { gameCode: string }) => gameCode,
    )
  expect(await recent(member.token)).toEqual([])
  const hours = (ago: number) => new Date(house.clock().getTime() - ago * 3_600_000)
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     values (gen_random_uuid(), $1, $2, 'TCG_LOTTO_VN', gen_random_uuid(), 'vietnam-south', 'ELOTT', 'THB', 10000, 0,
             'settled', $3, $3, 0, 1, 2)`,
    [member.brand, member.id, hours(2)],
  )
  await house.pool.query(
    `insert into catalogue.opened (brand, member, node_id, opened_at)
     select $1, $2, node_id, $3::timestamptz from catalogue.game where code in ('vietnam-north', 'lao-draw')`,
    [member.brand, member.id, hours(1)],
  )
  expect(await recent(member.token)).toEqual(['vietnam-north', 'vietnam-south'])
  expect(await recent(other.token)).toEqual([])
  expect((await get('/lgw/vn/games/game_menu/recent')).status).toBe(401)
})

test('results of a lottery of Vietnam are those of the lottery, the latest first', async () => {
  await addDraws('da-nang-draw', [
    { number: '1970-71', at: '2020-08-01T05:00:00Z', result: ['1234'] },
    { number: '1970-72', at: '2020-08-02T05:00:00Z', result: ['5678'] },
  ])
  const path = '/lgw/vn/numeros/opened/game?gameCode=da-nang-draw'
  expect((await get(`${path}&count=1`)).body.value.list).toMatchObject([{ number: '1970-72', result: ['5678'] }])
  const all = (await get(path)).body.value.list
  expect(all).toEqual((await get('/lotto/lgw/games/opened/numero?gameCode=da-nang-draw&count=100')).body.value.list)
  expect((await get(`${path}&count=101`)).status).toBe(400)
})

test('the calendar tells from when a draw was moved, and days without one', async () => {
  const token = await house.operatorToken()
  const change = (day: string, drawsAt: string | null) =>
    house.call({
      method: 'PUT',
      path: `/ops/lottery/games/vietnam-central/exceptions/${day}`,
      part: 'office',
      token,
      body: { drawsAt, note: 'For staff only' },
    })
  const calendar = async () => (await get('/lotto/lgw/games/vietnam-central/calendar')).body.value
  const { draws } = await calendar()
  expect(draws).toHaveLength(6)
  const [, moved, dropped] = draws
  const day = ({ number }: { number: string }) => number.replace(/(....)(..)(..)/, '$1-$2-$3')
  const later = new Date(Date.parse(moved.drawsAt) + 3_600_000).toISOString()
  expect((await change(day(moved), later)).status).toBe(200)
  expect((await change(day(dropped), null)).status).toBe(200)
  const changed = await calendar()
  expect(changed.draws[1]).toMatchObject({ number: moved.number, drawsAt: later, movedFrom: moved.drawsAt })
  expect(changed.draws[0].movedFrom).toBeNull()
  expect(changed.draws.map(({ number }: { number: string }) => number)).not.toContain(dropped.number)
  expect(changed.leftOut).toEqual([day(dropped)])
  expect(JSON.stringify(changed)).not.toContain('staff')
})

test('a result that was made up is told as such of its ticket, too', async () => {
  const official = openOfficial(house)
  const member = await official.player()
  const decide = async (simulated: boolean) => {
    const number = await official.addIssue()
    const ticket = await official.bet(member, number, [{ play: 'top-three', tickets: ['527'] }])
    await official.seal(number)
    await official.tell(number, ['527', '86'], { simulated })
    await official.follow(number, 'settled')
    return (await get(`/lotto/lgw/tickets/${ticket}`, { token: member.token })).body.value.ticket
  }
  expect(await decide(true)).toMatchObject({ state: 'won', result: ['527', '86'], simulated: true })
  expect(await decide(false)).not.toHaveProperty('simulated')
})
