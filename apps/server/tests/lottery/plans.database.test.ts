import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { openLottery } from './lottery.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let lottery: ReturnType<typeof openLottery>
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  lottery = openLottery(house)
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

type Member = Awaited<ReturnType<typeof player>>

/** Somebody with 1 000 baht. */
async function player() {
  const member = await story.member()
  await story.deposit(member, '1000.00')
  return member
}

/** The first of five digits is a 7: 2.00 staked, 19.56 won. */
const SEVEN = {
  play: 'position',
  selection: { rows: [[7], [], [], [], []] },
  unitStake: '2.00',
  multiple: 1,
  series: 1956,
  units: 1,
}
const HIT = [...'70000']
const MISS = [...'10000']

/** Issues one after another, each bet on once. */
async function plan(member: Member, count: number, more: { stop?: object; line?: object } = {}) {
  const issues: string[] = []
  for (let n = 0; n < count; n += 1) issues.push(await lottery.addIssue(undefined, 120_000 + n * 1_000))
  const bet = await lottery.bet(member, {
    lines: [{ ...SEVEN, ...more.line }],
    stake: (count * 2).toFixed(2),
    issues: issues.map((number) => ({ number, multiple: 1 })),
    ...(more.stop && { stop: more.stop }),
  })
  expect(bet.status, JSON.stringify(bet.body)).toBe(200)
  const { list } = (await read(member, '/lotto/lgw/plans')).body.value
  return { issues, id: String(list[0].id) }
}

const read = ({ token }: Member, path: string) => house.call({ method: 'GET', path, token })
const cancel = ({ token }: Member, id: string) =>
  house.call({ method: 'DELETE', path: `/lotto/lgw/plans/${id}`, token })
const planOf = async (member: Member, id: string) => (await read(member, `/lotto/lgw/plans/${id}`)).body.value

/** Where the tickets of a plan stand, in the order of these issues. */
async function statesOf(member: Member, { issues, id }: { readonly issues: readonly string[]; readonly id: string }) {
  const { tickets } = await planOf(member, id)
  const states = new Map(tickets.map(({ issue, state }: { issue: string; state: string }) => [issue, state]))
  return issues.map((issue) => states.get(issue))
}

/** Draws an issue with this result. It is settled when the platform follows its issues next. */
async function draw(number: string | undefined, result: string[]) {
  await owner.query(
    `update lottery.issue
        set seals_at = clock_timestamp(), draws_at = clock_timestamp(), sealed_at = clock_timestamp(), sealed_after = 0,
            drawn_at = clock_timestamp(), state = 'drawn', result = $2
      where number = $1`,
    [number, result],
  )
}

async function settle(number: string | undefined, result: string[]) {
  await draw(number, result)
  await house.followPlay()
}

test('a plan that ends with a win takes back what is left after the first one', async () => {
  const member = await player()
  // At 1900 instead of 1956 a stake of 2.00 brings 0.056 home whatever is drawn, which is no win.
  const { issues, id } = await plan(member, 4, { stop: { onWin: true }, line: { series: 1900 } })
  expect(await story.balance(member)).toBe('992.00')
  await settle(issues[0], MISS)
  expect((await planOf(member, id)).plan).toMatchObject({
    state: 'running',
    stop: { onWin: true },
    issues: { all: 4, done: 1, left: 3, returned: 0 },
    firstIssue: issues[0],
    lastIssue: issues[3],
  })
  await settle(issues[1], HIT)
  const { plan: stopped, tickets } = await planOf(member, id)
  expect(stopped).toMatchObject({ state: 'stopped', stoppedBy: 'win', cancellable: false })
  expect(stopped).toMatchObject({ stake: '8.00', staked: '4.00', won: '19.00', returned: '4.00' })
  expect(stopped.issues).toEqual({ all: 4, done: 2, left: 0, returned: 2 })
  expect(await statesOf(member, { issues, id })).toEqual(['lost', 'won', 'cancelled', 'cancelled'])
  expect(await story.balance(member)).toBe('1015.112')
  const day = house.today()
  const rounds = (await read(member, `/wps/member/rounds?from=${day}&to=${day}`)).body.value.list
  const states = rounds.map(({ id: round, state }: { id: string; state: string }) => [round, state])
  expect(tickets.map((ticket: { id: string }) => new Map(states).get(ticket.id))).toContain('rolled_back')
})

test('a plan that ends at a profit goes on below it, and a ticket whose bets ended before stays', async () => {
  const member = await player()
  // 19.56 − 4.00 after the second issue.
  const { issues, id } = await plan(member, 4, { stop: { profit: '15.56' } })
  const onward = await plan(member, 4, { stop: { profit: '15.5601' } })
  await settle(issues[0], MISS)
  await settle(onward.issues[0], MISS)
  await lottery.endBets(issues[2] ?? '')
  await settle(issues[1], HIT)
  await settle(onward.issues[1], HIT)
  const { plan: stopped } = await planOf(member, id)
  expect(stopped).toMatchObject({ state: 'stopped', stoppedBy: 'profit', stop: { profit: '15.56' } })
  expect(await statesOf(member, { issues, id })).toEqual(['lost', 'won', 'open', 'cancelled'])
  expect((await planOf(member, onward.id)).plan).toMatchObject({ state: 'running', cancellable: true })
  // 16.00 staked, twice 19.56 won, one ticket came back.
  expect(await story.balance(member)).toBe('1025.12')
})

test('a plan without a stop plays to its end', async () => {
  const member = await player()
  const { issues, id } = await plan(member, 2)
  await settle(issues[0], HIT)
  expect((await planOf(member, id)).plan).toMatchObject({ state: 'running', stop: null, stoppedBy: null })
  await settle(issues[1], MISS)
  expect((await planOf(member, id)).plan).toMatchObject({ state: 'finished', staked: '4.00', won: '19.56' })
})

test('a bet on one issue is no plan, whatever it says about a stop', async () => {
  const member = await player()
  const number = await lottery.addIssue()
  await lottery.bet(member, {
    lines: [SEVEN],
    stake: '2.00',
    issues: [{ number, multiple: 1 }],
    stop: { onWin: true },
  })
  expect((await read(member, '/lotto/lgw/plans')).body.value.list).toEqual([])
})

test('several processes and the member end a plan at once, and each stake comes home once', async () => {
  const member = await player()
  const { issues, id } = await plan(member, 12, { stop: { onWin: true } })
  await draw(issues[0], HIT)
  const [, , first, second] = await Promise.all([
    house.followPlay(),
    house.followPlay(),
    cancel(member, id),
    cancel(member, id),
  ])
  await house.followPlay()
  expect([first.status, second.status]).toEqual([200, 200])
  const { plan: ended } = await planOf(member, id)
  expect(ended).toMatchObject({ state: 'stopped', issues: { all: 12, done: 1, left: 0, returned: 11 } })
  expect(await story.balance(member)).toBe('1017.56')
})

test('a process that dies while a plan is stopped leaves it to the next one', async () => {
  const member = await player()
  const { issues, id } = await plan(member, 3, { stop: { onWin: true } })
  await draw(issues[0], HIT)
  const server = new pg.Client({ connectionString: house.clones.serverUrl })
  await server.connect()
  await owner.query('begin')
  await owner.query('select lottery.hold_issue_alone(id) from lottery.issue where number = $1', [issues[2]])
  const following = house.followPlay()
  // It waits in the middle of taking tickets back, with the settlement committed.
  await expect
    .poll(
      async () => {
        const { rows } = await server.query(
          `select pg_terminate_backend(pid) as dead from pg_locks
            where locktype = 'advisory' and classid = 1819239540 and not granted
              and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows.map(({ dead }) => dead)
      },
      { timeout: 10_000 },
    )
    .toEqual([true])
  await following
  await owner.query('rollback')
  await server.end()
  expect(await lottery.stateOf(issues[0] ?? '')).toBe('settled')
  expect(await statesOf(member, { issues, id })).toEqual(['won', 'open', 'open'])
  await house.followPlay()
  await house.followPlay()
  expect(await statesOf(member, { issues, id })).toEqual(['won', 'cancelled', 'cancelled'])
  expect(await story.balance(member)).toBe('1017.56')
})

test('a member takes back what is left of a plan, and nobody else does', async () => {
  const member = await player()
  const { issues, id } = await plan(member, 3)
  await lottery.endBets(issues[0] ?? '')
  expect((await cancel(await player(), id)).status).toBe(404)
  const answer = (await cancel(member, id)).body.value
  expect(answer.balance).toBe('998.00')
  expect(answer.plan).toMatchObject({ state: 'stopped', stoppedBy: 'member', returned: '4.00', cancellable: false })
  expect((await cancel(member, id)).body.value.plan.returned).toBe('4.00')
  const sealed = await plan(member, 2)
  for (const number of sealed.issues) await lottery.endBets(number)
  expect((await cancel(member, sealed.id)).body.code).toBe('issue_closed')
  expect((await planOf(member, sealed.id)).plan.state).toBe('running')
})

test('the lines of a bet may not cover more together than one of them', async () => {
  const member = await player()
  const number = await lottery.addIssue()
  const digits = (...row: number[]) => ({
    ...SEVEN,
    unitStake: '0.20',
    selection: { rows: [row, row, row, row, row] },
    units: row.length * 5,
  })
  const bet = (lines: { units: number }[]) =>
    lottery.bet(member, {
      lines,
      stake: (lines.reduce((units, line) => units + line.units, 0) * 0.2).toFixed(2),
      issues: [{ number, multiple: 1 }],
    })
  const covered = await bet([digits(0, 1, 2, 3), digits(4, 5, 6, 7, 8)])
  expect(covered.body).toMatchObject({ code: 'coverage_limit', fields: [{ field: 'lines.1' }] })
  // 40 of 50 units is what one line may cover; the same picks again cover no more.
  expect((await bet([digits(0, 1, 2, 3), digits(4, 5, 6, 7), digits(3, 2, 1, 0)])).status).toBe(200)
})
