import { LANGUAGES } from '@sanuk/contracts/wire'
import { readCatalogues } from '@sanuk/locales/catalogues'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What is said of deeds that change no row. */
const SAID = ['operators.session', 'audit.saved_list']
const SAID_COLUMNS = ['looked', 'rows', 'way']

/** Tables in which the database writes down what operators change, with all of their columns. */
async function watched(): Promise<{ subject: string; columns: string[] }[]> {
  const { rows } = await house.pool.query(`
    select nspname || '.' || relname as subject, array_agg(attname::text) as columns
      from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
     where tgname = 'watched' group by 1 order by 1`)
  return rows
}

test.each(LANGUAGES)('every audited table and column has a label in %s', async (language) => {
  const words = readCatalogues(language).get('audit') ?? {}
  const tables = await watched()
  expect(tables.length).toBeGreaterThan(40)
  const keys = [
    ...[...tables.map(({ subject }) => subject), ...SAID].map((subject) => `audit.table.${subject}`),
    ...new Set(
      [...tables.flatMap(({ columns }) => columns), ...SAID_COLUMNS].map((column) => `audit.column.${column}`),
    ),
  ]
  const missing = keys.filter((key) => !Object.hasOwn(words, key))
  expect(missing).toEqual([])
  const known = Object.keys(words).filter((key) => /^audit\.(table|column)\./.test(key))
  expect(known.filter((key) => !keys.includes(key))).toEqual([])
})
