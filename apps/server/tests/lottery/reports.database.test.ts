import { randomInt } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openLottery } from './lottery.fixture.ts'
import { LAO, openOfficial, openOfficialHouse } from './official.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
})
afterAll(() => house.close())

const ZONE = 'Asia/Bangkok'

/** What the office shows of yesterday and today, and of one lottery. */
async function report(by: string, game: string) {
  const [from, to] = [Date.now() - 24 * 60 * 60 * 1000, Date.now()].map((at) => dayOf(new Date(at), ZONE))
  const query = new URLSearchParams({ from: from ?? '', to: to ?? '', by, game })
  const answer = await official.operator('GET', `/lottery/report?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.value.uncounted).toBe(0)
  return answer.body.value
}

type Sum = { stake: bigint; win: bigint; rebate: bigint; tickets: Set<string>; members: Set<string> }

/** What members' own tickets say, which are read one by one from their histories; by play, and all together as ''. */
async function sumsOf(members: readonly Member[], game: string): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>()
  const add = (name: string, of: { ticket: string; member: string }, line: Record<string, string>) => {
    const sum = sums.get(name) ?? { stake: 0n, win: 0n, rebate: 0n, tickets: new Set(), members: new Set() }
    for (const figure of ['stake', 'win', 'rebate'] as const) sum[figure] += parseAmount(line[figure] ?? '')
    sum.tickets.add(of.ticket)
    sum.members.add(of.member)
    sums.set(name, sum)
  }
  for (const { token, id: member } of members) {
    const listed = await house.call({ method: 'GET', path: `/lotto/lgw/tickets?gameCode=${game}`, token })
    for (const { id: ticket, state } of listed.body.value.list) {
      if (state !== 'won' && state !== 'lost') continue
      const read = await house.call({ method: 'GET', path: `/lotto/lgw/tickets/${ticket}`, token })
      add('', { ticket, member }, read.body.value.ticket)
      for (const line of read.body.value.lines) add(line.play, { ticket, member }, line)
    }
  }
  return sums
}

const written = (sum: Sum | undefined) => ({
  tickets: sum?.tickets.size ?? 0,
  members: sum?.members.size ?? 0,
  stake: writeAmount(amount(sum?.stake ?? 0n)),
  win: writeAmount(amount(sum?.win ?? 0n)),
  rebate: writeAmount(amount(sum?.rebate ?? 0n)),
  hold: writeAmount(amount(sum ? sum.stake - sum.win - sum.rebate : 0n)),
})

const drawnOf = () => [String(randomInt(1_000)).padStart(3, '0'), String(randomInt(100)).padStart(2, '0')]

/** Many numbers, so that some win. */
const someTickets = (width: number, count: number): string[] => {
  const first = randomInt(10 ** width - count)
  return Array.from({ length: count }, (_, n) => String(first + n).padStart(width, '0'))
}

test('a report is the sum of settled tickets, whatever was taken back, corrected or cancelled', async () => {
  const members = await Promise.all([1, 2].map(() => official.player('90000.00')))
  const issues = await Promise.all([1, 2, 3].map(() => official.addIssue()))
  for (const number of issues) {
    for (const member of members) {
      const ticket = await official.bet(member, number, [
        { play: 'top-three', tickets: someTickets(3, 100 + randomInt(400)) },
        { play: 'bottom-two', tickets: someTickets(2, 1 + randomInt(50)), times: 1 + randomInt(9) },
      ])
      if (member !== members[1] || number !== issues[0]) continue
      const path = `/lotto/lgw/tickets/${ticket}`
      expect((await house.call({ method: 'DELETE', path, token: member.token })).status).toBe(200)
    }
  }
  const [settled = '', corrected = '', cancelled = ''] = issues
  await official.drawn(settled, drawnOf())
  await official.drawn(corrected, ['111', '11'])
  // Reports have counted the first results by now.
  await house.followPlay()
  await official.correct(corrected, drawnOf())
  await official.cancel(cancelled)
  await official.settleChanges()
  await house.followPlay()

  const sums = await sumsOf(members, LAO)
  const byPlay = await report('play', LAO)
  expect(byPlay.totals).toEqual(written(sums.get('')))
  for (const play of ['top-three', 'bottom-two']) {
    const line = byPlay.list.find((one: { play: { code: string } }) => one.play.code === play)
    expect(line, play).toMatchObject(written(sums.get(play)))
  }
  // Each issue as its own page has it, and all of them as the rounds of play.
  const byIssue = await report('issue', LAO)
  expect(byIssue.list.map((one: { issue: { number: string } }) => one.issue.number).sort()).toEqual(
    [settled, corrected].sort(),
  )
  for (const { issue, tickets, stake, win, rebate } of byIssue.list) {
    const page = (await official.operator('GET', `/lottery/issues/${issue.id}`)).body.value
    const paid = writeAmount(amount(parseAmount(win) + parseAmount(rebate)))
    expect(page.issue).toMatchObject({ tickets, stake, paid })
  }
  const { rows } = await house.pool.query(
    `select sum(stake)::text as stake, sum(win)::text as win from wagers.round
      where game = $1 and state in ('settled', 'resettled')`,
    [LAO],
  )
  const { stake, win, rebate } = byIssue.totals
  expect(rows[0]).toEqual({
    stake: String(parseAmount(stake)),
    win: String(parseAmount(win) + parseAmount(rebate)),
  })
  // Days are those of the brand; every one is there.
  expect(byPlay.days).toHaveLength(2)
  expect(
    byPlay.days.map((day: { stake: string }) => parseAmount(day.stake)).reduce((a: bigint, b: bigint) => a + b),
  ).toBe(parseAmount(stake))
})

test('rebates of a series are part of what the house does not keep', async () => {
  const lottery = openLottery(house)
  const member = await official.player('1000.00')
  const number = await lottery.addIssue()
  const answer = await lottery.bet(member, {
    lines: [
      {
        play: 'back-three-straight',
        selection: { rows: [[1, 2, 3], [4], [5, 6]] },
        unitStake: '2',
        multiple: 5,
        series: 1_900,
        units: 6,
      },
    ],
    issues: [{ number, multiple: 2 }],
    stake: '120.00',
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await lottery.endBets(number)
  await lottery.follow(number)
  await house.followPlay()
  const { totals, list } = await report('game', 'minute-five-digits')
  // 56 of 2000 of 120.
  expect(totals).toMatchObject({ tickets: 1, members: 1, stake: '120.00', rebate: '3.36' })
  expect(list).toEqual([
    expect.objectContaining({ ...totals, game: expect.objectContaining({ code: 'minute-five-digits' }) }),
  ])
})

test('tickets of other brands and of guests are in no report', async () => {
  const game = 'hanoi-draw'
  const number = await official.addIssue(game)
  await house.pool.query(
    `insert into lottery.issue_sum (brand, issue, currency, play, tickets, members, stake, win, rebate)
     select gen_random_uuid(), id, 'THB', null, 1, array[gen_random_uuid()], 10000, 0, 0 from lottery.issue where number = $1
      union all
     select (select brand from members.member limit 1), id, 'XTS', null, 1, array[gen_random_uuid()], 10000, 0, 0
       from lottery.issue where number = $1`,
    [number],
  )
  await official.asOwner(
    `update lottery.issue set state = 'settled', result = '{1,2}', sealed_at = now(), sealed_after = 0, drawn_at = now(),
            draws_at = now(), seals_at = now(), counted_version = 1 where number = $1`,
    [number],
  )
  expect(await report('game', game)).toMatchObject({ totals: { tickets: 0, stake: '0.00' }, list: [] })
})

test.each([
  ['backwards', '2026-03-02', '2026-03-01'],
  ['longer than a report may be', '2026-01-01', '2026-04-03'],
])('refuses days that are %s', async (_, from, to) => {
  const answer = await official.operator('GET', `/lottery/report?from=${from}&to=${to}&by=day`)
  expect(answer).toMatchObject({ body: { code: 'invalid_request' } })
})
