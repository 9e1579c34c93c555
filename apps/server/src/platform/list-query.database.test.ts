import { randomUUID } from 'node:crypto'
import type { ListSort } from '@sanuk/contracts/list-query'
import { createLog } from '@sanuk/host/log'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { type Databases, openDatabase } from './database.ts'
import { holdsText, listPage, newestFrom, ofMember, readListQuery } from './list-query.ts'
import { Refusal } from './refusal.ts'

const BANGKOK = { timeZone: 'Asia/Bangkok' }
const SIZE = 3
const [MALI, NIRAN] = [randomUUID(), randomUUID()]

/** Bangkok is seven hours ahead of UTC: 5 March is from 17:00 UTC of the 4th until then of the 5th. */
const ROWS = [
  { text: 'before', at: '2026-03-04T16:59:59.999999Z', amount: '50000', member: MALI },
  { text: 'begins', at: '2026-03-04T17:00:00Z', amount: '1000000', member: MALI },
  // Three in the same microsecond, two of them with the same amount.
  { text: 'tie', at: '2026-03-05T03:00:00.029958Z', amount: '1000000', member: MALI },
  { text: 'tie', at: '2026-03-05T03:00:00.029958Z', amount: '1000000', member: NIRAN },
  { text: 'tie', at: '2026-03-05T03:00:00.029958Z', amount: '999999', member: NIRAN },
  { text: 'ends 100%', at: '2026-03-05T16:59:59.999999Z', amount: null, member: NIRAN },
  { text: 'after', at: '2026-03-05T17:00:00Z', amount: '20000000', member: NIRAN },
].map((row) => ({ ...row, id: randomUUID() }))

let clone: ClonedDatabase
let databases: Databases
beforeAll(async () => {
  clone = await cloneDatabase()
  const owner = new pg.Client({ connectionString: clone.ownerUrl })
  await owner.connect()
  await owner.query(`
    create schema tried;
    create table tried.entry (id uuid, at timestamptz, amount bigint, member uuid, text text);
    grant usage on schema tried to sanuk_application;
    grant select on tried.entry to sanuk_application`)
  for (const { id, at, amount, member, text } of ROWS) {
    await owner.query('insert into tried.entry values ($1, $2, $3, $4, $5)', [id, at, amount, member, text])
  }
  await owner.end()
  databases = openDatabase(clone.serverUrl, createLog('silent'))
})
afterAll(async () => {
  await databases.close()
  await clone.drop()
})

const entry = z.object({ id: z.string(), at: z.date(), amount: z.nullable(z.bigint()), text: z.string() })
type Asked = Parameters<typeof readListQuery>[0]

/** A page of the entries, and what it is continued with. */
async function pageOf(asked: Asked, more = sql<boolean>`true`) {
  const columns = { at: 'entry.at', id: 'entry.id', amount: 'amount', isAmountOptional: true } as const
  const page = listPage(columns, readListQuery(asked, BANGKOK), SIZE)
  const { rows } = await sql`
    select * from tried.entry where ${page.where} and ${more} order by ${page.order} limit ${page.limit}`.execute(
    databases.database,
  )
  return page.cut(
    rows.map((row) => entry.parse(row)),
    ({ id, at, amount }) => ({ id, at, amount }),
  )
}

/** Ids of all pages, one after the other. */
async function idsOf(asked: Asked): Promise<string[]> {
  const { list, nextCursor } = await pageOf(asked)
  const ids = list.map(({ id }) => id)
  return nextCursor === null ? ids : [...ids, ...(await idsOf({ ...asked, cursor: nextCursor }))]
}

/** The order that a sort promises, worked out here. Instants are written alike, so that their texts compare as they do. */
function expectedOrder(sort: ListSort): string[] {
  const exact = (at: string) =>
    at
      .replace('Z', '')
      .padEnd(26, at.includes('.') ? '0' : '.000000')
      .slice(0, 26)
  const ascending = ROWS.toSorted((one, other) => {
    const worth = sort === 'largest' || sort === 'smallest' ? Number(one.amount ?? 0) - Number(other.amount ?? 0) : 0
    return worth || exact(one.at).localeCompare(exact(other.at)) || (one.id < other.id ? -1 : 1)
  })
  const ids = ascending.map(({ id }) => id)
  return sort === 'newest' || sort === 'largest' ? ids.toReversed() : ids
}

test.each<ListSort>(['newest', 'oldest', 'largest', 'smallest'])(
  'pages in the order %s have every row once, equal times and amounts too',
  async (sort) => {
    expect(await idsOf({ sort })).toEqual(expectedOrder(sort))
  },
)

const textsOf = async (asked: Asked, more?: ReturnType<typeof ofMember>): Promise<string[]> =>
  (await pageOf({ sort: 'oldest', ...asked }, more)).list.map(({ text }) => text)

test('days are those of the time zone, both included', async () => {
  expect(await textsOf({ to: '2026-03-04' })).toEqual(['before'])
  expect(await textsOf({ from: '2026-03-06' })).toEqual(['after'])
  const day = { from: '2026-03-05', to: '2026-03-05' }
  expect((await textsOf(day))[0]).toBe('begins')
  expect((await textsOf({ ...day, sort: 'newest' }))[0]).toBe('ends 100%')
  expect(await idsOf(day)).toHaveLength(5)
})

test('amounts are between the least and the most, both included, and a row without one is in no range', async () => {
  expect(await textsOf({ least: '100.0001' })).toEqual(['after'])
  expect(await idsOf({ least: '100', most: '100' })).toHaveLength(3)
  expect(await textsOf({ most: '99.9999' })).toEqual(['before', 'tie'])
})

test('a search finds the member or the text, and nothing where nobody has the name', async () => {
  expect(await textsOf({ to: '2026-03-05' }, ofMember(MALI, 'member'))).toEqual(['before', 'begins', 'tie'])
  expect(await textsOf({ from: '2026-03-06' }, ofMember(NIRAN, 'id', 'member'))).toEqual(['after'])
  expect(await textsOf({}, ofMember(null, 'member'))).toEqual([])
  expect(await textsOf({}, holdsText('ENDS 100%', sql.ref('text')))).toEqual(['ends 100%'])
  expect(await textsOf({}, holdsText('e_ds', sql.ref('text')))).toEqual([])
})

test('a cursor of another order is refused', async () => {
  const { nextCursor: cursor } = await pageOf({ sort: 'largest' })
  if (cursor === null) throw new Error('there is one page only')
  expect(() => readListQuery({ cursor }, BANGKOK)).toThrow(Refusal)
  const { nextCursor: byDay } = await pageOf({})
  if (byDay === null) throw new Error('there is one page only')
  expect(() => readListQuery({ cursor: byDay, sort: 'smallest' }, BANGKOK)).toThrow(Refusal)
})

test('a list without amounts cannot be ordered by one', () => {
  expect(() => listPage({ at: 'at', id: 'id' }, { ...newestFrom(null), sort: 'largest' }, SIZE)).toThrow('no amount')
})
