import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { buildHouse } from '../../src/house.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { createLive } from '../../src/platform/live.ts'
import { anywhere } from '../anywhere.fixture.ts'
import { openHouse } from '../house.fixture.ts'

export const INSTALLATION_SECRET = 'the secret of an installation for tests'

/** A house that can keep vendors' keys, and another process of the same platform beside it, which hears of changes. */
export async function openVendorRooms() {
  const dependencies = { installationSecret: INSTALLATION_SECRET }
  const house = await openHouse([], dependencies)
  const log = createLog('silent')
  const databases = openDatabase(house.clones.serverUrl, log)
  const live = await createLive(house.clones.serverUrl, databases.pool, log)
  const other = await buildHouse({
    databases,
    live,
    log,
    outgoing: anywhere,
    bank: null,
    clock: house.clock,
    gameVendors: [],
    ...dependencies,
    siteOrigin: 'http://localhost',
    trustedProxies: [],
    requestsPerMinute: 1_000_000,
  })
  const following = await other.vendors.follow(house.clones.serverUrl)
  return {
    ...house,
    /** What the other process knows. */
    other,
    /** How a ticket that nobody issued is answered: INVALID_TOKEN says that the signature was right. */
    heard: async (vendor: string, key: { id: string; secret: string }): Promise<string> => {
      const content = { requestId: randomUUID(), token: 'no-such-ticket' }
      return (await house.signed('/seamless/v1/authenticate', content, { vendor, key })).body.status
    },
    close: async () => {
      await following.stop()
      await Promise.all([other.site.close(), other.office.close(), live.close()])
      await databases.close()
      await house.close()
    },
  }
}
