import type { Database } from '#platform/database'
import type { CallVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'
import { createGameStore } from './store/games.ts'
import { synchronise } from './synchronise.ts'

export type { Game } from './game.ts'
export { sandboxGame } from './sandbox-game.ts'

export type Catalogue = ReturnType<typeof createCatalogue>

/** Which games there are. Vendors say so; the catalogue keeps their lists and answers for all of them. */
export function createCatalogue(needs: {
  readonly database: Database
  readonly callVendor: CallVendor
  readonly vendors: Pick<Vendors, 'all' | 'isEnabled'>
}) {
  const store = createGameStore(needs.database, needs.vendors.isEnabled)
  return { ...store, synchronise: synchronise(needs) }
}
