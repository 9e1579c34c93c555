import { type DemoAccounts, drawDemoAccounts, keptDemoAccounts } from '../installation/demo-accounts.ts'
import { connected, type DatabaseUrls } from '../postgres/platform-database.ts'
import type { Progress } from '../progress.ts'
import { runJob } from './jobs.ts'

const isSeeded = (ownerUrl: string): Promise<boolean> =>
  connected(ownerUrl, async (client) => {
    const { rowCount } = await client.query("select 1 from platform.seed where name = 'demo'")
    return rowCount === 1
  })

const noteSeeded = (ownerUrl: string): Promise<unknown> =>
  connected(ownerUrl, (client) => client.query("insert into platform.seed (name) values ('demo')"))

type SeedPlace = { readonly urls: DatabaseUrls; readonly dataDirectory: string; readonly ledgerKey: string }

/**
 * Fills a database that has no demo brand yet and returns the demo accounts; undefined when the database was filled from
 * another data directory, which alone knows the passwords. That it was filled stands in the database itself, so that an
 * interrupted filling is done again.
 */
export const seedDemo = async (
  { urls, dataDirectory, ledgerKey }: SeedPlace,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<DemoAccounts | undefined> => {
  const { ownerUrl } = urls
  const kept = keptDemoAccounts(dataDirectory)
  if (await isSeeded(ownerUrl)) return kept
  const accounts = kept ?? drawDemoAccounts(dataDirectory)
  await progress.step('Filling the demo brand', () =>
    runJob({
      title: 'Filling the demo brand',
      args: ['apps/server/src/seed.ts'],
      environment: { SANUK_OWNER_DATABASE_URL: ownerUrl, SANUK_LEDGER_KEY: ledgerKey },
      input: JSON.stringify(accounts),
      signal,
    }),
  )
  await noteSeeded(ownerUrl)
  return accounts
}
