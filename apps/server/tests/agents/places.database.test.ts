import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { dayAt, openPlaces } from './places.fixture.ts'
import { chainOn, type Somebody } from './tree-by-day.fixture.ts'

let places: Awaited<ReturnType<typeof openPlaces>>
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const KINDS = ['join', 'join', 'join', 'appoint', 'appoint', 'move', 'suspend', 'close', 'close', 'tomorrow'] as const

/** What is done: numbers stand for people, taken modulo how many there are. */
const step = fc.record({ does: fc.constantFrom(...KINDS), who: fc.nat(), to: fc.nat(), top: fc.nat({ max: 4 }) })
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const latest = ({ events }: Somebody) => events.at(-1)
const isOpen = (one: Somebody) => latest(one)?.closed === false
const isAbove = (one: Somebody, below: Somebody | null): boolean =>
  below !== null && (below === one || isAbove(one, latest(below)?.parent ?? null))

/** Does a step to the database and notes it for the model; what the platform would refuse is left out. */
async function take({ does, who, to, top }: Step, all: Somebody[], when: { day: number; minute: number }) {
  const one = all[who % Math.max(all.length, 1)]
  const at = { ...when }
  if (does === 'tomorrow') {
    Object.assign(when, { day: when.day + 1 + (to % 2), minute: 0 })
  } else if (does === 'join' || !one) {
    const invitedBy = top === 0 || all.length === 0 ? null : (all[to % all.length] ?? null)
    const id = await places.join(invitedBy?.id ?? null, at)
    all.push({ id, joined: at.day, invitedBy, events: [] })
  } else {
    const open = all.filter((other) => isOpen(other) && !isAbove(one, other))
    const parent = top === 0 ? null : (open[to % Math.max(open.length, 1)] ?? null)
    await changeAgent(does, { one, parent, all, at })
  }
  when.minute += 1
}

type Change = {
  readonly one: Somebody
  readonly parent: Somebody | null
  readonly all: readonly Somebody[]
  readonly at: { readonly day: number; readonly minute: number }
}

const hasOpenBelow = (one: Somebody, all: readonly Somebody[]) =>
  all.some((other) => isOpen(other) && latest(other)?.parent === one)

async function appoint({ one, parent, at }: Change): Promise<void> {
  if (isOpen(one)) return
  if (latest(one)) await places.change(one.id, { parent: parent?.id ?? null, state: 'active' }, at)
  else await places.appoint(one.id, parent?.id ?? null, at)
  one.events.push({ day: at.day, parent, closed: false })
}

async function changeAgent(does: Step['does'], change: Change): Promise<void> {
  const { one, parent, all, at } = change
  const stay = latest(one)?.parent ?? null
  if (does === 'appoint') return appoint(change)
  if (!isOpen(one)) return
  if (does === 'move' && parent !== stay) {
    await places.change(one.id, { parent: parent?.id ?? null, state: 'active' }, at)
    one.events.push({ day: at.day, parent, closed: false })
  } else if (does === 'suspend') {
    await places.change(one.id, { parent: stay?.id ?? null, state: 'suspended' }, at)
  } else if (does === 'close' && !hasOpenBelow(one, all)) {
    await places.change(one.id, { parent: stay?.id ?? null, state: 'closed' }, at)
    one.events.push({ day: at.day, parent: stay, closed: true })
  }
}

test('random steps over several days leave, of each day, the tree that an independent model has', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 80, size: 'max' }), async (steps) => {
    const [all, when]: [Somebody[], { day: number; minute: number }] = [[], { day: 0, minute: 0 }]
    for (const one of steps) await take(one, all, when)
    expect(await places.faults()).toEqual([])
    const days = Array.from({ length: when.day + 2 }, (_, day) => day)
    const { rows } = await places.owner.query(
      `select member, day, agents.chain_on(member, $2::date + day) as chain
         from unnest($1::uuid[]) member, generate_series(0, $3) day`,
      [all.map(({ id }) => id), dayAt(0), days.at(-1)],
    )
    const found = new Map(rows.map(({ member, day, chain }) => [`${member} ${day}`, chain]))
    for (const one of all) {
      for (const day of days) expect([day, found.get(`${one.id} ${day}`)]).toEqual([day, chainOn(one, day)])
    }
  })
  const inTime = { interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true }
  await fc.assert(property, { numRuns: runsSlowTests ? 100 : 8, ...inTime })
})

test('a move and a closing hold from the next day, an appointment from its own, and a day has no empty rows', async () => {
  const top = await places.join(null, { day: 0 })
  const other = await places.join(null, { day: 0 })
  const agent = await places.join(top, { day: 1, minute: 30 })
  const member = await places.join(agent, { day: 1 })
  await places.appoint(top, null, { day: 0 })
  await places.appoint(other, null, { day: 0 })
  expect(await places.chainOn(member, 1)).toEqual([top])
  await places.appoint(agent, top, { day: 3, minute: 1439 })
  await places.change(agent, { parent: other, state: 'active' }, { day: 5 })
  await places.change(agent, { parent: null, state: 'active' }, { day: 5, minute: 1 })
  await places.change(agent, { parent: other, state: 'closed' }, { day: 7 })
  const chains = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8].map((day) => places.chainOn(member, day)))
  expect(chains).toEqual([...[null, [top], [top], [top, agent], [top, agent], [top, agent], [agent], [agent]], [other]])
  const { rows } = await places.owner.query(
    'select parent, from_day as from, until_day as until from agents.stands where agent = $1 order by from_day',
    [agent],
  )
  expect(rows.map(({ parent }) => parent)).toEqual([top, null])
})

test('members of a closed agent follow whoever stands above: up when that one closes too, and back', async () => {
  const [top, middle, low] = [
    await places.join(null, { day: 0 }),
    await places.join(null, { day: 0 }),
    await places.join(null, { day: 0 }),
  ]
  await places.appoint(top, null, { day: 0 })
  await places.appoint(middle, top, { day: 0 })
  await places.appoint(low, middle, { day: 0 })
  const member = await places.join(await places.join(low, { day: 0 }), { day: 0 })
  await places.change(low, { parent: middle, state: 'closed' }, { day: 0, minute: 1 })
  await places.change(middle, { parent: top, state: 'closed' }, { day: 1 })
  await places.change(middle, { parent: top, state: 'active' }, { day: 3 })
  await places.change(low, { parent: middle, state: 'active' }, { day: 4 })
  const chains = await Promise.all([0, 1, 2, 3, 4].map((day) => places.chainOn(member, day)))
  expect(chains).toEqual([[top, middle, low], [top, middle], [top], [top, middle], [top, middle, low]])
  expect(await places.chainOn(low, 2)).toEqual([top])
})

test('a move that is taken back on the same day leaves the row it found', async () => {
  const [top, agent] = [await places.join(null, { day: 0 }), await places.join(null, { day: 0 })]
  await places.appoint(top, null, { day: 0 })
  await places.appoint(agent, null, { day: 0 })
  await places.change(agent, { parent: top, state: 'active' }, { day: 4 })
  await places.change(agent, { parent: null, state: 'closed' }, { day: 4, minute: 1 })
  await places.change(agent, { parent: null, state: 'active' }, { day: 4, minute: 2 })
  for (const table of ['stands', 'belongs']) {
    const { rows } = await places.owner.query(`select until_day from agents.${table} where agent = $1`, [agent])
    expect(rows).toEqual([{ until_day: null }])
  }
})

test('a change of the tree waits for whoever is registering, and takes them along', async () => {
  const [top, inviter] = [await places.join(null, { day: 0 }), await places.join(null, { day: 0 })]
  await places.appoint(top, null, { day: 0 })
  const [registering, changing] = [await places.owner.connect(), await places.owner.connect()]
  await registering.query('begin')
  const member = await places.join(inviter, { day: 1 }, registering)
  const appoint = `insert into agents.agent (member, brand, type, parent, appointed_at, since)
                   values ($1, $2, 1, $3, $4, $4)`
  const values = [inviter, places.brand, top, `${dayAt(2)}T12:00:00+07:00`]
  await changing.query(`set lock_timeout = '50ms'`)
  await expect(changing.query(appoint, values)).rejects.toThrow('lock timeout')
  await changing.query('reset lock_timeout')
  await registering.query('commit')
  await changing.query(appoint, values)
  registering.release()
  changing.release()
  expect(await Promise.all([1, 2].map((day) => places.chainOn(member, day)))).toEqual([null, [top, inviter]])
})
