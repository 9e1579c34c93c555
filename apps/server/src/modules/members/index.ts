import type { Database } from '#platform/database'
import { createSecretCipher } from '#platform/secret-cipher'
import { createContacts } from './contacts.ts'
import { createProfiles } from './profiles.ts'
import { createMembersStore, type Member } from './store.ts'
import { isReserved } from './username.ts'

export type { Member }

export type Members = ReturnType<typeof createMembers>

/** Who plays at a brand: members and agents with their profile. */
export function createMembers(needs: {
  readonly database: Database
  readonly installationSecret?: string | undefined
}) {
  const store = createMembersStore(needs.database)
  return {
    ...store,
    ...createContacts(needs.database),
    ...createProfiles(needs.database, createSecretCipher(needs.installationSecret, 'Sanuk identity documents')),
    /** Adds a member; `null` where the name is taken or nobody may have it. */
    add: async (...[connection, member]: Parameters<typeof store.add>): Promise<Member | null> =>
      isReserved(member.username) ? null : store.add(connection, member),
  }
}
