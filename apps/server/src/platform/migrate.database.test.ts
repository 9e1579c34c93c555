import { createHash } from 'node:crypto'
import { type ClonedDatabase, emptyDatabase } from '@sanuk/launcher/cloned-database'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import type { Migration } from './migration-files.ts'

let database: ClonedDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  sha256: createHash('sha256').update(sql).digest('hex'),
})
const shop = migration('20260101-0900-shop-tables.sql', 'create schema shop; create table shop.stock (n int);')
const more = migration('20260102-0900-shop-more.sql', 'insert into shop.stock values (1);')

const run = (...migrations: Migration[]) => migrate({ ownerUrl: database.ownerUrl, migrations, logins: [] })

const ask = async (sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('each migration is applied once, in order', async () => {
  expect(await run(shop)).toEqual([shop.name])
  expect(await run(shop, more)).toEqual([more.name])
  expect(await run(shop, more)).toEqual([])
  expect(await ask('table shop.stock')).toEqual([{ n: 1 }])
})

test('three processes that start at once apply each migration once', async () => {
  const applied = await Promise.all([run(shop, more), run(shop, more), run(shop, more)])
  expect(applied.flat().sort()).toEqual([shop.name, more.name])
  expect(await ask('table shop.stock')).toEqual([{ n: 1 }])
})

test('a failed migration is rolled back, and those before it stay applied', async () => {
  const bad = migration(
    '20260103-0900-shop-bad.sql',
    'insert into shop.stock values (2);\n\nselect nothing from nowhere;',
  )
  await expect(run(shop, more, bad)).rejects.toThrow(
    '20260103-0900-shop-bad.sql, line 3: relation "nowhere" does not exist',
  )
  expect(await ask('table shop.stock')).toEqual([{ n: 1 }])
  expect(await run(shop, more)).toEqual([])
})

test('a migration applied with another text is accepted only with a bridge that names its hash', async () => {
  const other = migration(shop.name, 'create table shop_of_old (n integer)')
  await run(other)
  await expect(run(shop)).rejects.toThrow(`${shop.name} was changed after it had been applied`)
  const bridge = (sha256: string) =>
    migration('20260104-0900-shop-bridge.sql', `-- brings along ${shop.name} ${sha256}\ndrop table shop_of_old;`)
  await expect(run(shop, bridge('0'.repeat(64)))).rejects.toThrow(`${shop.name} was changed`)
  expect(await run(shop, bridge(other.sha256))).toEqual(['20260104-0900-shop-bridge.sql'])
})

test('a migration that was changed after it had been applied is refused', async () => {
  await run(shop)
  await expect(run({ ...shop, sha256: 'other' })).rejects.toThrow(`${shop.name} was changed after it had been applied`)
})

test('a database with newer migrations is refused by an older version', async () => {
  await run(shop, more)
  await expect(run(shop)).rejects.toThrow(`The database has had ${more.name}, which is not among these files`)
})

test('a migration fails on a lock timeout instead of blocking others', async () => {
  await run(shop)
  const busy = new pg.Client({ connectionString: database.ownerUrl })
  await busy.connect()
  await busy.query('begin; lock table shop.stock in access share mode')
  const change = migration('20260104-0900-shop-change.sql', 'alter table shop.stock add column m int;')
  await expect(run(shop, change)).rejects.toThrow('canceling statement due to lock timeout')
  await busy.query('commit')
  expect(await run(shop, change)).toEqual([change.name])
  await busy.end()
})
