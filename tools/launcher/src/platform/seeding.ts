import { Fault } from '../faults.ts'
import { type DemoAccounts, drawDemoAccounts, keptDemoAccounts } from '../installation/demo-accounts.ts'
import { connected, type DatabaseUrls } from '../postgres/platform-database.ts'
import type { Progress } from '../progress.ts'
import { runJob } from './jobs.ts'

const isSeeded = (ownerUrl: string): Promise<boolean> =>
  connected(ownerUrl, async (client) => {
    const { rowCount } = await client.query("select 1 from platform.seed where name = 'demo'")
    return rowCount === 1
  })

/** The demo is never put beside brands that take real money. */
const demandNoRealBrand = (ownerUrl: string): Promise<void> =>
  connected(ownerUrl, async (client) => {
    const { rows } = await client.query<{ code: string }>('select code from system.brand where not demo limit 1')
    if (!rows[0]) return
    throw new Fault(
      `This database holds the brand ${rows[0].code}, which takes real money: ./sanuk runs demos. See "Running it for real" in README.md.`,
    )
  })

const noteSeeded = (ownerUrl: string): Promise<unknown> =>
  connected(ownerUrl, (client) => client.query("insert into platform.seed (name) values ('demo')"))

type SeedPlace = { readonly urls: DatabaseUrls; readonly dataDirectory: string; readonly ledgerKey: string }

/**
 * Fills a database that has no demo brand yet and returns the demo accounts; undefined when the database was filled from
 * another data directory, which alone knows the passwords. That it was filled stands in the database itself, so that an
 * interrupted filling is done again. Throws a `Fault` where a brand that takes real money is there.
 */
export const seedDemo = async (
  { urls, dataDirectory, ledgerKey }: SeedPlace,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<DemoAccounts | undefined> => {
  const { ownerUrl } = urls
  const kept = keptDemoAccounts(dataDirectory)
  if (await isSeeded(ownerUrl)) return kept
  await demandNoRealBrand(ownerUrl)
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
