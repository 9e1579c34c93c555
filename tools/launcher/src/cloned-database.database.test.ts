import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from './cloned-database.ts'
import { connected } from './postgres/platform-database.ts'

const one = await cloneDatabase()
const other = await cloneDatabase()
afterAll(async () => {
  await one.drop()
  await other.drop()
})

test('a cloned database is separate from other clones', async () => {
  await connected(one.ownerUrl, (client) => client.query('create table only_here (id int)'))
  await expect(connected(other.ownerUrl, (client) => client.query('table only_here'))).rejects.toThrow(/does not exist/)
})

test('a cloned database has the table of migrations', async () => {
  const { rows } = await connected(one.ownerUrl, (client) =>
    client.query('select count(*)::int as n from platform.migration'),
  )
  expect(rows[0].n).toBeGreaterThanOrEqual(0)
})

test('the owner of a cloned database is no superuser and can create schemas', async () => {
  const { rows } = await connected(one.ownerUrl, (client) =>
    client.query('select rolsuper, current_user as name from pg_roles where rolname = current_user'),
  )
  expect(rows[0]).toEqual({ rolsuper: false, name: 'sanuk_owner' })
  await connected(one.ownerUrl, (client) => client.query('create schema made_here'))
})

test('the server login has the role sanuk_application, and the Studio login has not', async () => {
  const member = 'select pg_has_role(current_user, $1, $2) as yes'
  const ask = (url: string) => connected(url, (client) => client.query(member, ['sanuk_application', 'usage']))
  expect((await ask(one.serverUrl)).rows[0].yes).toBe(true)
  expect((await ask(one.studioUrl)).rows[0].yes).toBe(false)
})

test('dropping a cloned database waits for connections that are closing', async () => {
  const doomed = await cloneDatabase()
  const pool = new pg.Pool({ connectionString: doomed.serverUrl, max: 16 })
  await Promise.all(Array.from({ length: 64 }, () => pool.query('select 1')))
  await pool.end()
  await doomed.drop()
})

test('dropping a cloned database terminates connections that stay open', { tags: ['slow'] }, async () => {
  const doomed = await cloneDatabase()
  const client = new pg.Client({ connectionString: doomed.serverUrl })
  const cut = new Promise((resolve) => client.on('error', resolve))
  await client.connect()
  await doomed.drop()
  await cut
})
