import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { placeOf } from '#platform/place-of'

type Tables = { 'identity.network': { brand: string; member: string; network: string; seen_at: Date } }

/** How long a network is remembered after the last sign-in from it. */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000

export type Networks = ReturnType<typeof createNetworks>

/** Networks from which members sign in. A sign-in stores its own (`entries.ts`). */
export function createNetworks({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const own = database.withTables<Tables>()
  const oldest = (): Date => new Date(clock().getTime() - REMEMBERED_MS)
  return {
    /** Whether the member signed in from the network of an address within the last 90 days. */
    isKnown: async (member: string, address: string): Promise<boolean> => {
      const row = await own
        .selectFrom('identity.network')
        .select('seen_at')
        .where('member', '=', member)
        .where('network', '=', placeOf(address).network)
        .where('seen_at', '>', oldest())
        .executeTakeFirst()
      return row !== undefined
    },
    forgetOld: async (): Promise<void> => {
      await own.deleteFrom('identity.network').where('seen_at', '<=', oldest()).execute()
    },
  }
}
