import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { openLottery } from './lottery.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let lottery: ReturnType<typeof openLottery>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  lottery = openLottery(house)
})
afterAll(() => house.close())

const BETTORS = 8
/** How long bets are taken. */
const OPEN_MS = runsSlowTests ? 20_000 : 3_000

const LINE = {
  play: 'position',
  selection: { rows: [[1], [], [], [], []] },
  unitStake: '0.02',
  multiple: 1,
  series: 1956,
  units: 1,
}

test('of bets around the end of an issue none is late, and none that was taken is lost', async () => {
  const members = await Promise.all(Array.from({ length: BETTORS }, () => story.member()))
  for (const member of members) await story.deposit(member, '1000.00')
  const number = await lottery.addIssue('minute-five-digits', OPEN_MS)
  // The clocks of applications are wrong and change nothing.
  house.passTime(-3_600_000)
  const answers: { status: number; code: string | undefined }[] = []
  let isOver = false
  const bettor = async (member: (typeof members)[number]) => {
    for (let late = 0; late < 5; ) {
      const { status, body } = await lottery.bet(member, {
        lines: [LINE],
        stake: '0.02',
        issues: [{ number, multiple: 1 }],
      })
      answers.push({ status, code: body.code })
      late += Number(status !== 200)
    }
  }
  const sealer = async () => {
    while (!isOver) await house.followPlay()
  }
  // Two processes seal, draw and settle while bets come in.
  const sealing = [sealer(), sealer()]
  await Promise.all(members.map(bettor))
  isOver = true
  await Promise.all(sealing)
  house.passTime(3_600_000)
  await lottery.follow(number)

  const taken = answers.filter(({ status }) => status === 200).length
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['issue_closed']),
  )
  const { rows } = await house.pool.query(
    `select count(*)::int as tickets, count(*) filter (where ticket.placed_at >= seals_at)::int as late,
            count(*) filter (where round.state <> 'settled')::int as open,
            bool_and(drawn_at > sealed_at and sealed_at >= seals_at) as ordered
       from lottery.ticket join lottery.issue on issue.id = ticket.issue join wagers.round on round.id = ticket.id
      where issue.number = $1`,
    [number],
  )
  expect(rows[0]).toEqual({ tickets: taken, late: 0, open: 0, ordered: true })
  expect(taken).toBeGreaterThan(0)
})
