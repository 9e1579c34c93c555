import type { Database } from '#platform/database'
import type { CallVendor, Vendor } from '#platform/vendors'
import { createGameStore } from './store/games.ts'
import { synchronise } from './synchronise.ts'

export type { Game } from './game.ts'

export type Catalogue = ReturnType<typeof createCatalogue>

/** Which games there are. Vendors say so; the catalogue keeps their lists and answers for all of them. */
export function createCatalogue(needs: {
  readonly database: Database
  readonly callVendor: CallVendor
  readonly vendors: readonly Vendor[]
}) {
  return { ...createGameStore(needs.database), synchronise: synchronise(needs) }
}
