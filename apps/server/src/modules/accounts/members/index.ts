import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type { Member } from '#platform/capabilities/member'
import type { Database, Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createContacts } from './contacts.ts'
import { nicknameFault } from './profile-faults.ts'
import { createProfiles } from './profiles.ts'
import { setType } from './store/account-type.ts'
import { createAgreements } from './store/agreements.ts'
import { createInvitations } from './store/invitations.ts'
import { createJoined } from './store/joined.ts'
import { createMembersStore, type NamedRow, type NewMember, namedIn } from './store/members.ts'
import { isNameFree } from './store/names.ts'
import { createNotes } from './store/notes.ts'
import { createNumbers } from './store/numbers.ts'
import { createOwnProfile } from './store/own-profile.ts'
import { createPayeeNames } from './store/payee-names.ts'
import { setRank } from './store/ranks.ts'
import { createReach } from './store/reach.ts'
import { isReserved } from './username.ts'

export type { NamedRow }

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
    ...createAgreements(needs.database),
    ...createJoined(needs.database),
    ...createNotes(needs.database),
    ...createNumbers(needs.database),
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
    setType,
    ...createContacts(needs.database),
    ...createProfiles(needs.database, cipher),
    ...createOwnProfile(needs.database, cipher),
    isReserved,
    isNameFree,
    /** Adds a member; `null` where somebody of the brand has that username, as a username or a nickname. */
    add: async (transaction: Transaction, member: NewMember): Promise<Member | null> => {
      const { brand, username: name, id } = member
      return (await isNameFree(transaction, { brand, name, member: id })) ? store.add(transaction, member) : null
    },
    nicknameFault,
  }
}
