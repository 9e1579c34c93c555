import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import { type Bought, openNumberLimits } from './number-limits.fixture.ts'
import { LAO, openOfficialHouse } from './official.fixture.ts'

let house: TestHouse
let limits: ReturnType<typeof openNumberLimits>
beforeAll(async () => {
  house = await openOfficialHouse()
  limits = openNumberLimits(house)
})
afterAll(() => house.close())

/** What a refusal says of a line's numbers. */
const faultsOf = ({ status, body }: Awaited<ReturnType<typeof limits.buy>>) => ({
  status,
  code: body.code,
  fields: body.fields?.map(({ field }: { field: string }) => field),
  value: body.value,
})

const staked = async (issue: string, play: string): Promise<Record<string, number>> => {
  const { rows } = await house.pool.query(
    `select number_stake.number, stake / 10000 as stake from lottery.number_stake
       join lottery.issue on issue.id = number_stake.issue where issue.number = $1 and play = $2 and stake > 0`,
    [issue, play],
  )
  return Object.fromEntries(rows.map(({ number, stake }) => [number, Number(stake)]))
}

test('a number is sold at full, then at half, then not at all, and nothing is half taken', async () => {
  await limits.rule('top-two', '5.00', '8.00')
  const member = await limits.player('100.00')
  const issue = await limits.addIssue()
  const full = (number: string, times: number): Bought => ({ play: 'top-two', numbers: [number], times })
  const half = (number: string, times: number): Bought => ({ ...full(number, times), rate: 'half' })
  const state = (rate: string, left: string, line = 0) => [
    { line, play: 'top-two', numbers: [{ number: '12', rate, left }] },
  ]

  expect(faultsOf(await limits.buy(member, issue, [full('12', 6)]))).toEqual({
    status: 422,
    code: 'number_limit_exceeded',
    fields: ['lines.0'],
    value: state('full', '5.00'),
  })
  expect(faultsOf(await limits.buy(member, issue, [half('12', 1)]))).toMatchObject({
    code: 'number_rate_changed',
    value: state('full', '5.00'),
  })
  await limits.bought(member, issue, [full('12', 2), full('12', 3)])
  // The second line alone is refused; the first is not taken without it.
  expect(faultsOf(await limits.buy(member, issue, [full('34', 1), full('12', 1)]))).toEqual({
    status: 409,
    code: 'number_rate_changed',
    fields: ['lines.1'],
    value: state('half', '3.00', 1),
  })
  expect(faultsOf(await limits.buy(member, issue, [half('12', 4)]))).toMatchObject({
    code: 'number_limit_exceeded',
    value: state('half', '3.00'),
  })
  await limits.bought(member, issue, [half('12', 3)])
  expect(faultsOf(await limits.buy(member, issue, [half('12', 1)]))).toMatchObject({
    status: 422,
    code: 'number_closed',
    value: state('closed', '0.00'),
  })
  await limits.bought(member, issue, [full('34', 4)])
  expect(await limits.rates(issue, 'top-two')).toEqual([
    {
      play: 'top-two',
      left: '5.00',
      numbers: [
        { number: '12', rate: 'closed', left: '0.00' },
        { number: '34', rate: 'full', left: '1.00' },
      ],
    },
  ])
  expect(await limits.story.balance(member)).toBe('88.00')
  expect(await staked(issue, 'top-two')).toEqual({ '12': 8, '34': 4 })
})

test('a rule counts what was staked before it, and a cancelled ticket frees its numbers', async () => {
  const member = await limits.player('100.00')
  const [issue, other] = [await limits.addIssue(), await limits.addIssue()]
  const line = { play: 'top-three', numbers: ['555', '007'], times: 4 }
  const [first] = await limits.bought(member, [issue, other], [line])
  const [gone] = await limits.bought(member, issue, [line])
  await limits.cancelTicket(member, gone?.id ?? '')
  await limits.rule('top-three', null, '5.00')
  expect(await limits.rates(issue, 'top-three')).toMatchObject([
    {
      left: '5.00',
      numbers: [
        { number: '007', rate: 'full', left: '1.00' },
        { number: '555', rate: 'full', left: '1.00' },
      ],
    },
  ])
  expect(faultsOf(await limits.buy(member, issue, [{ ...line, times: 2 }])).code).toBe('number_limit_exceeded')
  expect((await limits.cancelTicket(member, first?.id ?? '')).status).toBe(200)
  expect(await staked(issue, 'top-three')).toEqual({})
  expect(await staked(other, 'top-three')).toEqual({ '007': 4, '555': 4 })
  await limits.bought(member, issue, [{ ...line, times: 5 }])
  expect(await staked(issue, 'top-three')).toEqual({ '007': 5, '555': 5 })
  // Counted a second time, it is the same.
  await limits.rule('top-three', null, '6.00')
  expect(await staked(issue, 'top-three')).toEqual({ '007': 5, '555': 5 })
})

test('each issue of a bet is checked, and a plan that is taken back frees its numbers', async () => {
  await limits.rule('bottom-two', null, '5.00')
  const member = await limits.player('100.00')
  const issues = [await limits.addIssue(), await limits.addIssue(), await limits.addIssue()]
  const line = { play: 'bottom-two', numbers: ['21'] }
  await limits.bought(member, issues[1] ?? '', [{ ...line, times: 3 }])
  expect(faultsOf(await limits.buy(member, issues, [{ ...line, times: 4 }]))).toMatchObject({
    code: 'number_limit_exceeded',
    value: [{ line: 0, numbers: [{ number: '21', rate: 'full', left: '2.00' }] }],
  })
  await limits.bought(member, issues, [{ ...line, times: 2 }])
  const { body } = await house.call({ method: 'GET', path: '/lotto/lgw/plans', token: member.token })
  const path = `/lotto/lgw/plans/${body.value.list[0].id}`
  expect((await house.call({ method: 'DELETE', path, token: member.token })).status).toBe(200)
  const left = await Promise.all(issues.map((issue) => staked(issue, 'bottom-two')))
  expect(left).toEqual([{}, { '21': 3 }, {}])
})

test('accepts concurrent bets up to the limit without a deadlock', async () => {
  await limits.rule('top-two-any-order', null, '3.00')
  const issue = await limits.addIssue()
  const numbers = ['12', '13', '14', '15', '23', '24', '25', '34', '35', '45']
  const members = await Promise.all(Array.from({ length: 6 }, () => limits.player('100.00')))
  const answers = await Promise.all(
    members.map((member, at) => {
      const own = at % 2 === 0 ? numbers : numbers.toReversed()
      return limits.buy(member, issue, [{ play: 'top-two-any-order', numbers: own }])
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body.code)).toEqual(['number_closed', 'number_closed', 'number_closed'])
  expect(await staked(issue, 'top-two-any-order')).toEqual(Object.fromEntries(numbers.map((one) => [one, 3])))
})

test('half the prize is kept on the ticket and paid: two digits, any order and a run', async () => {
  const issue = await limits.addIssue()
  const plays = [
    ['top-two', ['27']],
    ['top-three-any-order', ['257']],
    ['run-top', ['5']],
  ] as const
  for (const [play, numbers] of plays) await limits.markIn(issue, 'half', { play, numbers })
  const member = await limits.player('100.00')
  const [ticket] = await limits.bought(
    member,
    issue,
    plays.map(([play, numbers]) => ({ play, numbers, rate: 'half' })),
  )
  const path = `/lotto/lgw/tickets/${ticket?.id}`
  const { lines } = (await house.call({ method: 'GET', path, token: member.token })).body.value
  // Of a unit staked with 2: half of 90, 150 and 3.2 times the stake.
  expect(lines.map(({ rate, prizes }: { rate: string; prizes: string[] }) => [rate, prizes[0]])).toEqual([
    ['half', '90.00'],
    ['half', '150.00'],
    ['half', '3.20'],
  ])
  await limits.drawn(issue, ['527', '05'])
  // 97 are left; 45, 75 and 1.6 are won.
  expect(await limits.story.balance(member)).toBe('218.60')
})

test('marks hold for one issue or for all, until they are taken off', async () => {
  const member = await limits.player('100.00')
  const [one, two] = [await limits.addIssue(), await limits.addIssue()]
  await limits.markIn(null, 'half', { play: 'run-bottom', numbers: ['7', '8'] })
  await limits.markIn(one, 'closed', { play: 'run-bottom', numbers: ['7'] })
  const line = (number: string, rate?: 'half'): Bought => ({
    play: 'run-bottom',
    numbers: [number],
    ...(rate && { rate }),
  })
  const codeOf = async (issue: string, bought: Bought) => (await limits.buy(member, issue, [bought])).body.code
  expect(await codeOf(one, line('7', 'half'))).toBe('number_closed')
  expect(await codeOf(two, line('7'))).toBe('number_rate_changed')
  await limits.bought(member, one, [line('8', 'half'), line('9')])
  await limits.bought(member, two, [line('7', 'half')])
  // Nothing is counted where there is no rule.
  expect(await staked(one, 'run-bottom')).toEqual({})
  // Marked anew: the earlier mark is replaced.
  await limits.markIn(null, 'closed', { play: 'run-bottom', numbers: ['8'] })
  const { marks, plays } = (await limits.operator('GET', `/lottery/games/${LAO}/numbers`)).body.value
  const own = marks.filter(({ play }: { play: string }) => play === 'run-bottom')
  expect(
    own.map(({ number, rate, issue, markedBy }: Record<string, { username: string }>) => [
      ...[number, rate, issue, markedBy?.username],
    ]),
  ).toEqual([
    ['8', 'closed', null, expect.any(String)],
    ['7', 'closed', one, expect.any(String)],
    ['7', 'half', null, expect.any(String)],
  ])
  expect(own[0].markedBy.username).not.toBe('')
  expect(plays.map(({ play, digits }: { play: string; digits: number }) => `${play} ${digits}`)).toContain(
    'run-bottom 1',
  )
  for (const { id } of own) expect((await limits.operator('DELETE', `/lottery/number-marks/${id}`)).status).toBe(200)
  expect((await limits.operator('DELETE', `/lottery/number-marks/${own[0].id}`)).status).toBe(404)
  await limits.bought(member, one, [line('7'), line('8')])
  expect(await limits.rates(one, 'run-bottom')).toEqual([])
})

test('marks of another brand are neither shown nor in force', async () => {
  const issue = await limits.addIssue()
  await limits.markIn(issue, 'closed', { play: 'top-three', numbers: ['909'] })
  const { rows } = await house.pool.query('select id from lottery.issue where number = $1', [issue])
  await house.pool.query(
    `insert into lottery.number_mark (id, brand, game, play, number, issue, rate, marked_by, marked_at)
     values ($1, $1, $2, 'top-three', '808', $3, 'closed', $1, clock_timestamp())`,
    [randomUUID(), LAO, rows[0].id],
  )
  const member = await limits.player('100.00')
  await limits.bought(member, issue, [{ play: 'top-three', numbers: ['808'] }])
  const [mine] = await limits.rates(issue, 'top-three')
  const rateOf = (wanted: string) => mine.numbers.find(({ number }: { number: string }) => number === wanted)?.rate
  expect(rateOf('909')).toBe('closed')
  expect(rateOf('808')).not.toBe('closed')
})

test('rejects limits and half rates for plays without single numbers', async () => {
  const member = await limits.player('100.00')
  const issue = await limits.addIssue()
  const rule = { gameCode: LAO, play: 'position-top', halfFrom: '1.00', closedFrom: null }
  expect((await limits.operator('POST', '/lottery/number-rules', rule)).body).toMatchObject({
    code: 'invalid_request',
    fields: [{ field: 'play' }],
  })
  const reversed = { ...rule, play: 'run-top', halfFrom: '5.00', closedFrom: '5.00' }
  expect((await limits.operator('POST', '/lottery/number-rules', reversed)).body.fields[0].field).toBe('closedFrom')
  const short = { gameCode: LAO, play: 'top-two', numbers: ['1'], rate: 'half', issue: null }
  expect((await limits.operator('POST', '/lottery/number-marks', short)).body.fields[0].field).toBe('numbers')
  const line = {
    play: 'position-top',
    selection: { rows: [[1], [], []] },
    unitStake: '1.00',
    multiple: 1,
    units: 1,
    rate: 'half',
  }
  const answer = await house.call({
    method: 'POST',
    path: '/lotto/lgw/bets',
    token: member.token,
    body: {
      requestId: randomUUID(),
      gameCode: LAO,
      lines: [line],
      issues: [{ number: issue, multiple: 1 }],
      stake: '1.00',
    },
  })
  expect(answer.body).toMatchObject({ code: 'number_rate_changed', value: [{ line: 0, numbers: [] }] })
})

test('the stakes on each number of an issue are shown to operators, with how it is sold', async () => {
  const issue = await limits.addIssue()
  await limits.markIn(issue, 'closed', { play: 'top-two', numbers: ['99'] })
  const member = await limits.player('100.00')
  await limits.bought(member, issue, [{ play: 'top-two', numbers: ['10', '20'], times: 2 }])
  const answer = await limits.operator('GET', `/lottery/issues/${await limits.idOf(issue)}/numbers`)
  const own = answer.body.value.plays.find(({ play }: { play: string }) => play === 'top-two')
  expect(own).toMatchObject({
    digits: 2,
    numbers: [
      { number: '10', stake: '2.00', rate: 'full' },
      { number: '20', stake: '2.00', rate: 'full' },
      { number: '99', stake: '0.00', rate: 'closed' },
    ],
  })
})

test('stakes of play money close no number and meet no limit', async () => {
  const guest = (await house.call({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })).body.value
  const member = await limits.player('100.00')
  const issue = await limits.addIssue()
  const line = { play: 'top-three-any-order', numbers: ['123'], times: 9 }
  await limits.bought(guest, issue, [line])
  await limits.rule('top-three-any-order', null, '5.00')
  await limits.bought(guest, issue, [line])
  expect(await staked(issue, 'top-three-any-order')).toEqual({})
  await limits.bought(member, issue, [{ ...line, times: 5 }])
  expect(faultsOf(await limits.buy(member, issue, [{ ...line, times: 1 }])).code).toBe('number_closed')
})
