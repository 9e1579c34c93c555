import { createLog } from '@sanuk/host/log'
import { cloneDatabase } from '@sanuk/launcher/cloned-database'
import { PLANNED_ANEW } from '@sanuk/ledger/queryable'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acrossBrands } from './brand-scope.ts'
import { type Databases, inTransaction, openDatabase } from './database.ts'

const clones = await cloneDatabase()
const owner = new pg.Client({ connectionString: clones.ownerUrl })
let databases: Databases
beforeAll(() => owner.connect())
// Each test has a table nobody reshaped and sessions that planned nothing yet.
beforeEach(async () => {
  await owner.query('drop table if exists public.shelf')
  await owner.query('create table public.shelf (id int, place text)')
  await owner.query("insert into public.shelf values (1, 'left')")
  await owner.query('grant select, update on public.shelf to sanuk_application')
  databases = openDatabase(clones.serverUrl, createLog('silent'))
})
afterEach(() => databases.close())
afterAll(async () => {
  await owner.end()
  await clones.drop()
})

const everything = (id: number) => sql<Record<string, unknown>>`select * from public.shelf where id = ${id}`

test('only statements with values are prepared, except those marked to be planned anew', async () => {
  const kept = await acrossBrands(() =>
    databases.database.connection().execute(async (one) => {
      for (const id of [1, 2, 1]) await everything(id).execute(one)
      await sql`select * from public.shelf`.execute(one)
      const anew = sql.raw(`${PLANNED_ANEW}select * from public.shelf where id = `)
      await sql`${anew}${3}`.execute(one)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)
      return rows.map(({ statement }) => statement).filter((statement) => statement.includes('shelf'))
    }),
  )
  expect(kept).toEqual(['select * from public.shelf where id = $1'])
})

test('every session reads a table with its new columns after a schema change', async () => {
  const read = () => acrossBrands(async () => (await everything(1).execute(databases.database)).rows[0])
  const many = () => Promise.all(Array.from({ length: 8 }, read))
  expect(new Set((await many()).map((row) => JSON.stringify(row)))).toEqual(new Set(['{"id":1,"place":"left"}']))
  await owner.query("alter table public.shelf add column colour text not null default 'red'")
  const rows = new Set((await many()).map((row) => JSON.stringify(row)))
  expect(rows).toEqual(new Set(['{"id":1,"place":"left","colour":"red"}']))
})

test('a transaction that meets a schema change is retried as a whole', async () => {
  const moved = () =>
    acrossBrands(() =>
      inTransaction(databases.database, async (transaction) => {
        await sql`update public.shelf set place = place || ${'!'} where id = ${1}`.execute(transaction)
        return (await everything(1).execute(transaction)).rows[0]
      }),
    )
  expect(await moved()).toMatchObject({ place: 'left!' })
  await owner.query('alter table public.shelf add column height int not null default 3')
  expect(await moved()).toMatchObject({ place: 'left!!', height: 3 })
})

test('a pool that used up its prepared statements does not limit another pool', async () => {
  const other = openDatabase(clones.serverUrl, createLog('silent'))
  const isKept = (database: Databases['database'], text: string) =>
    acrossBrands(() =>
      database.connection().execute(async (one) => {
        await sql`${sql.raw(`select ${text} as it, `)}${1}::int`.execute(one)
        const { rows } = await sql`select from pg_prepared_statements where statement like ${`%${text}%`}`.execute(one)
        return rows.some(() => true)
      }),
    )
  const crowd = Array.from({ length: 500 }, (_, index) => `'one of the crowd ${index}'`)
  for (const text of crowd) await isKept(databases.database, text)
  expect(await isKept(databases.database, "'one too many'")).toBe(false)
  expect(await isKept(other.database, "'the other pool'")).toBe(true)
  await other.close()
})
