import { parseAmount } from '@sanuk/money/amount'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openTeams } from './team.fixture.ts'
import { type Node, openModel } from './team-model.fixture.ts'

let house: TestHouse
let teams: ReturnType<typeof openTeams>
beforeAll(async () => {
  house = await openHouse()
  teams = openTeams(house)
})
afterAll(() => house.close())

/** What is done on a day: numbers stand for people and amounts, taken modulo how many there are. */
const does = (name: 'join' | 'appoint' | 'play' | 'correct' | 'follow') =>
  fc.record({ does: fc.constant(name), who: fc.nat(), to: fc.nat() })
const changes = (name: 'move' | 'close' | 'play' | 'follow') =>
  fc.record({ does: fc.constant(name), who: fc.nat(), to: fc.nat() })
const day = fc.record({
  day: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: does('join') },
      { weight: 2, arbitrary: does('appoint') },
      { weight: 8, arbitrary: does('play') },
      { weight: 2, arbitrary: does('correct') },
      { weight: 2, arbitrary: does('follow') },
    ),
    { minLength: 10, maxLength: 20, size: 'max' },
  ),
  /** A day has one tree: what is moved or closed on it is so from the next day on. */
  evening: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: changes('move') },
      { weight: 1, arbitrary: changes('close') },
      { weight: 2, arbitrary: changes('play') },
      { weight: 1, arbitrary: changes('follow') },
    ),
    { minLength: 2, maxLength: 5, size: 'max' },
  ),
})

/** A sequence that goes wrong is told before the test's own time is up, as short as it has become by then. */
const IN_TIME = { interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true }

/** What the figures say of agents: by agent, scope and day. */
async function counted(agents: readonly string[]): Promise<Map<string, object>> {
  const { rows } = await house.pool.query(
    `select coalesce(play.agent, did.agent) || ' ' || coalesce(play.scope, did.scope) || ' ' || coalesce(play.day, did.day) as name,
            coalesce(rounds, 0)::int as rounds, coalesce(stake, 0)::text as stake, coalesce(win, 0)::text as win,
            coalesce(valid, 0)::text as valid, coalesce(joined, 0)::int as joined, coalesce(active, 0)::int as active
       from (
         select agent, scope, day, sum(rounds) as rounds, sum(stake) as stake, sum(win) as win, sum(valid) as valid
           from team.play_day where agent = any ($1) group by agent, scope, day
       ) play full join (select * from team.account_day where agent = any ($1)) did using (agent, scope, day)
      where (coalesce(rounds, 0), coalesce(joined, 0), coalesce(active, 0)) <> (0, 0, 0)`,
    [agents],
  )
  return new Map(rows.map(({ name, ...sums }) => [name, sums]))
}

/** Accounts that were active on at least one of the days, by agent and scope. */
async function activeWithin(agents: readonly string[], from: string, to: string): Promise<Map<string, number>> {
  const { rows } = await house.pool.query(
    `select agent || ' ' || scope as name, sum(members)::int as active from team.active_gap
      where agent = any ($1) and day between $2 and $3 and day - gap < $2
      group by agent, scope having sum(members) <> 0`,
    [agents, from, to],
  )
  return new Map(rows.map(({ name, active }) => [name, active]))
}

test('random play, corrections and moves count once for each level of the chain of their settled day', async () => {
  const property = fc.asyncProperty(fc.array(day, { minLength: 4, maxLength: 5, size: 'max' }), async (days) => {
    const model = openModel()
    for (const { day: steps, evening } of days) {
      house.passTimeUntilNoon()
      model.begin(house.today())
      for (const step of [...steps, ...evening]) {
        // Longer than what is new is looked at twice.
        house.passTime(20_000)
        await take(model, step)
      }
    }
    await Promise.all([house.followPlay(), house.followPlay()])
    const agents = model.nodes.filter(({ agent }) => agent).map(({ person }) => person.id)
    expect(await counted(agents)).toEqual(model.figures())
    const known = model.days()
    const ranges = [
      [0, known.length - 1],
      [1, 2],
      [known.length - 2, known.length - 1],
    ] as const
    for (const [first, last] of ranges) {
      const [from, to] = [known[first] ?? '', known[last] ?? '']
      expect(await activeWithin(agents, from, to)).toEqual(model.activeWithin(from, to))
    }
  })
  await fc.assert(property, { numRuns: runsSlowTests ? 6 : 2, ...IN_TIME })
})

type Model = ReturnType<typeof openModel>
type Step = { readonly does: string; readonly who: number; readonly to: number }

async function take(model: Model, { does, who, to }: Step): Promise<void> {
  const node = model.nodes[who % Math.max(1, model.nodes.length)]
  const other = model.nodes[to % Math.max(1, model.nodes.length)]
  if (does === 'follow') return house.followPlay()
  if (does === 'join' || !node) {
    const inviter = to % 4 === 0 ? undefined : other
    return void model.join(await teams.join(inviter?.person), inviter ?? null)
  }
  if (does === 'play') return play(model, node, to)
  if (does === 'correct') return correct(model, who, to)
  await change(model, node, { does, parent: to % 5 === 0 ? null : (other ?? null) })
}

type Change = { readonly does: string; readonly parent: Node | null }

async function change(model: Model, node: Node, { does, parent }: Change): Promise<void> {
  if (does === 'appoint') {
    const above = model.appoint(node)
    if (above !== undefined) await write('insert', node, above)
  } else if (does === 'move') {
    if (model.move(node, parent)) await write('move', node, parent)
  } else if (model.close(node)) await write('close', node, null)
}

/** Changes of the tree as rooms write them. */
async function write(what: 'insert' | 'move' | 'close', node: Node, parent: Node | null): Promise<void> {
  const [id, above, now] = [node.person.id, parent?.person.id ?? null, house.clock()]
  if (what === 'insert') {
    await house.pool.query(
      `insert into agents.agent (member, brand, type, parent, appointed_at, since)
       select id, brand, 1, $2, $3, $3 from members.member where id = $1`,
      [id, above, now],
    )
  } else if (what === 'move') {
    await house.pool.query('update agents.agent set parent = $2, since = $3 where member = $1', [id, above, now])
  } else {
    await house.pool.query(`update agents.agent set state = 'closed', since = $2 where member = $1`, [id, now])
  }
}

/** A round that was settled today or on a day before, since they joined. */
async function play(model: Model, node: Node, to: number): Promise<void> {
  const days = model.days().filter((known) => known >= node.joined)
  const back = to % 5 === 0 ? to % days.length : 0
  const at = new Date(house.clock().getTime() - back * 24 * 60 * 60 * 1000)
  const [stake, win] = [10 + (to % 200), to % 3 === 0 ? 5 + (to % 60) : 0]
  const gameType = to % 2 === 0 ? 'RNG' : 'LIVE'
  const id = await teams.story.recordRound(node.person, { stake: `${stake}`, win: `${win}`, gameType, at })
  model.play({
    id,
    node,
    day: days.at(-1 - back) ?? '',
    gameType,
    stake: parseAmount(`${stake}`),
    win: parseAmount(`${win}`),
  })
}

/** A round's result changes after it was settled, or the round is taken back. */
async function correct(model: Model, who: number, to: number): Promise<void> {
  const round = model.rounds[who % Math.max(1, model.rounds.length)]
  if (!round) return
  const win = parseAmount(`${to % 200}`)
  const undone = to % 7 === 0
  if (undone) model.undo(round)
  else round.win = win
  await house.pool.query(
    `update wagers.round set state = $2, stake = case when $3 then 0 else stake end, win = case when $3 then 0 else $4 end
      where id = $1`,
    [round.id, undone ? 'rolled_back' : 'resettled', undone, win],
  )
}

test('two followers at once count once, and one that is killed leaves nothing half done', async () => {
  const top = await teams.agentOf()
  const member = await teams.join(top)
  await house.followPlay()
  const before = (await teams.overview(top)).total
  await teams.story.recordRound(member, { stake: '150' })
  const [holder, server] = [await house.pool.connect(), new pg.Client({ connectionString: house.clones.serverUrl })]
  await server.connect()
  // The follower has counted when it comes to this row, and is killed while it waits for it.
  await holder.query('begin')
  await holder.query('select from team.followed for update')
  const killed = house.followPlay().then(
    () => 'ended',
    () => 'failed',
  )
  const waiting = `wait_event_type = 'Lock' and query like '%update team.followed%' and datname = current_database()`
  const kill = `select pg_terminate_backend(pid) as killed from pg_stat_activity where ${waiting}`
  await expect.poll(async () => (await server.query(kill)).rows).toEqual([{ killed: true }])
  await holder.query('rollback')
  holder.release()
  await server.end()
  expect(await killed).toBe('failed')
  expect((await teams.overview(top)).total).toEqual(before)
  await Promise.all([house.followPlay(), house.followPlay(), house.followPlay()])
  expect((await teams.overview(top)).total).toMatchObject({ rounds: 1, stake: '150.00', active: 1, joined: 2 })
})
