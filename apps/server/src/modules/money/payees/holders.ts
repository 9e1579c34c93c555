import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { nameKey } from './same-name.ts'
import { createAccountStore } from './store/accounts.ts'

/**
 * In whose name a member's bank accounts are, for rooms below this one. Only accounts that are paid to now count: one
 * that was added a moment ago may be anybody's.
 */
export function createHolders({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const store = createAccountStore(database)
  const holdersOf = async (member: string): Promise<string[]> =>
    (await store.ofMember(member))
      .filter(({ removedAt, usableFrom }) => removedAt === null && usableFrom <= clock())
      .map(({ holder }) => holder)
  return {
    isHolder: async (member: string): Promise<boolean> => (await holdersOf(member)).length > 0,
    /** Whether a typed name is that of the holder; case, spaces and titles do not count. */
    isHolderName: async (member: string, name: string): Promise<boolean> =>
      (await holdersOf(member)).some((holder) => nameKey(holder) === nameKey(name)),
  }
}
