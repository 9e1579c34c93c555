import { AUDIT_RECORDS, auditFormat, referenceOf } from '@sanuk/contracts/audit-records'
import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { readCatalogues } from '@sanuk/locales/catalogues'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What is said of actions that change no row, and the columns of that. */
const SAID = ['audit.saved_list', 'catalogue.list', 'operators.session', 'turnover.sums']
const SAID_COLUMNS = ['changed', 'gone', 'list', 'looked', 'new', 'rows', 'way']

/** Whole numbers of eight bytes that are no money: counts, the id of a draw, and a strength that may be either. */
const COUNTED = ['points', 'points_per_unit', 'lot', 'issue', 'number', 'measure']

type Column = { subject: string; name: string; type: string; values: string[] }

/** Every column of every table that is audited, with the values that its check allows. */
async function audited(): Promise<Column[]> {
  const { rows } = await house.pool.query(`
    select nspname || '.' || relname as subject, attname::text as name, format_type(atttypid, null) as type,
           (select array_agg(distinct found[1]) from pg_constraint,
              regexp_matches(pg_get_constraintdef(oid), '''([a-z0-9_]+)''::text', 'g') found
             where contype = 'c' and conrelid = tgrelid and conkey = array[attnum]
               and pg_get_constraintdef(oid) like '%= ANY%') as values
      from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
     where tgname = 'watched' order by 1, 2`)
  return rows.map((row) => ({ ...row, values: row.values ?? [] }))
}

const wordsOf = (language: Language): ReadonlySet<string> =>
  new Set([...readCatalogues(language).values()].flatMap((catalogue) => Object.keys(catalogue)))

test('every audited table is described as a kind of record, and no other one', async () => {
  const subjects = new Set((await audited()).map(({ subject }) => subject))
  expect(subjects.size).toBeGreaterThan(50)
  expect([...new Set([...subjects, ...SAID])].toSorted()).toEqual(Object.keys(AUDIT_RECORDS).toSorted())
})

test.each(LANGUAGES)('every kind of record, column and choice that is audited has words in %s', async (language) => {
  const words = wordsOf(language)
  const columns = await audited()
  const choices = columns.flatMap(({ subject, name, values }) => {
    const format = auditFormat(subject, name)
    if (format !== null && typeof format === 'object' && 'words' in format)
      return values.map((it) => [format.words + it])
    return values.map((value) => [`audit.value.${name}.${value}`, `audit.value.${value}`])
  })
  const demanded = [
    ...Object.keys(AUDIT_RECORDS).map((subject) => [`audit.table.${subject}`]),
    ...SAID.map((subject) => [`audit.did.${subject}`]),
    ...[...columns.map(({ name }) => name), ...SAID_COLUMNS].map((name) => [`audit.column.${name}`]),
    ...choices,
  ]
  expect(choices.length).toBeGreaterThan(100)
  expect(demanded.filter((either) => !either.some((word) => words.has(word)))).toEqual([])
})

test('every audited id is shown by a name or left to programs, every sum of money as money', async () => {
  const columns = await audited()
  const ids = columns.filter(({ type }) => type === 'uuid' || type === 'uuid[]')
  const bare = ids.filter(({ subject, name }) => {
    const format = auditFormat(subject, name)
    return format !== 'technical' && referenceOf(format) === null
  })
  expect(bare).toEqual([])
  const sums = columns.filter(({ type, name }) => type.startsWith('bigint') && !COUNTED.includes(name))
  expect(sums.filter(({ subject, name }) => auditFormat(subject, name) !== 'money')).toEqual([])
})

/** A part of a structure that has a word of its own, or is a category of games, a power or a place in a list. */
const isSaid = (words: ReadonlySet<string>, part: string): boolean =>
  /^\d+$/.test(part) ||
  ['audit.column.', 'office.category.', 'operators.power.'].some((room) => words.has(room + part)) ||
  words.has(`audit.column.${part.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`)

test.each(LANGUAGES)('every part of the plans and contents of a brand has words in %s', async (language) => {
  const words = wordsOf(language)
  const structures = (await audited()).filter(({ type }) => type === 'jsonb')
  const parts = await Promise.all(
    structures.map(async ({ subject, name }) => {
      const { rows } = await house.pool.query(`
        with recursive part (key, value) as (
          select null, ${name} from ${subject} where ${name} is not null
          union all
          select child.key, child.value from part, lateral (
            select key, value from jsonb_each(case jsonb_typeof(part.value) when 'object' then part.value else '{}' end)
            union all
            select null, value from jsonb_array_elements(
              case jsonb_typeof(part.value) when 'array' then part.value else '[]' end) value) child)
        select distinct key from part where key is not null`)
      return rows.map(({ key }) => key)
    }),
  )
  expect(parts.flat().length).toBeGreaterThan(50)
  expect([...new Set(parts.flat())].filter((part) => !isSaid(words, part))).toEqual([])
})
