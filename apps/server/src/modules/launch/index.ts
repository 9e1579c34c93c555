import { randomUUID } from 'node:crypto'
import type { Language } from '@sanuk/contracts/wire'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { CallVendor, Vendor } from '#platform/vendors'
import type { Catalogue } from '../catalogue/index.ts'
import { createGameSessions } from './game-sessions.ts'
import { launchGame } from './launch-game.ts'
import { createLaunchStore } from './store.ts'

export type { FoundSession } from './game-sessions.ts'
export type { GameSession } from './store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly oneGame: Catalogue['one']
  readonly callVendor: CallVendor
  readonly vendors: readonly Vendor[]
  readonly siteOrigin: string
}

export type Launch = ReturnType<typeof createLaunch>

/** Opens games at their vendors and knows the sessions of those that are open. */
export function createLaunch(needs: Needs) {
  const store = createLaunchStore(needs.database)
  const vendorNamed = (code: string) => needs.vendors.find((vendor) => vendor.code === code)
  return {
    launchGame: launchGame({ ...needs, store, vendorNamed }),
    sessions: createGameSessions({ ...needs, store }),
    /** The vendor's address that shows a past round, or `null` where the vendor has none to give. */
    replayOf: async (of: {
      vendor: string
      round: string
      member: string
      language: Language
    }): Promise<string | null> => {
      const vendor = vendorNamed(of.vendor)
      if (!vendor) return null
      const { round, member, language } = of
      const reply = await needs.callVendor(vendor, 'roundDetails', { requestId: randomUUID(), round, member, language })
      return reply?.url ?? null
    },
  }
}
