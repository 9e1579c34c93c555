import { createLog } from '@sanuk/host/log'
import { buildHouse } from '../../src/house.ts'
import { listenForChanges } from '../../src/platform/changes.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { createLive } from '../../src/platform/live.ts'
import { anywhere } from '../anywhere.fixture.ts'
import type { TestHouse } from '../house.fixture.ts'

/** Another process of the same installation, as far as a database can tell: a house of its own on the first one's rows. */
export async function openSecondHouse(first: TestHouse) {
  const log = createLog('silent')
  const databases = openDatabase(first.clones.serverUrl, log)
  const live = await createLive(first.clones.serverUrl, databases.pool, log)
  const { site, office, changed } = await buildHouse({
    databases,
    live,
    log,
    outgoing: anywhere,
    clock: first.clock,
    bank: null,
    gameVendors: [],
    siteOrigin: 'http://localhost',
    trustedProxies: [],
    requestsPerMinute: 1_000_000,
  })
  const hearing = listenForChanges(first.clones.serverUrl, changed, log)
  await hearing.ready
  return {
    site,
    close: async () => {
      await Promise.all([site.close(), office.close(), live.close(), hearing.close()])
      await databases.close()
    },
  }
}
