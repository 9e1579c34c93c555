import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createContacts } from './contacts.ts'
import { createProfiles } from './profiles.ts'
import { createInvitations } from './store/invitations.ts'
import { createJoined } from './store/joined.ts'
import { createMembersStore, type Member, type NamedRow, namedIn } from './store/members.ts'
import { createNotes } from './store/notes.ts'
import { createOwnProfile } from './store/own-profile.ts'
import { createPayeeNames } from './store/payee-names.ts'
import { setRank } from './store/ranks.ts'
import { createReach } from './store/reach.ts'
import { isReserved } from './username.ts'

export type { Member, NamedRow }

export type Members = ReturnType<typeof createMembers>

/** Who plays at a brand: members and agents with their profile. */
export function createMembers(needs: {
  readonly database: Database
  readonly installationSecret?: string | undefined
}) {
  const cipher = createSecretCipher(needs.installationSecret, 'Sanuk identity documents')
  const store = createMembersStore(needs.database)
  return {
    ...store,
    namedIn,
    ...createJoined(needs.database),
    ...createNotes(needs.database),
    ...createPayeeNames(needs.database),
    ...createReach(needs.database),
    ...createInvitations(needs.database),
    /** A member of this brand. Refuses with `not_found`. */
    demand: async (brand: string, id: string): Promise<Member> => {
      const member = await store.find(id)
      if (member?.brand !== brand) throw new Refusal('not_found')
      return member
    },
    setRank,
    ...createContacts(needs.database),
    ...createProfiles(needs.database, cipher),
    ...createOwnProfile(needs.database, cipher),
    /** Adds a member; `null` where the name is taken or nobody may have it. */
    add: async (...[connection, member]: Parameters<typeof store.add>): Promise<Member | null> =>
      isReserved(member.username) ? null : store.add(connection, member),
  }
}
