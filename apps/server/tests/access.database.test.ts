import { ACCESS_CLASSES, type Access } from '@sanuk/contracts/access'
import { allRoutes } from '@sanuk/contracts/all-routes'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.fixture.ts'
import { openHouse, type TestHouse } from './house.fixture.ts'

const CALLERS = [
  ...(['visitor', 'trial', 'member', 'agent 1', 'agent 2', 'agent 41', 'agent 42', 'operator'] as const),
  ...(['operator without powers', 'member of another brand', 'operator of another brand'] as const),
]
type Caller = (typeof CALLERS)[number]

let house: TestHouse
const tokens: Partial<Record<Caller, string>> = {}
beforeAll(async () => {
  house = await openHouse()
  const here = openBrowser(house)
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const tokenOf = async (answer: Promise<{ body: { value: { token: string } } }>) => (await answer).body.value.token
  tokens.trial = await tokenOf(here.send({ method: 'POST', path: '/wps/session/login/freeplay', body: {} }))
  tokens.member = await tokenOf(here.login('demo'))
  for (const type of [1, 2, 41, 42] as const) {
    tokens[`agent ${type}`] = await tokenOf(here.register(`agent_of_${type}`))
    await asOwner(`update members.member set type = ${type} where username = 'agent_of_${type}'`)
  }
  tokens.operator = await tokenOf(here.operatorLogin())
  await asOwner(`
    insert into operators.role (id, brand, name, powers) select gen_random_uuid(), brand, 'Nothing', '{}'
      from operators.role where name = 'Owner';
    update operators.operator set role = nothing.id from operators.role nothing
      where username = 'supervisor' and nothing.name = 'Nothing' and nothing.brand = operator.brand`)
  tokens['operator without powers'] = await tokenOf(here.operatorLogin('supervisor'))
  tokens['member of another brand'] = await tokenOf(elsewhere.login('demo'))
  tokens['operator of another brand'] = await tokenOf(elsewhere.operatorLogin())
})
afterAll(() => house.close())

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

type Kind = 'visitor' | 'trial' | 'member' | 'agent' | 'operator' | 'powerless' | 'stranger'

const kindOf = (who: Caller): Kind => {
  if (who.startsWith('agent ')) return 'agent'
  if (who === 'operator without powers') return 'powerless'
  return who.endsWith('another brand') ? 'stranger' : (who as Kind)
}

const nobody = { visitor: 'login_required', stranger: 'login_required', powerless: 'login_required' } as const
const unsigned = 'invalid_signature'

/** What the front door says before it looks at anything else, by who comes; `null` is being let in. */
const EXPECTED: Record<Access, Record<Kind, string | null>> = {
  visitor: { visitor: null, trial: null, member: null, agent: null, operator: null, powerless: null, stranger: null },
  trial: { ...nobody, trial: null, member: null, agent: null, operator: 'login_required' },
  member: { ...nobody, trial: 'in_need_true_account', member: null, agent: null, operator: 'login_required' },
  agent: { ...nobody, trial: 'in_need_true_account', member: 'forbidden', agent: null, operator: 'login_required' },
  operator: {
    ...nobody,
    trial: 'login_required',
    member: 'login_required',
    agent: 'login_required',
    operator: null,
    powerless: 'forbidden',
  },
  vendor: {
    visitor: unsigned,
    trial: unsigned,
    member: unsigned,
    agent: unsigned,
    operator: unsigned,
    powerless: unsigned,
    stranger: unsigned,
  },
}

const ASKED_TO_BE_SOMEBODY = ['login_required', 'forbidden', 'in_need_true_account', 'invalid_signature']
const partOf = ({ room }: { room: string }) => (room === 'office' ? 'office' : 'site')

/** A route as Fastify knows it, which writes parameters with a colon. */
const patternOf = ({ method, path }: Pick<(typeof allRoutes)[number], 'method' | 'path'>) => ({
  method,
  url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
})

test('every route has an access class and is served', async () => {
  for (const route of allRoutes) {
    expect(ACCESS_CLASSES).toContain(route.access)
    expect(house[partOf(route)].hasRoute(patternOf(route)), route.name).toBe(true)
  }
})

test('every operator call names a permission, except those for one’s own account, approvals and queues', () => {
  const open = allRoutes.filter(({ access, power }) => access === 'operator' && !power).map(({ path }) => path)
  expect(open.filter((path) => !/^\/ops\/(me|session|approvals|queues)(\/|$)/.test(path))).toEqual([])
  expect(allRoutes.filter(({ access, power }) => access !== 'operator' && power)).toEqual([])
})

test('operator calls are not served on the site', () => {
  for (const route of allRoutes.filter(({ room }) => room === 'office')) {
    expect(house.site.hasRoute(patternOf(route)), route.name).toBe(false)
  }
})

/** Asks for what is certainly malformed, so that being let in shows and nothing is done. */
async function knock(route: (typeof allRoutes)[number], host: string, token?: string) {
  const path = `${route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}?unknown=1`
  const reply = await openBrowser(house, { host }).send({
    method: route.method,
    path,
    part: partOf(route),
    ...(token && { token }),
    ...(route.body && { body: {} }),
  })
  const code = reply.body.code ?? { INVALID_SIGNATURE: 'invalid_signature' }[String(reply.body.status)]
  return { status: reply.status, code }
}

describe.each(CALLERS)('access as %s', (who) => {
  test.each(allRoutes.map((route) => ({ name: route.name, route })))(
    '$name admits or refuses by its access class',
    async ({ route }) => {
      const { status, code } = await knock(route, 'localhost', tokens[who])
      const kind = kindOf(who)
      // What every operator may do with their own session asks for no power.
      const expected = EXPECTED[route.access][kind === 'powerless' && !route.power ? 'operator' : kind]
      if (expected === null) expect(ASKED_TO_BE_SOMEBODY).not.toContain(code)
      else expect(code).toBe(expected)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )
})

describe('a brand that requires sign-in for its pages', () => {
  const open = allRoutes.filter(({ access, room }) => access === 'visitor' && room !== 'office')

  test.each(open.filter(({ atTheDoor }) => atTheDoor))('answers $name before sign-in', async (route) => {
    expect((await knock(route, 'chandra.localhost')).code).not.toBe('login_required')
  })

  test.each(open.filter(({ atTheDoor }) => !atTheDoor))('answers $name only after sign-in', async (route) => {
    expect((await knock(route, 'chandra.localhost')).code).toBe('login_required')
    const { code } = await knock(route, 'chandra.localhost', tokens['member of another brand'])
    expect(code).not.toBe('login_required')
  })
})

test('a member’s token of one brand is refused at another brand', async () => {
  const here = await openBrowser(house).get('/wps/member/info', tokens['member of another brand'])
  const there = await openBrowser(house, { host: 'chandra.localhost' }).get(
    '/wps/member/info',
    tokens['member of another brand'],
  )
  expect([here.status, there.status]).toEqual([401, 200])
})
