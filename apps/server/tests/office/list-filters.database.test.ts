import { allRoutes } from '@sanuk/contracts/all-routes'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { operator } from '../story.fixture.ts'
import { AMOUNTS, DAYS, LISTS, PEOPLE } from './list-rows.fixture.ts'

type Query = Readonly<Record<string, string>>

let house: TestHouse
let owner: pg.Client
let ask: ReturnType<typeof operator>
/** Ids of the three rows, and of the three people. */
let rows: string[]
let people: string[]

beforeAll(async () => {
  house = await openHouse()
  ask = operator(house)
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  for (const username of PEOPLE) await house.register(username)
  await owner.query(`create temporary table given (turn int, id uuid default gen_random_uuid(), brand uuid, member uuid,
                                                   alone uuid, at timestamptz, amount bigint)`)
  for (const [turn, at] of DAYS.entries()) {
    await owner.query(
      `insert into given (turn, brand, member, alone, at, amount)
       select $1, alone.brand, member.id, alone.id, $2, $3
         from members.member member, members.member alone where member.username = $4 and alone.username = $5`,
      [turn, at, parseAmount(AMOUNTS[turn] ?? ''), PEOPLE[turn % 2], PEOPLE[turn]],
    )
  }
  const given = await owner.query<{ id: string; alone: string }>('select id, alone from given order by turn')
  rows = given.rows.map(({ id }) => id)
  people = given.rows.map(({ alone }) => alone)
  for (const { sql } of LISTS) await owner.query(sql)
})
afterAll(async () => {
  // What these rows say was paid is in no books.
  await owner.query('delete from free_rounds.grant')
  await owner.end()
  await house.close()
})

/** The contract of a list, and whether it takes a query. */
function takes(path: string, query: Query): boolean {
  const route = allRoutes.find((one) => one.method === 'GET' && one.path === `/ops/${path}`)
  if (!route?.query) throw new Error(`no list is at ${path}`)
  return z.safeParse(route.query, query).success
}

test.each(LISTS)('$path: days, amounts and each filter narrow the list, each sort orders it', async (list) => {
  const { path, all, narrowings, isOfMembers } = list
  /** Which of the three rows are answered, in their order; there may be others between them. */
  const found = async (query: Query): Promise<number[]> => {
    const { status, body } = await ask('GET', `/${path}?${new URLSearchParams({ ...all, ...query })}`)
    expect({ query, status }).toEqual({ query, status: 200 })
    const ids: string[] = body.value.list.map(({ id }: { id: string }) => id)
    return ids.map((id) => (isOfMembers ? people : rows).indexOf(id)).filter((turn) => turn >= 0)
  }
  expect(await found({ sort: 'newest' })).toEqual([2, 1, 0])
  expect(await found({ sort: 'oldest' })).toEqual([0, 1, 2])
  expect(await found({ sort: 'newest', from: '2026-03-05', to: '2026-03-05' })).toEqual([2, 1])
  expect(await found({ to: '2026-03-04' })).toEqual([0])
  for (const [query, turns] of narrowings) {
    expect({ query, turns: await found({ sort: 'newest', ...query }) }).toEqual({ query, turns })
  }
  if (takes(path, { search: 'x' })) expect(await found({ search: 'nobody and nothing' })).toEqual([])
  if (takes(path, { sort: 'largest' })) {
    expect(await found({ sort: 'largest' })).toEqual([1, 2, 0])
    expect(await found({ sort: 'smallest' })).toEqual([0, 2, 1])
  }
  if (takes(path, { least: '1' })) {
    expect(await found({ sort: 'newest', least: '200' })).toEqual([2, 1])
    expect(await found({ sort: 'newest', least: '100.0001', most: '200' })).toEqual([2])
  }
})
