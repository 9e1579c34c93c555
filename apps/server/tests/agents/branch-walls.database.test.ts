import { AGENT_TYPES } from '@sanuk/contracts/identity'
import { route } from '@sanuk/contracts/route'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acrossBrands, withinBranch, withinBrand } from '../../src/platform/brand-scope.ts'
import type { Brand, MemberCaller } from '../../src/platform/caller.ts'
import type { Gate } from '../../src/platform/gate.ts'
import { createResponseCache } from '../../src/platform/response-cache.ts'
import { createServe } from '../../src/platform/serve.ts'
import { dayAt, openPlaces } from './places.fixture.ts'

let places: Awaited<ReturnType<typeof openPlaces>>
beforeAll(async () => {
  places = await openPlaces()
  await places.owner.query(`
    create schema walled;
    create table walled.agent_day (brand uuid, agent uuid, day date, primary key (agent, day));
    create table walled.member_day (brand uuid, member uuid, day date, primary key (member, day));
    create table walled.agreement (brand uuid, agent uuid primary key, from_day date, until_day date);
    create table walled.note (brand uuid, member uuid primary key);
    call platform.wall('walled.agent_day');
    call platform.wall('walled.member_day');
    call platform.wall('walled.agreement');
    call platform.wall('walled.note');
    call agents.wall_agents('walled.agent_day', 'agent', 'day');
    call agents.wall_members('walled.member_day', 'member', 'day');
    call agents.wall_agents('walled.agreement', 'agent', 'from_day', 'until_day');
    call agents.wall_members('walled.note', 'member');
    grant usage on schema walled to sanuk_application;
    grant select, insert on all tables in schema walled to sanuk_application`)
})
afterAll(() => places.close())

/** Two branches, and an agent with one member who moves from the first to the second on day 5, so that it holds from 6. */
async function branches() {
  const tops = [await places.join(null, { day: 0 }), await places.join(null, { day: 0 })] as const
  for (const top of tops) await places.appoint(top, null, { day: 0 })
  const mover = await places.join(tops[0], { day: 0 })
  await places.appoint(mover, tops[0], { day: 0 })
  const member = await places.join(mover, { day: 1 })
  const others = [await places.join(tops[0], { day: 1 }), await places.join(tops[1], { day: 1 })] as const
  await places.owner.query(
    `insert into walled.agent_day select $1, agent, day from unnest($2::uuid[]) agent, unnest($3::date[]) day`,
    [places.brand, [...tops, mover], [dayAt(5), dayAt(6)]],
  )
  await places.owner.query(
    `insert into walled.member_day select $1, member, day from unnest($2::uuid[]) member, unnest($3::date[]) day`,
    [places.brand, [mover, member, ...others], [dayAt(5), dayAt(6)]],
  )
  await places.owner.query('insert into walled.agreement values ($1, $2, $3, $4), ($1, $5, $3, null)', [
    ...[places.brand, mover, dayAt(2), dayAt(6), tops[1]],
  ])
  await places.owner.query('insert into walled.note select $1, unnest($2::uuid[])', [
    places.brand,
    [mover, member, ...others],
  ])
  await places.change(mover, { parent: tops[1], state: 'active' }, { day: 5 })
  return { tops, mover, member, others }
}

const inBrand = <T>(work: () => Promise<T>) => withinBrand(places.brand, work)

/** Everything a table shows, without a condition. */
async function shown(table: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`select it::text as row from ${sql.raw(table)} it`.execute(places.database)
  return rows.map(({ row }) => row)
}

test('within a branch no walled table shows a stranger, whatever is asked; outside, all of the brand is seen', async () => {
  const { tops, mover, member, others } = await branches()
  const { rows } = await places.owner.query(
    `select schemaname || '.' || tablename as name from pg_policies where policyname = 'own_branch'
        and schemaname in ('agents', 'walled')`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['agents.agent', 'agents.belongs', 'agents.history', 'agents.stands', 'walled.note']),
  )
  for (const { name } of rows) {
    const [first, second, all] = await inBrand(() =>
      Promise.all([withinBranch(tops[0], () => shown(name)), withinBranch(tops[1], () => shown(name)), shown(name)]),
    )
    const isForAgents = name !== 'agents.history'
    expect([name, first.length > 0, second.length > 0]).toEqual([name, isForAgents, isForAgents])
    expect(first.filter((row) => row.includes(tops[1]) || row.includes(others[1]))).toEqual([])
    expect(second.filter((row) => row.includes(tops[0]) || row.includes(others[0]))).toEqual([])
    expect(all.toSorted()).toEqual((await acrossBrands(() => shown(name))).toSorted())
    expect(all).toEqual(expect.arrayContaining([...first, ...second]))
  }
  const ofMover = await inBrand(() => withinBranch(mover, () => shown('agents.belongs')))
  expect(ofMover.filter((row) => row.includes(mover) || row.includes(member))).toHaveLength(ofMover.length)
  expect(ofMover).toHaveLength(2)
})

test('a row about a day is seen by whoever stood above on it, one about a period by whoever did on any of its days', async () => {
  const { tops, mover, member } = await branches()
  const days = (table: string, column: string, id: string) => async () => {
    const { rows } = await sql<{ day: string }>`
      select day::text from ${sql.raw(table)} where ${sql.ref(column)} = ${id} order by day`.execute(places.database)
    return rows.map(({ day }) => day)
  }
  const seen = await inBrand(() =>
    Promise.all(
      [...tops, mover].map((agent) =>
        withinBranch(agent, () =>
          Promise.all([
            days('walled.agent_day', 'agent', mover)(),
            days('walled.member_day', 'member', member)(),
            shown('walled.agreement').then((list) => list.filter((row) => row.includes(mover)).length),
            shown('walled.note').then((list) => list.filter((row) => row.includes(member)).length),
          ]),
        ),
      ),
    ),
  )
  expect(seen).toEqual([
    [[dayAt(5)], [dayAt(5)], 1, 0],
    [[dayAt(6)], [dayAt(6)], 0, 1],
    [[dayAt(5), dayAt(6)], [dayAt(5), dayAt(6)], 1, 1],
  ])
})

test('within a branch nothing is written about a stranger', async () => {
  const { tops, member } = await branches()
  const write = (top: string) =>
    inBrand(() =>
      withinBranch(top, () =>
        sql`insert into walled.member_day values (${places.brand}, ${member}, ${dayAt(7)})`.execute(places.database),
      ),
    )
  await expect(write(tops[0])).rejects.toThrow('row-level security')
  await write(tops[1])
})

test('a session that worked for one branch works for the next one and for none, also by a planned statement', async () => {
  const { tops } = await branches()
  const asked = Array.from({ length: 200 }, (_, at) => [tops[0], tops[1], null][at % 3] ?? null)
  const count = async () => {
    const { rows } = await sql<{ ids: string[] }>`
      select array_agg(distinct ancestors[1]) as ids from agents.stands
       where brand = ${places.brand} and ancestors[1] = any (${tops}::uuid[])`.execute(places.database)
    return rows[0]?.ids.toSorted()
  }
  const found = await inBrand(() => Promise.all(asked.map((top) => (top ? withinBranch(top, count) : count()))))
  expect(found).toEqual(asked.map((top) => (top ? [top] : [...tops].toSorted())))
})

test('what a brand’s agents call is limited to their branch, what members call is not', async () => {
  const caller: MemberCaller = {
    kind: 'member',
    id: await places.join(null, { day: 0 }),
    username: 'caller',
    type: 1,
    session: 's',
  }
  const brand: Brand = {
    id: places.brand,
    code: 'PLACES',
    name: 'Places',
    demo: false,
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
    languages: ['th'],
    domains: ['places.localhost'],
    agentCentreTypes: AGENT_TYPES,
    modules: new Set(),
    smsCountries: [],
    ageMinimum: 18,
    passwordDays: 90,
    loginedToHomePage: false,
    tellsUnknownAccounts: false,
    cdns: { images: [], games: [] },
    firebase: null,
  }
  const gate: Gate = {
    clock: () => new Date(),
    brandOf: async () => brand,
    homeBrand: async () => null,
    closedTo: async () => null,
    demandHuman: () => Promise.reject(new Error('nobody is asked')),
    memberOf: async () => caller,
    operatorOf: async () => null,
    signerOf: () => null,
    unseal: () => Promise.reject(new Error('nothing is sealed')),
    spendOnce: async () => undefined,
    say: (_, word) => word,
  }
  const app = Fastify()
  const serve = createServe(app, gate, { door: 'site', kept: createResponseCache(Date.now) })
  for (const access of ['agent', 'member'] as const) {
    const answer = z.strictObject({ branch: z.string(), brand: z.string() })
    serve(route({ method: 'GET', path: `/${access}`, access, summary: 'A call.', refusals: [], answer }), async () => {
      const { rows } = await sql<z.output<typeof answer>>`
          select current_setting('sanuk.branch') as branch, current_setting('sanuk.brand') as brand`.execute(
        places.database,
      )
      return answer.parse(rows[0])
    })
  }
  const ask = async (access: string) => {
    const headers = { authorization: `Bearer ${'t'.repeat(43)}` }
    return (await app.inject({ url: `/${access}`, headers })).json().value
  }
  expect(await ask('agent')).toEqual({ branch: caller.id, brand: places.brand })
  expect(await ask('member')).toEqual({ branch: '', brand: places.brand })
  await app.close()
})
