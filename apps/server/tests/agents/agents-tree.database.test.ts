import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openAgents, type Person } from './agents.fixture.ts'

let house: TestHouse
let desk: ReturnType<typeof openAgents>
beforeAll(async () => {
  house = await openHouse()
  desk = openAgents(house)
})
afterAll(() => house.close())

/** What is done to a tree: numbers stand for people, taken modulo how many there are. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('join' as const), who: fc.nat(), to: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('appoint' as const), who: fc.nat(), to: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('move' as const), who: fc.nat(), to: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('close' as const), who: fc.nat(), to: fc.nat() }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A sequence that goes wrong is told before the test's own time is up, as short as it has become by then. */
const IN_TIME = { interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true }

type Node = {
  readonly person: Person
  readonly invitedBy: Node | null
  /** Once appointed; `leads` is false for a type that may have no agents. */
  agent?: { parent: Node | null; leads: boolean; closed: boolean }
}

/** The rules again, as sentences of the README of `agents`, over objects in memory. */
const isOpen = ({ agent }: Node) => agent !== undefined && !agent.closed
const above = (node: Node): Node[] => (node.agent?.parent ? [node.agent.parent, ...above(node.agent.parent)] : [])
const inviting = ({ invitedBy }: Node): Node | null =>
  invitedBy === null || invitedBy.agent ? invitedBy : inviting(invitedBy)
const chainOf = (first: Node | null): Node[] => (first ? [first, ...above(first)] : [])
const ownerOf = (node: Node): Node | null =>
  chainOf(node.agent ? node.agent.parent : inviting(node)).find(isOpen) ?? null

function expectAppoint(node: Node, leads: boolean): string | null {
  if (isOpen(node)) return 'agent_exists'
  const first = node.agent ? node.agent.parent : inviting(node)
  const parent = chainOf(first).find((one) => isOpen(one) && one.agent?.leads) ?? null
  node.agent = { parent, leads, closed: false }
  return null
}

function expectMove(node: Node, to: Node | null): string | null {
  if (!node.agent) return 'not_found'
  if (node.agent.closed) return 'agent_closed'
  if (to && !to.agent) return 'agent_unknown'
  if (to?.agent?.closed) return 'agent_closed'
  if (to && !to.agent?.leads) return 'agent_type_without_agents'
  if (to && [to, ...above(to)].includes(node)) return 'agent_cycle'
  if (node.agent.parent === to) return 'agent_in_place'
  node.agent.parent = to
  return null
}

function expectClose(node: Node, all: readonly Node[]): string | null {
  if (!node.agent) return 'not_found'
  if (node.agent.closed) return 'agent_closed'
  if (all.some((one) => one.agent?.parent === node && !one.agent.closed)) return 'agent_has_agents'
  node.agent.closed = true
  return null
}

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => (status === 200 ? null : body.code)

async function take({ does, who, to }: Step, all: Node[]): Promise<void> {
  const at = (number: number): Node | null => (all.length === 0 ? null : (all[number % all.length] ?? null))
  const node = at(who)
  if (does === 'join' || !node) {
    const invitedBy = to % 4 === 0 ? null : at(to)
    all.push({ person: await desk.join(invitedBy?.person), invitedBy })
  } else if (does === 'appoint') {
    const leads = to % 4 !== 0
    const expected = expectAppoint(node, leads)
    expect(codeOf(await desk.appoint(node.person, leads ? 2 : 42))).toBe(expected)
  } else if (does === 'move') {
    const target = to % 5 === 0 ? null : at(to)
    const expected = expectMove(node, target)
    expect(await desk.move(node.person, target?.person ?? null)).toBe(expected)
  } else {
    const expected = expectClose(node, all)
    expect(codeOf(await desk.state(node.person, 'closed'))).toBe(expected)
  }
}

test('random appointments, moves and closures leave the tree that a simple model has', async () => {
  const steps = fc.array(step, { minLength: 50, maxLength: 60, size: 'max' })
  const property = fc.asyncProperty(steps, async (taken) => {
    const all: Node[] = []
    for (const one of taken) await take(one, all)
    for (const node of all.filter(({ agent }) => agent)) {
      const found = await desk.read(node.person)
      expect(found.path.map(({ id }: Person) => id)).toEqual(
        above(node)
          .map(({ person }) => person.id)
          .reverse(),
      )
      expect(found.state).toBe(node.agent?.closed ? 'closed' : 'active')
      const own = all.filter((one) => !isOpen(one) && ownerOf(one) === node)
      expect(found.members).toBe(own.length)
      const branch = all.filter((one) => isOpen(one) && above(one).includes(node))
      if (isOpen(node)) expect(found.branch.agents).toBe(branch.length)
    }
    const types = new Map(all.map((node) => [node.person.id, isOpen(node)]))
    const { rows } = await house.pool.query('select id, type from members.member where id = any ($1)', [
      [...types.keys()],
    ])
    for (const { id, type } of rows) expect(type !== 0).toBe(types.get(id))
  })
  await fc.assert(property, { numRuns: runsSlowTests ? 40 : 3, ...IN_TIME })
})

test('of two moves that would make a circle together one is carried out, the other is outdated', async () => {
  const [one, other] = [await desk.agent(), await desk.agent()]
  const proposals = [
    (await desk.propose(one, other)).body.value.proposal,
    (await desk.propose(other, one)).body.value.proposal,
  ]
  const answers = await Promise.all(proposals.map(desk.approve))
  expect(answers.map(codeOf).toSorted()).toEqual([null, 'proposal_outdated'])
  const paths = await Promise.all([one, other].map(desk.pathOf))
  expect(paths.toSorted((a, b) => a.length - b.length)).toEqual([[], [expect.any(String)]])
})

test('the database itself refuses a circle, also of two transactions at once, a stranger above, and a closed one', async () => {
  const [one, other] = [await desk.agent(), await desk.agent()]
  const put = 'update agents.agent set parent = $2 where member = $1'
  await expect(house.pool.query(put, [one.id, one.id])).rejects.toThrow('below itself')
  const [first, second] = [await house.pool.connect(), await house.pool.connect()]
  await first.query('begin')
  await first.query(put, [one.id, other.id])
  await second.query(`set lock_timeout = '50ms'`)
  await expect(second.query(put, [other.id, one.id])).rejects.toThrow('lock timeout')
  await second.query('reset lock_timeout')
  await first.query('commit')
  await expect(second.query(put, [other.id, one.id])).rejects.toThrow('below itself')
  first.release()
  second.release()
  const { rows } = await house.pool.query(
    `select member from agents.agent join system.brand on brand.id = agent.brand where code = 'CHANDRA'`,
  )
  await expect(house.pool.query(put, [one.id, rows[0].member])).rejects.toThrow('parent_of_brand')
  await expect(
    house.pool.query(`update agents.agent set state = 'closed' where member = $1`, [other.id]),
  ).rejects.toThrow('has agents below')
  await expect(house.pool.query('insert into agents.history default values')).rejects.toThrow('permission denied')
})

test('the history tells under whom an agent stood, since when and until when', async () => {
  const [top, agent] = [await desk.agent(), await desk.agent()]
  house.passTime(60_000)
  expect(await desk.move(agent, top)).toBeNull()
  house.passTime(60_000)
  await desk.state(agent, 'suspended')
  const { history, appointedAt } = await desk.read(agent)
  expect(history).toMatchObject([
    { parent: { username: top.username }, state: 'suspended', reason: 'As agreed', until: null },
    { parent: { username: top.username }, state: 'active' },
    { parent: null, state: 'active', since: appointedAt },
  ])
  expect([history[2].until, history[1].until]).toEqual([history[1].since, history[0].since])
  expect(Date.parse(history[1].since) - Date.parse(appointedAt)).toBe(60_000)
})
