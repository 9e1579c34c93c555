import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openLottery } from './lottery.fixture.ts'
import { openOfficial, openOfficialHouse } from './official.fixture.ts'
import { openWorker } from './settling-worker.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
let lottery: ReturnType<typeof openLottery>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
  lottery = openLottery(house)
})
afterAll(() => house.close())

/** What is counted of a member’s play: stake and valid stake of all days. */
async function countedOf({ id }: Member): Promise<[stake: number, valid: number]> {
  for (let times = 0; times < 3; times += 1) await house.followPlay()
  const { rows } = await house.pool.query(
    'select sum(stake) / 10000 as stake, sum(valid) / 10000 as valid from turnover.member_day where member = $1',
    [id],
  )
  return [Number(rows[0].stake), Number(rows[0].valid)]
}

const twoDigits = (count: number): string[] => Array.from({ length: count }, (_, n) => String(n).padStart(2, '0'))

test('a ticket that covers 71 of 100 numbers counts nothing, one of 70 its whole stake, also for the rebate', async () => {
  const number = await official.addIssue()
  const [covering, playing, both] = [await official.player(), await official.player(), await official.player()]
  await official.bet(covering, number, [{ play: 'top-two', tickets: twoDigits(71) }])
  await official.bet(playing, number, [{ play: 'top-two', tickets: twoDigits(70) }])
  await official.bet(both, number, [
    { play: 'top-two', tickets: twoDigits(71) },
    { play: 'bottom-two', tickets: ['05', '06'], times: 2 },
  ])
  await official.drawn(number, ['505', '05'])
  expect(await countedOf(covering)).toEqual([71, 0])
  expect(await countedOf(playing)).toEqual([70, 70])
  expect(await countedOf(both)).toEqual([75, 4])
  const valids = [covering, playing, both].map(async ({ token }) => {
    const { today } = (await house.call({ method: 'GET', path: '/wps/member/rebate', token })).body.value
    return today.map(({ gameType, valid }: Record<string, string>) => `${gameType} ${valid}`)
  })
  expect(await Promise.all(valids)).toEqual([[], ['ELOTT 70.00'], ['ELOTT 4.00']])
})

const SIX_BALLS = 'six-ball-draw'
const WITH_49 = ['1', '2', '3', '4', '5', '6', '49']
const WITH_48 = ['1', '2', '3', '4', '5', '6', '48']

/** The first word of a play of six balls: big, and red. */
const firstWordOf = (play: string) => ({
  play,
  selection: { rows: [[0]] },
  unitStake: '1.00',
  multiple: 1,
  units: 1,
})

/** Gives an issue its result as if it had been drawn, and settles it. */
async function drawn(number: string, result: readonly string[]): Promise<void> {
  await official.asOwner(
    `update lottery.issue set seals_at = clock_timestamp(), draws_at = clock_timestamp(), state = 'drawn',
            sealed_at = clock_timestamp(), sealed_after = 0, drawn_at = clock_timestamp(), result = $2
      where number = $1`,
    [number, result],
  )
  await lottery.follow(number)
}

/** Corrects the result of an issue, which the office does for official draws only. */
async function corrected(number: string, before: readonly string[], after: readonly string[]): Promise<void> {
  await official.asOwner(
    `insert into lottery.correction (id, issue, version, before, after, proposed_by, at)
     select $2, id, 2, $3, $4, $2, clock_timestamp() from lottery.issue where number = $1`,
    [number, randomUUID(), before, after],
  )
  const worker = openWorker(house)
  await worker.follow()
  await worker.follow()
  await worker.close()
}

test('what is refunded does not count; a correction counts it by the difference', async () => {
  const number = await lottery.addIssue(SIX_BALLS)
  const [member, even] = [await official.player(), await official.player()]
  const lines = [firstWordOf('special-sides'), firstWordOf('special-colour')]
  const bet = (who: Member, some: typeof lines) =>
    lottery.bet(who, {
      gameCode: SIX_BALLS,
      lines: some,
      stake: `${some.length}.00`,
      issues: [{ number, multiple: 1 }],
    })
  for (const [who, some] of [
    [member, lines],
    [even, lines.slice(0, 1)],
  ] as const) {
    const { status, body } = await bet(who, [...some])
    expect(status, JSON.stringify(body)).toBe(200)
  }
  // This one is paid by a later result what it is refunded now: 1.
  await official.asOwner(
    `update lottery.line set prizes = '{20000}' from lottery.slip
      where slip.id = line.slip and slip.member = $1`,
    [even.id],
  )
  await drawn(number, WITH_49)
  expect(await countedOf(member)).toEqual([2, 1])
  expect(await countedOf(even)).toEqual([1, 0])
  await corrected(number, WITH_49, WITH_48)
  expect(await countedOf(member)).toEqual([2, 2])
  expect(await countedOf(even)).toEqual([1, 1])
  expect(await official.story.balance(even)).toBe('1000.00')
})
