import { createHash, createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { LOTTERY, openLottery } from './lottery.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let lottery: ReturnType<typeof openLottery>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  lottery = openLottery(house)
})
afterAll(() => house.close())

/** Somebody with 1 000 baht. */
async function player() {
  const member = await story.member()
  await story.deposit(member, '1000.00')
  return member
}

const get = (path: string, token?: string) => house.call({ method: 'GET', path, ...(token && { token }) })
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Each of the last three digits is bet on by so many of the ten: the units are their product, staked with 2. */
const backThree = (rows: number[][]) => ({
  play: 'back-three-straight',
  selection: { rows },
  unitStake: '2.00',
  multiple: 1,
  series: 1956,
  units: rows.reduce((units, row) => units * row.length, 1),
})
const position = (rows: number[][]) => ({
  play: 'position',
  selection: { rows },
  unitStake: '0.20',
  multiple: 5,
  series: 1900,
  units: rows.reduce((units, row) => units + row.length, 0),
})

test('a bet is taken, its issue is sealed and drawn, and its ticket pays what the table says', async () => {
  const member = await player()
  const number = await lottery.addIssue()
  // One of the eight chosen hundreds wins: 8 × 2 staked, 1956.00 at the most. Eight of ten digits at each place.
  const [straight, places] = [
    backThree([ALL.slice(0, 8), [0], [0]]),
    position([ALL.slice(2), ALL.slice(2), ALL.slice(2), ALL.slice(2), ALL.slice(2)]),
  ]
  const bet = await lottery.bet(member, {
    lines: [straight, places],
    // 8 × 2.00 and 40 × 0.20 × 5.
    stake: '56.00',
    issues: [{ number, multiple: 1 }],
  })
  expect(bet.status, JSON.stringify(bet.body)).toBe(200)
  const [ticket] = bet.body.value.tickets
  expect(bet.body.value.balance).toBe('944.00')
  expect(ticket).toMatchObject({ issue: number, state: 'open', stake: '56.00', win: '0.00', lines: 2, units: 48 })
  expect(ticket.cancellable).toBe(true)

  const before = (await get(`/lotto/lgw/games/${LOTTERY}/numeros/${number}/record`)).body.value
  expect(before).toMatchObject({ seed: null, head: null, result: null })

  await lottery.endBets(number)
  await lottery.follow(number)
  const record = (await get(`/lotto/lgw/games/${LOTTERY}/numeros/${number}/record`)).body.value
  // The seed is the one that was committed, and anybody can draw again from it.
  expect(record.commitment).toBe(before.commitment)
  expect(createHash('sha256').update(Buffer.from(record.seed, 'hex')).digest('hex')).toBe(before.commitment)
  expect(record.result).toEqual(drawnFrom(record))

  const result: number[] = record.result.map(Number)
  const straightWin = result[3] === 0 && result[4] === 0 && (result[2] ?? 9) < 8 ? 1956 : 0
  // 2 × 10 × 1900 / 2000 per 2 staked; a unit costs 0.20, five times.
  const placesWin = result.filter((digit) => digit >= 2).length * 19 * 0.5
  const settled = (await get(`/lotto/lgw/tickets/${ticket.id}`, member.token)).body.value
  expect(settled.ticket.win).toBe((straightWin + placesWin).toFixed(2))
  expect(settled.ticket.state).toBe(straightWin + placesWin > 0 ? 'won' : 'lost')
  expect(settled.lines[1]).toMatchObject({ units: 40, stake: '40.00', prizes: ['19.00'], series: 1900 })
  // Who plays at 1900 instead of 1956 has 28 of 1000 of the stake back, whatever is drawn.
  expect(settled.ticket.rebate).toBe('1.12')
  expect(await story.balance(member)).toBe((944 + straightWin + placesWin + 1.12).toFixed(2))
  // It stands in the record of play like every other round.
  const day = house.today()
  const rounds = (await get(`/wps/member/rounds?from=${day}&to=${day}`, member.token)).body.value
  const [round] = rounds.list
  expect(round).toMatchObject({ id: ticket.id, gameType: 'LOTT', gameCode: LOTTERY, state: 'settled', stake: '56.00' })
  expect(round.win).toBe((straightWin + placesWin + 1.12).toFixed(2))
})

/** Draws five digits again by the published rule: bits of HMAC-SHA-256, four for a digit, what is too large thrown away. */
type Record = { seed: string; game: string; issue: string; head: { number: string; hash: string } }

function drawnFrom({ seed, game, issue, head }: Record) {
  const digits: string[] = []
  for (let block = 0; digits.length < 5; block += 1) {
    const text = `${game}:${issue}:${head.number}:${head.hash}:${block}`
    for (const byte of createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest()) {
      if (byte % 16 < 10 && digits.length < 5) digits.push(String(byte % 16))
    }
  }
  return digits
}

test('the same request answers the first bet; another one under its name is refused', async () => {
  const member = await player()
  const number = await lottery.addIssue()
  const bet = {
    requestId: randomUUID(),
    lines: [backThree([[1], [2], [3]])],
    stake: '2.00',
    issues: [{ number, multiple: 1 }],
  }
  const answers = await Promise.all([1, 2, 3, 4].map(() => lottery.bet(member, bet)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.value.tickets[0].id)).size).toBe(1)
  expect(await story.balance(member)).toBe('998.00')
  const other = await lottery.bet(member, { ...bet, lines: [backThree([[1], [2], [4]])] })
  expect(other.body.code).toBe('changed_meanwhile')
})

test('no bet is taken once an issue has ended, by the clock of the database', async () => {
  const member = await player()
  const [number, next] = [await lottery.addIssue(), await lottery.addIssue()]
  await lottery.endBets(number)
  // The clock of the application is an hour behind and changes nothing.
  house.passTime(-3_600_000)
  const late = await lottery.bet(member, {
    lines: [backThree([[1], [2], [3]])],
    stake: '4.00',
    issues: [next, number].map((one) => ({ number: one, multiple: 1 })),
  })
  house.passTime(3_600_000)
  expect(late).toMatchObject({ status: 409, body: { code: 'issue_closed', value: { issue: number } } })
  // Nothing half done: neither money nor a ticket of the issue that was open.
  expect(await story.balance(member)).toBe('1000.00')
  expect((await get('/lotto/lgw/tickets', member.token)).body.value.list).toEqual([])
})

test.each([
  ['a row too few', { ...backThree([[1], [2]]), units: 1 }, 'selection_invalid'],
  ['a digit twice', { ...backThree([[1, 1], [2], [3]]), units: 2 }, 'selection_invalid'],
  ['no digit', { ...backThree([[10], [2], [3]]), units: 1 }, 'selection_invalid'],
  ['an unknown play', { ...backThree([[1], [2], [3]]), play: 'no-such-play' }, 'selection_invalid'],
  ['another number of units', { ...backThree([[1], [2], [3]]), units: 2 }, 'units_mismatch'],
  ['a series above the highest', { ...backThree([[1], [2], [3]]), series: 1958 }, 'series_out_of_range'],
  ['an odd series', { ...backThree([[1], [2], [3]]), series: 1901 }, 'series_out_of_range'],
  ['more than 80 % of the results', backThree([ALL, ALL, ALL.slice(0, 9)]), 'coverage_limit'],
  // A unit may win 400 000 at the most: 204 times 1956.
  ['a multiple above 204', { ...backThree([[1], [2], [3]]), multiple: 205 }, 'multiple_limit'],
])('a line with %s is refused', async (_, line, code) => {
  const member = await player()
  const number = await lottery.addIssue()
  const { multiple, units } = line
  const stake = (units * 2 * multiple).toFixed(2)
  const answer = await lottery.bet(member, { lines: [line], stake, issues: [{ number, multiple: 1 }] })
  expect(answer.body).toMatchObject({ success: false, code })
  expect(await story.balance(member)).toBe('1000.00')
})

test('a bet that the wallet does not cover leaves nothing behind, and can be sent again', async () => {
  const member = await story.member()
  const number = await lottery.addIssue()
  const bet = {
    requestId: randomUUID(),
    lines: [backThree([[1], [2], [3]])],
    stake: '2.00',
    issues: [{ number, multiple: 1 }],
  }
  expect((await lottery.bet(member, bet)).body.code).toBe('not_enough_money')
  await story.deposit(member, '100.00')
  expect((await lottery.bet(member, bet)).status).toBe(200)
  expect(await story.balance(member)).toBe('98.00')
})

test('a bet that was taken is answered again, also where a limit forbids another one by now', async () => {
  const member = await player()
  const limit = { kind: 'stake', period: 'day', value: '2.00' }
  await house.call({ method: 'PUT', path: '/wps/member/protection/limits', token: member.token, body: limit })
  const number = await lottery.addIssue()
  const bet = {
    requestId: randomUUID(),
    lines: [backThree([[1], [2], [3]])],
    stake: '2.00',
    issues: [{ number, multiple: 1 }],
  }
  const both = await Promise.all([lottery.bet(member, bet), lottery.bet(member, bet)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await lottery.bet(member, { ...bet, requestId: randomUUID() })).body.code).toBe('own_limit_reached')
  expect((await lottery.bet(member, bet)).status).toBe(200)
  expect(await story.balance(member)).toBe('998.00')
})

test('stakes that were taken back use nothing of a member’s own limit', async () => {
  const member = await player()
  const limit = { kind: 'stake', period: 'day', value: '4.00' }
  await house.call({ method: 'PUT', path: '/wps/member/protection/limits', token: member.token, body: limit })
  const issues = [await lottery.addIssue(), await lottery.addIssue()].map((number) => ({ number, multiple: 1 }))
  const bet = { lines: [backThree([[1], [2], [3]])], stake: '4.00', issues }
  const remove = (path: string) => house.call({ method: 'DELETE', path, token: member.token })

  const one = await lottery.bet(member, bet)
  expect((await lottery.bet(member, bet)).body.code).toBe('own_limit_reached')
  for (const { id } of one.body.value.tickets) expect((await remove(`/lotto/lgw/tickets/${id}`)).status).toBe(200)
  // All of it as a plan, too.
  expect((await lottery.bet(member, bet)).status).toBe(200)
  const { list } = (await get('/lotto/lgw/plans', member.token)).body.value
  expect((await remove(`/lotto/lgw/plans/${list[0].id}`)).status).toBe(200)
  expect((await lottery.bet(member, bet)).status).toBe(200)
  expect((await lottery.bet(member, bet)).body.code).toBe('own_limit_reached')
  expect(await story.balance(member)).toBe('996.00')
})

test('a ticket is taken back before its issue ends, once, and loses nothing', async () => {
  const member = await player()
  const number = await lottery.addIssue()
  const { body } = await lottery.bet(member, {
    lines: [position([ALL.slice(2), [], [], [], []])],
    stake: '8.00',
    issues: [{ number, multiple: 1 }],
  })
  const path = `/lotto/lgw/tickets/${body.value.tickets[0].id}`
  const cancel = () => house.call({ method: 'DELETE', path, token: member.token })
  const answers = await Promise.all([cancel(), cancel()])
  expect(answers.map(({ body: answer }) => answer.value.ticket.state)).toEqual(['cancelled', 'cancelled'])
  expect(await story.balance(member)).toBe('1000.00')
  await lottery.endBets(number)
  await lottery.follow(number)
  expect(await story.balance(member)).toBe('1000.00')
  // Nobody takes back what is sealed, nor what is somebody else's.
  const late = await lottery.addIssue()
  const taken = await lottery.bet(member, {
    lines: [backThree([[1], [2], [3]])],
    stake: '2.00',
    issues: [{ number: late, multiple: 1 }],
  })
  const other = { method: 'DELETE', path: `/lotto/lgw/tickets/${taken.body.value.tickets[0].id}` }
  expect((await house.call({ ...other, token: (await player()).token })).status).toBe(404)
  await lottery.endBets(late)
  expect((await house.call({ ...other, token: member.token })).body.code).toBe('issue_closed')
})

test('many tickets are settled by two processes at once, each once', async () => {
  const member = await player()
  const number = await lottery.addIssue()
  for (let n = 0; n < 12; n += 1) {
    await lottery.bet(member, {
      lines: [position([[n % 10], [], [], [], []])],
      stake: '1.00',
      issues: [{ number, multiple: 1 }],
    })
  }
  await lottery.endBets(number)
  await Promise.all([lottery.follow(number), lottery.follow(number)])
  const [first] = (await get(`/lotto/lgw/games/opened/numero?gameCode=${LOTTERY}&count=100`)).body.value.list.filter(
    (one: { number: string }) => one.number === number,
  )
  const hits = Array.from({ length: 12 }, (_, n) => n % 10).filter((digit) => String(digit) === first.result[0]).length
  expect(await story.balance(member)).toBe((1000 - 12 + hits * 9.5 + 12 * 0.028).toFixed(3))
})

test('the page of a lottery is told what it offers, which issues are open and the latest results', async () => {
  const game = (await get(`/lotto/lgw/games/${LOTTERY}`)).body.value
  expect(game).toMatchObject({ family: 'SSC', vendor: 'LOTT', drawnBy: 'house', series: { least: 1800, most: 1956 } })
  expect(game.plays.length).toBeGreaterThan(2)
  await house.followPlay()
  const issues = (await get(`/lotto/lgw/games/${LOTTERY}/numeros?ahead=3`)).body.value
  expect(issues.open).toHaveLength(3)
  expect(Date.parse(issues.open[0].sealsAt)).toBeGreaterThan(Date.parse(issues.now))
  // Issues of other tests may be open as well; those of the schedule are drawn five seconds after they are sealed.
  const { open } = (await get(`/lotto/lgw/games/${LOTTERY}/numeros?ahead=50`)).body.value
  const scheduled = open.find(({ number }: { number: string }) => !number.startsWith('19700101'))
  expect(Date.parse(scheduled.drawsAt) - Date.parse(scheduled.sealsAt)).toBe(5_000)
  const popular = (await get('/lgw/games/popular?count=20')).body.value
  expect(popular.list.map((one: { gameCode: string }) => one.gameCode)).toContain(LOTTERY)
  expect((await get('/lotto/lgw/games/no-such-lottery')).body.code).toBe('game_unavailable')
})
