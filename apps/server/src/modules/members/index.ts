import type { Database } from '#platform/database'
import { createMembersStore, type Member } from './store.ts'
import { isReserved } from './username.ts'

export type { Member }

export type Members = ReturnType<typeof createMembers>

/** Who plays at a brand: members and agents with their profile. */
export function createMembers(needs: { readonly database: Database }) {
  const store = createMembersStore(needs.database)
  return {
    ...store,
    /** Adds a member; false where the name is taken or nobody may have it. */
    add: async (...[connection, member]: Parameters<typeof store.add>): Promise<boolean> =>
      !isReserved(member.username) && store.add(connection, member),
  }
}
