import type { Access } from '@sanuk/contracts/access'
import { ACCESS_CLASSES } from '@sanuk/contracts/access'
import { allRoutes } from '@sanuk/contracts/all-routes'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from './house.fixture.ts'

let house: TestHouse
const tokens: Partial<Record<Access, string>> = {}
beforeAll(async () => {
  house = await openHouse()
  tokens.member = await house.tokenOf('demo')
  tokens.agent = await house.tokenOf('agent')
  tokens.operator = await house.operatorToken()
  // Nothing makes trial accounts yet; this one is made of a member.
  const trial = await house.register('trial_guest')
  await asOwner(`update members.member set type = 4 where username = 'trial_guest'`)
  tokens.trial = trial.body.value.token
})
afterAll(() => house.close())

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** What the front door says before it looks at anything else, by who comes; `null` is being let in. */
const EXPECTED: Record<Access, Record<'visitor' | 'trial' | 'member' | 'agent' | 'operator', string | null>> = {
  visitor: { visitor: null, trial: null, member: null, agent: null, operator: null },
  trial: { visitor: 'login_required', trial: null, member: null, agent: null, operator: 'login_required' },
  member: {
    ...{ visitor: 'login_required', trial: 'in_need_true_account', member: null, agent: null },
    operator: 'login_required',
  },
  agent: {
    ...{ visitor: 'login_required', trial: 'in_need_true_account', member: 'forbidden', agent: null },
    operator: 'login_required',
  },
  operator: {
    ...{ visitor: 'login_required', trial: 'login_required', member: 'login_required', agent: 'login_required' },
    operator: null,
  },
  vendor: {
    ...{ visitor: 'invalid_signature', trial: 'invalid_signature', member: 'invalid_signature' },
    ...{ agent: 'invalid_signature', operator: 'invalid_signature' },
  },
}

const walks = allRoutes.flatMap((route) =>
  (['visitor', 'trial', 'member', 'agent', 'operator'] as const).map((who) => ({ route, who, name: route.name })),
)

test('every route has an access class and is served', async () => {
  for (const route of allRoutes) {
    expect(ACCESS_CLASSES).toContain(route.access)
    const pattern = { method: route.method, url: route.path.replaceAll(/\{(\w+)\}/g, ':$1') }
    const served = route.room === 'office' ? house.office.hasRoute(pattern) : house.site.hasRoute(pattern)
    expect(served, route.name).toBe(true)
  }
})

test('no call of operators is served on the address of the site', () => {
  for (const { method, path } of allRoutes.filter(({ room }) => room === 'office')) {
    expect(house.site.hasRoute({ method, url: path })).toBe(false)
  }
})

describe.each(walks)('$name by $who', ({ route, who }) => {
  test('is answered as its access class says', async () => {
    const path = route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    const part = route.room === 'office' ? 'office' : 'site'
    // Signing out would end the session that the other walks need; being let in shows in the refusal of the query.
    const token = tokens[who]
    const reply = await house.call({
      ...{ method: route.method, path: `${path}?unknown=1`, part },
      ...(token ? { token } : {}),
      ...(route.body ? { body: {} } : {}),
    })
    const expected = EXPECTED[route.access][who]
    const code = reply.body.code ?? { INVALID_SIGNATURE: 'invalid_signature' }[String(reply.body.status)]
    if (expected === null) expect(['login_required', 'forbidden', 'in_need_true_account']).not.toContain(code)
    else expect(code).toBe(expected)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
  })
})
