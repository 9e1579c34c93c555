import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossBrands } from '#platform/brand-scope'
import { type Databases, openDatabase } from '#platform/database'
import { type ClonedDatabase, cloneDatabase } from '../../../../../../tools/launcher/src/cloned-database.ts'
import { beginMissingLegal } from './begin-legal.ts'
import { createLegalVersions } from './store/legal-versions.ts'

let clones: ClonedDatabase
let databases: Databases
let owner: pg.Client
beforeAll(async () => {
  clones = await cloneDatabase()
  databases = openDatabase(clones.serverUrl, createLog('silent'))
  owner = new pg.Client({ connectionString: clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await databases.close()
  await clones.drop()
})

const now = new Date('2026-11-27T05:00:00Z')

/** Two brands from before there were such documents, and the job as a process runs it. */
function oldInstallation() {
  const brands = [
    { id: randomUUID(), languages: ['th', 'en'] as const },
    { id: randomUUID(), languages: ['en'] as const },
  ]
  const { database } = databases
  return {
    brands,
    run: () => acrossBrands(beginMissingLegal({ database, clock: () => now, brands: async () => brands })),
    inForce: (brand: string) => acrossBrands(() => createLegalVersions(database).inForce(brand)),
  }
}

test('brands without terms and privacy get the samples once, however often and in parallel it runs', async () => {
  const { brands, run, inForce } = oldInstallation()
  await Promise.all([run(), run(), run()])
  await run()
  for (const { id } of brands) {
    const sample = { number: 1, published_at: now, version: { sample: true } }
    expect(await inForce(id)).toMatchObject([
      { document: 'terms', ...sample },
      { document: 'privacy', ...sample },
    ])
    const { rows } = await owner.query('select titles from content.entry where brand = $1', [id])
    expect(rows).toHaveLength(2)
  }
})

test('a document that operators have drafted or published is left alone, and the other one is added', async () => {
  const { brands, run, inForce } = oldInstallation()
  const [drafted = '', published = ''] = brands.map(({ id }) => id)
  const version = (text: string) =>
    JSON.stringify({
      kind: 'legal',
      document: 'terms',
      from: null,
      until: null,
      title: { en: text },
      content: { en: text },
      sample: false,
    })
  const add = (brand: string, column: 'draft' | 'published', text: string) =>
    owner.query(
      `insert into content.entry (id, brand, kind, titles, position, ${column}, published_at, changed_at)
       values (gen_random_uuid(), $1, 'legal', '', 0, $2, case when $3 = 'published' then now() end, now())`,
      [brand, version(text), column],
    )
  await add(drafted, 'draft', 'Being written')
  await add(published, 'published', 'Our own terms')
  await run()
  expect((await inForce(drafted)).map(({ document }) => document)).toEqual(['privacy'])
  expect(await inForce(published)).toMatchObject([
    { document: 'terms', number: 1, version: { content: { en: 'Our own terms' } } },
    { document: 'privacy', number: 1 },
  ])
})
