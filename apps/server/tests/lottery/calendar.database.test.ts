import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import { openOfficial, openOfficialHouse } from './official.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
  await house.followPlay()
})
afterAll(() => house.close())

type Draw = { number: string; sealsAt: string; drawsAt: string }

const HOUR = 3_600_000
const later = (instant: string, hours: number): string => new Date(Date.parse(instant) + hours * HOUR).toISOString()
const dayOf = ({ number }: Pick<Draw, 'number'>): string =>
  `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`

const calendar = async (game: string): Promise<{ draws: Draw[]; exceptions: object[] }> =>
  (await official.operator('GET', `/lottery/games/${game}/calendar`)).body.value

const exception = (game: string, day: string, drawsAt: string | null) =>
  official.operator('PUT', `/lottery/games/${game}/exceptions/${day}`, { drawsAt, note: 'Holiday' })
const dropException = (game: string, day: string) =>
  official.operator('DELETE', `/lottery/games/${game}/exceptions/${day}`)

const issueNamed = async (game: string, number: string) =>
  (
    await house.pool.query(
      'select state::text, opens_at, seals_at, draws_at from lottery.issue where game = $1 and number = $2',
      [game, number],
    )
  ).rows[0]

/** The draws that come after the next one: nobody is betting on them, and none ends while a test runs. */
async function comingDraws(game: string): Promise<[Draw, Draw]> {
  const [, draw, next] = (await calendar(game)).draws
  if (!draw || !next) throw new Error(`${game} has no draws to come`)
  return [draw, next]
}

test('a draw is moved, its tickets stay, and it is moved back', async () => {
  const game = 'lao-draw'
  const [draw, next] = await comingDraws(game)
  const member = await official.player('100.00')
  await official.bet(member, draw.number, [{ play: 'top-three', tickets: ['527'] }])
  const moved = later(draw.drawsAt, 1)
  expect((await exception(game, dayOf(draw), moved)).status).toBe(200)
  const issue = await issueNamed(game, draw.number)
  expect(issue.draws_at.toISOString()).toBe(moved)
  expect(issue.seals_at.toISOString()).toBe(later(draw.sealsAt, 1))
  // Bets on the one after it begin when it is drawn.
  expect((await issueNamed(game, next.number)).opens_at.toISOString()).toBe(moved)
  const shown = await calendar(game)
  expect(shown.draws[1]).toMatchObject({ number: draw.number, drawsAt: moved })
  expect(shown.exceptions).toEqual([{ day: dayOf(draw), drawsAt: moved, note: 'Holiday' }])
  const tickets = await house.call({ method: 'GET', path: '/lotto/lgw/tickets', token: member.token })
  expect(tickets.body.value.list).toMatchObject([{ issue: draw.number, state: 'open' }])
  // Who has tickets in it is not left without a draw.
  expect((await exception(game, dayOf(draw), null)).body.code).toBe('issue_has_tickets')
  expect((await issueNamed(game, draw.number)).state).toBe('open')

  expect((await dropException(game, dayOf(draw))).status).toBe(200)
  expect((await issueNamed(game, draw.number)).draws_at.toISOString()).toBe(draw.drawsAt)
  expect((await dropException(game, dayOf(draw))).body.code).toBe('not_found')
})

test('a draw that is left out takes no bets, is not planned again, and comes back', async () => {
  const game = 'hanoi-draw'
  const [draw, next] = await comingDraws(game)
  expect((await exception(game, dayOf(draw), null)).status).toBe(200)
  expect((await issueNamed(game, draw.number)).state).toBe('cancelled')
  expect((await calendar(game)).draws.map(({ number }) => number)).not.toContain(draw.number)
  const member = await official.player('100.00')
  const bet = {
    requestId: crypto.randomUUID(),
    gameCode: game,
    lines: [{ play: 'top-three', selection: { tickets: ['527'] }, unitStake: '1.00', multiple: 1, units: 1 }],
    issues: [{ number: draw.number, multiple: 1 }],
    stake: '1.00',
  }
  const refused = await house.call({ method: 'POST', path: '/lotto/lgw/bets', token: member.token, body: bet })
  expect(refused.body.code).toBe('issue_closed')
  expect((await dropException(game, dayOf(draw))).status).toBe(200)
  expect((await issueNamed(game, draw.number)).state).toBe('open')
  expect((await issueNamed(game, next.number)).opens_at.toISOString()).toBe(draw.drawsAt)
})

test('draws keep their order, and only draws of the schedule are moved', async () => {
  const game = 'vietnam-north'
  const [draw, next] = await comingDraws(game)
  expect((await exception(game, dayOf(draw), later(next.drawsAt, 1))).body.code).toBe('draw_time_unusable')
  expect((await exception(game, dayOf(draw), later(new Date().toISOString(), -1))).body.code).toBe('draw_time_unusable')
  expect((await exception(game, '2020-01-01', null)).body.code).toBe('draw_day_unknown')
  // The Thai government draws on the 1st and the 16th, or a day beside them.
  const tenth = `${new Date(Date.now() + 40 * 24 * HOUR).toISOString().slice(0, 7)}-10`
  expect((await exception('thai-government', tenth, null)).body.code).toBe('draw_day_unknown')
  expect((await exception('no-such-lottery', tenth, null)).body.code).toBe('game_unavailable')
  expect((await issueNamed(game, draw.number)).draws_at.toISOString()).toBe(draw.drawsAt)
  expect((await calendar(game)).exceptions).toEqual([])
})

test('a game of many draws a day leaves out whole days only', async () => {
  const game = 'yeekee-fifteen'
  const day = new Date(Date.now() + 10 * 24 * HOUR).toISOString().slice(0, 10)
  expect((await exception(game, day, later(`${day}T05:00:00.000Z`, 0))).body.code).toBe('draw_time_unusable')
  expect((await exception(game, day, null)).status).toBe(200)
  expect((await calendar(game)).exceptions).toEqual([{ day, drawsAt: null, note: 'Holiday' }])
})

test('what an operator changes in the calendar is written down', async () => {
  const [draw] = await comingDraws('malay-four-digits')
  await exception('malay-four-digits', dayOf(draw), later(draw.drawsAt, 1))
  const { list } = (await official.operator('GET', '/audit?subject=lottery.schedule_exception')).body.value
  expect(list[0]).toMatchObject({
    action: 'added',
    subjectId: `malay-four-digits ${dayOf(draw)}`,
    operator: { username: 'operator' },
    after: { note: 'Holiday' },
  })
})
