import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { collector, played } from '../points/mall.fixture.ts'

const PROGRAM = join(import.meta.dirname, '../../src/turnover.ts')

let house: TestHouse
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await lively()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

async function rebuild(...words: string[]) {
  const env = { ...process.env, SANUK_DATABASE_URL: house.clones.serverUrl }
  const child = spawn(process.execPath, [PROGRAM, 'rebuild', ...words], { env })
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [said, fault] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(fault).toBe('')
  return { exit: await exit, said, wrong: said.split('\n').filter((line) => line.startsWith('✗')) }
}

const job = (name: string) => house.jobs.find((one) => one.name === name)?.work()

/** All that follows play has seen everything: what happened a moment ago is looked at twice. */
async function settle(): Promise<void> {
  await house.followPlay()
  house.passTime(15_000)
  await house.followPlay()
}

async function deposited(member: string, amount: bigint): Promise<void> {
  await house.pool.query(
    `insert into cashier.deposit (id, brand, member, request_id, reference, method, amount, asked, currency, payload,
                                  state, requested_at, expires_at, credited_at)
     select $1::uuid, brand, id, $1::uuid, $1::uuid::text, 'promptpay', $3, $3, 'THB', '', 'credited', $4, $4, $4
       from members.member where id = $2`,
    [randomUUID(), member, amount, house.clock()],
  )
}

let member = ''

/** Play of every kind with corrections, deposits, sign-ins, ranks, points, missions and the board. */
async function lively(): Promise<void> {
  await job('missions-begin-plans')
  const people = [await collector(house, 0), await collector(house, 0), await collector(house, 0)]
  member = people[0]?.id ?? ''
  const day = 24 * 60 * 60 * 1000
  for (const [index, { id, token }] of people.entries()) {
    await deposited(id, 120_000_000n)
    const rounds = [
      await played(house, id, { stake: 120_000 + index, win: 90 }),
      await played(house, id, { stake: 700, type: 'LIVE', win: 1400 }),
      await played(house, id, { stake: 700, type: 'LIVE', win: 700 }),
      await played(house, id, { stake: 50, type: 'SPORTS', win: 20 }),
      await played(house, id, { stake: 300, type: 'RNG', win: 900, at: new Date(house.clock().getTime() - 2 * day) }),
      await played(house, id, { stake: 40, type: 'FISH', currency: 'USD' }),
    ]
    await settle()
    await house.pool.query("update wagers.round set win = 0, state = 'resettled' where id = $1", [rounds[1]])
    await house.pool.query("update wagers.round set stake = 0, win = 0, state = 'rolled_back' where id = $1", [
      rounds[3],
    ])
    await house.call({ method: 'GET', path: '/wps/relay/missions', token })
    await house.call({ method: 'POST', path: '/wps/relay/missions/check-in', token })
  }
  await settle()
}

const VERDICTS = [
  ...['Days of play by game', 'Days of play by member', 'Points granted for days of play'],
  ...['Ranks that deposits and play reach', 'Progress in missions', 'Scores of the board'],
]

test('the rebuild confirms all sums after mixed play, also with rounds not counted yet', async () => {
  const { exit, said } = await rebuild()
  expect(said).toContain(`THB stake 365103.00`)
  expect(said.split('\n').slice(1, -1)).toEqual(VERDICTS.map((title) => `✓ ${title}`))
  expect(exit).toBe(0)
  await played(house, member, { stake: 5 })
  expect((await rebuild()).wrong).toEqual([])
  await settle()
  expect((await rebuild()).wrong).toEqual([])
})

test.each([
  ['Days of play by game', 'update turnover.game_day set valid = valid + 1 where member = $1 and game_type = $$RNG$$'],
  ['Days of play by game', 'delete from turnover.game_day where member = $1 and game_type = $$LIVE$$'],
  ['Days of play by member', 'update turnover.member_day set stake = stake - 10000 where member = $1'],
  ['Points granted for days of play', 'update points.day set points = points + 7 where member = $1'],
  ['Points granted for days of play', 'delete from points.day where member = $1'],
  ['Ranks that deposits and play reach', 'update vip.standing set level = 0, reached = 0 where member = $1'],
  ['Progress in missions', 'update missions.progress set progress = progress + 10000 where member = $1'],
  ['Scores of the board', 'update missions.score set score = score - 1 where member = $1'],
])('%s: a falsified sum is found and repaired, and others stay as they are: %s', async (title, falsify) => {
  const kept = await everything()
  const { rowCount } = await owner.query(falsify, [member])
  expect(rowCount).toBeGreaterThan(0)
  const found = await rebuild()
  expect(found.exit).toBe(1)
  expect(found.wrong).toHaveLength(1)
  expect(found.wrong[0]).toContain(`✗ ${title}: `)
  expect(found.wrong[0]).toContain(member)
  const before = await deeds()
  const repaired = await rebuild('--repair')
  expect(repaired.said.split('Repaired:\n')[1]).not.toContain('✗')
  expect(await deeds()).toBe(before + 1)
  await settle()
  expect(await everything()).toEqual(kept)
  // A second time there is nothing to do, and nothing is done.
  expect(await rebuild('--repair')).toMatchObject({ exit: 0, wrong: [] })
  expect(await deeds()).toBe(before + 1)
})

const deeds = async (): Promise<number> =>
  (await house.pool.query("select count(*)::int as deeds from audit.deed where subject = 'turnover.sums'")).rows[0]
    .deeds

/** All that is made of play, and what members have of it. */
async function everything() {
  const parts = await Promise.all(
    [
      'select member, day, game, rounds, stake, win, valid, wins from turnover.game_day where rounds <> 0 order by 1, 2, 3',
      'select member, day, currency, rounds, stake, win, valid from turnover.member_day order by 1, 2, 3',
      'select member, day, points from points.day order by 1, 2',
      'select member, level, reached from vip.standing order by 1',
      'select member, mission, period, progress, claimed_at, completed_at is null from missions.progress order by 1, 2, 3',
      'select member, week, score from missions.score order by 1, 2',
      "select owner, balance from ledger.account_balance where kind in ('points', 'member') order by 1, 2",
    ].map((query) => house.pool.query(query)),
  )
  return parts.map(({ rows }) => rows)
}
