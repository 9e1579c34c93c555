import { createPoolBooks, type KeepsBooks } from './keep-books.ts'
import { createPoolStandings } from './store/standing.ts'
import { createToldPools, type ToldBy } from './told-pools.ts'

export type { PoolStanding } from './store/standing.ts'

export type Jackpots = ReturnType<typeof createJackpots>

/** The progressive pools: what their vendors tell of them, and what members of each brand put in and won. */
export function createJackpots(needs: ToldBy & KeepsBooks) {
  return { ...createToldPools(needs), ...createPoolBooks(needs), standings: createPoolStandings(needs.database) }
}
