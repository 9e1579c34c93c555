import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../cloned-database.ts'
import { connected } from '../postgres/platform-database.ts'
import { createProgress } from '../progress.ts'
import { seedDemo } from './seeding.ts'

test('the demo is not put beside a brand that takes real money', async () => {
  const urls = await cloneDatabase()
  onTestFinished(urls.drop)
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sanuk-seeding-'))
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }))
  await connected(urls.ownerUrl, (client) =>
    client.query(`insert into system.brand (id, code, name, domains, time_zone, currency, languages, modules)
                  values (gen_random_uuid(), 'ACME', 'Acme', '{acme.example}', 'Asia/Bangkok', 'THB', '{th}', '{}')`),
  )
  const progress = createProgress({ write: () => undefined, live: false })
  const seeded = seedDemo(
    { urls, dataDirectory, ledgerKey: 'the secret of an installation' },
    { progress, signal: new AbortController().signal },
  )
  await expect(seeded).rejects.toThrow('This database holds the brand ACME')
  expect(readdirSync(dataDirectory)).toEqual([])
})
