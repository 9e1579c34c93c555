import { randomBytes, randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from '../../../../../../../tools/launcher/src/cloned-database.ts'
import { withinBrand } from '../../../../platform/brand-scope.ts'
import { type Databases, openDatabase } from '../../../../platform/database.ts'
import { createReadAcquaintance } from './acquaintances.ts'
import { createCredentials } from './credentials.ts'
import { createWriteEntry } from './entries.ts'

let clone: ClonedDatabase
let databases: Databases
beforeAll(async () => {
  clone = await cloneDatabase()
  databases = openDatabase(clone.serverUrl, createLog('silent'))
})
afterAll(async () => {
  await databases.close()
  await clone.drop()
})

const brand = randomUUID()
const at = new Date('2026-11-25T03:00:00Z')
const hash = () => randomBytes(32)
const asked = (member: string, browser: Buffer | null, within = brand) =>
  withinBrand(within, () => createReadAcquaintance(databases.database)(member, browser))
const entered = (member: string, tokenHash: Buffer, country: string | null) =>
  withinBrand(brand, () =>
    createWriteEntry(databases.database)({
      member,
      brand,
      at,
      device: { tokenHash, country },
      session: {
        tokenHash: hash(),
        id: randomUUID(),
        address: '203.0.113.1',
        userAgent: 'a browser',
        expiresAt: new Date(at.getTime() + 3_600_000),
      },
    }),
  )

test('an unknown member has no known browser', async () => {
  expect(await asked(randomUUID(), hash())).toEqual({ known: null, any: false })
})

test('a browser is known only for the member who signed in from it', async () => {
  const [member, other, browser] = [randomUUID(), randomUUID(), hash()]
  await withinBrand(brand, () =>
    createCredentials(databases.database).add(databases.database, { member, brand, passwordHash: 'a hash', at }),
  )
  expect(await asked(member, browser)).toEqual({ known: null, any: false })
  expect(await entered(member, browser, 'TH')).toEqual({ first: true, newDevice: false })
  expect(await asked(member, browser)).toEqual({ known: { country: 'TH' }, any: true })
  expect(await asked(member, hash())).toEqual({ known: null, any: true })
  expect(await asked(member, null)).toEqual({ known: null, any: true })
  expect(await asked(other, browser)).toEqual({ known: null, any: false })
})

test('another browser is reported as new once, and its last country is stored', async () => {
  const [member, browser] = [randomUUID(), hash()]
  await withinBrand(brand, () =>
    createCredentials(databases.database).add(databases.database, { member, brand, passwordHash: 'a hash', at }),
  )
  expect(await entered(member, hash(), null)).toEqual({ first: true, newDevice: false })
  expect(await entered(member, browser, 'TH')).toEqual({ first: false, newDevice: true })
  expect(await entered(member, browser, null)).toEqual({ first: false, newDevice: false })
  expect(await asked(member, browser)).toEqual({ known: { country: null }, any: true })
})

test('known browsers are not shared between brands', async () => {
  const [member, browser] = [randomUUID(), hash()]
  await entered(member, browser, 'TH')
  expect(await asked(member, browser, randomUUID())).toEqual({ known: null, any: false })
})
